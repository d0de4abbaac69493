// The public face of what every game of the house is held to.
export { gateBounds } from "./gate-bounds.ts";
