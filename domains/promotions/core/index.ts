// The rules of promotions: what each kind brings, the ten states, draws that anybody can make again. Pure.
export { budgetFault, costBound, mostOfTurn } from "./budget.ts";
export { addDays, dayAt, dayNumber, dayStart, mondayOf, type Turn, turnAt, turnBefore, type Zone } from "./days.ts";
export { promotionsPermissions } from "./desk-permissions.ts";
export { dryRun, type Measured, measureOf } from "./dry-run.ts";
export {
	type Audience,
	audiences,
	claims,
	entries,
	isElsewhere,
	isRight,
	type Kind,
	kinds,
	type Metric,
	metrics,
	periods,
	type Rule,
} from "./kinds.ts";
export { drawRaffle, listText, rangesOf, readList } from "./raffle.ts";
export { cutPacket } from "./red-packet.ts";
export { cashbackOf, referralOf, signStep, ticketsOf } from "./rewards.ts";
export type { BlockOf } from "./seeded-draw.ts";
export { isOver, type MoveTerms, move, type Refusal, type State, states } from "./states.ts";
