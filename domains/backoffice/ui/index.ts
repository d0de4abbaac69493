// The public face of the console: one component, and its sentences.
export { Console } from "./console.tsx";
export { backofficeMessages } from "./text.ts";
