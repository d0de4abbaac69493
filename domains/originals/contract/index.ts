// The calls of the house's instant games, and the events of their rounds.
export type { CrashBet, CrashPast, CrashPlayed, CrashRound, CrashTable } from "./crash/models.ts";
export { type CrashSeen, crashRoom, crashTable } from "./crash/room.ts";
export { betCrash } from "./endpoints/bet-crash.ts";
export { betOriginal } from "./endpoints/bet-original.ts";
export { cashOutCrash } from "./endpoints/cash-out-crash.ts";
export { cashOutOriginal } from "./endpoints/cash-out-original.ts";
export { enterCrash } from "./endpoints/enter-crash.ts";
export { enterOriginal } from "./endpoints/enter-original.ts";
export { listCrashRounds } from "./endpoints/list-crash-rounds.ts";
export { readSeeds } from "./endpoints/read-seeds.ts";
export { rotateSeeds } from "./endpoints/rotate-seeds.ts";
export { stepOriginal } from "./endpoints/step-original.ts";
export { originalEvent } from "./events.ts";
export type { OriginalRound, PlayedOriginal, SeedsView } from "./models.ts";
export { originalVendor, originalVendors } from "./vendors.ts";
