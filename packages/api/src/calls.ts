/** The schemas behind the routes: for servers and tests. The browser takes only the types. */
export * from "./platform/calls.ts";
export * from "./product/calls.ts";
