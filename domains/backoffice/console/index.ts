// The public face of the console: one component.
export { Console, type ConsoleProps } from "./console.tsx";
