// What the program around them and higher domains may ask of standing and points.
import type { ClubLabelOf } from "#members/api";
import type { Result } from "#platform/kernel";
import type { Decided, DecisionAsked, DecisionFailure } from "./decide-exchange.ts";

export { type Decided, type DecisionAsked, type DecisionFailure, mayDecide, type Operator } from "./decide-exchange.ts";

export type LoyaltyApi = {
	/** For the members: a member's rank as the header shows it. */
	readonly clubLabelOf: ClubLabelOf;
	/** Passes or rejects an application, once; refused for an operator without the right `mayDecide` or of another brand. */
	readonly decideExchange: (asked: DecisionAsked) => Promise<Result<Decided, DecisionFailure>>;
};
