// What higher domains may ask of the cashier: so far only what it tells of.
export { depositCredited } from "./events.ts";
