// Public randomness: what a domain that draws in public may use.
export type { Beacon } from "./beacon.ts";
export { drandBeacon } from "./drand.ts";
