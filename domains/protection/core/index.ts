// The rules that protect players: periods, limits, what is left of them, the profile of a market, the time of play.
export {
	type Allowance,
	decideDeposit,
	decideStake,
	type Flow,
	type Flows,
	leftOf,
	noFlow,
	usedOf,
} from "./allowance.ts";
export {
	breakEnd,
	type Exclusion,
	type ExclusionKind,
	exclusionAt,
	exclusionEnd,
	identityMarks,
} from "./exclusions.ts";
export { checkIsDue, haltOf } from "./halt.ts";
export {
	type DocumentKind,
	type DocumentRefusal,
	type DocumentState,
	documentKinds,
	documentRefusals,
	documentStates,
	type IdentityAct,
	type IdentityLevel,
	identityActs,
	identityLevel,
	needsOf,
	needsProof,
} from "./identity.ts";
export {
	amountAt,
	changeLimit,
	type HeldLimit,
	isTimeLimit,
	keepLimit,
	type LimitAmount,
	type LimitChange,
	type LimitHolder,
	type LimitKind,
	limitKinds,
	strictest,
	waitingAt,
} from "./limits.ts";
export { type LookReason, mayPlayIn, reasonToLook } from "./location.ts";
export { dayOf, firstDay, type Period, periodEnd, periodStart, periods, readFrom } from "./periods.ts";
export { afterSign, type PlayRun, playUntil, type TimeAllowance } from "./play-time.ts";
export { hasCycle, isOldEnough, type MinimumCycle, type Profile } from "./profile.ts";
export { isRealityChoice, realityChoices, realityDue, realityMinutes } from "./reality.ts";
