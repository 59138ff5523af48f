import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Call } from "./call.jsx";

createRoot(document.getElementById("root")).render(createElement(Call));
