import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ConsoleApp } from "./console-app.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root.");
createRoot(root).render(
  <StrictMode>
    <ConsoleApp />
  </StrictMode>,
);
