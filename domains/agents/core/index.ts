// The rules of the agents that other rooms use.
export { dayIn } from "./periods.ts";
