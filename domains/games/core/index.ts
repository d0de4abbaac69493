// The public face of the games' rules.
export {
	type CatalogueGame,
	type Category,
	categories,
	largestAward,
	type Names,
	nameIn,
	pageOf,
	selectGames,
	stakeSteps,
	type TopAward,
	timesText,
	type Volatility,
} from "./catalogue.ts";
export { type DemoPurse, decideDemoRound, newDemoPurse } from "./demo.ts";
export { type GameDraft, type GameFault, gameFault, isOver, mostRecommended } from "./desk.ts";
export { gamesPermissions } from "./desk-permissions.ts";
export {
	decideFreeSpinsSpin,
	type FreeSpinsFault,
	type FreeSpinsKept,
	type FreeSpinsState,
	freeSpinsCost,
	freeSpinsFault,
	freeSpinsState,
	freeSpinsStates,
	mostFreeSpins,
	mostFreeSpinsGames,
	mostFreeSpinsMembers,
} from "./free-spins.ts";
export { deviationOf, judgeReturn, type ReturnVerdict } from "./game-return.ts";
export {
	advancePot,
	type Cycle,
	contributionOf,
	type Hit,
	type JackpotKind,
	jackpotKinds,
	mostPoint,
	openCycle,
	type PotFault,
	type PotRules,
	pointLine,
	potFault,
	potOf,
	wholeUnits,
} from "./jackpot.ts";
export { maskAccount } from "./mask.ts";
export {
	decidePeriod,
	isWithin,
	type Period,
	type PeriodPreset,
	periodOf,
	periodOfDay,
	periodPresets,
	upcomingPresets,
} from "./period.ts";
export { netOf, type PlayedSum, sumBy, totalOf } from "./profit.ts";
export {
	decideRound,
	type Round,
	type RoundCommand,
	type RoundStatus,
	type RoundStep,
	resolveInterrupted,
	totalsOf,
} from "./round.ts";
export { roundTime } from "./round-id.ts";
export { searchText } from "./search.ts";
export {
	countedOf,
	endTicket,
	openTicket,
	raiseTicket,
	type Standing,
	type StandRefusal,
	type Stood,
	standTicket,
	stateOf,
	type TicketStands,
	type TicketState,
} from "./ticket.ts";
export {
	nextCodes,
	nextSpan,
	type PrizeKind,
	prizeKinds,
	prizeMoney,
	prizeSum,
	prizesOf,
	sameTerms,
	scoreOf,
	scoreText,
	type TournamentEntry,
	type TournamentFault,
	type TournamentScore,
	type TournamentState,
	type TournamentTerms,
	tournamentEntries,
	tournamentFault,
	tournamentScores,
	tournamentState,
	tournamentStates,
} from "./tournament.ts";
export {
	asksSecond,
	type PointTerms,
	promisedADay,
	promisesMore,
	promiseWorth,
	proposalLapses,
	type TournamentPromise,
	worthOfPoints,
} from "./tournament-promise.ts";
export {
	keysOfDialect,
	minorOfUnits,
	signedFields,
	unitsOf,
	type VendorDialect,
	type VendorKeyPurpose,
	vendorDialects,
	vendorFault,
	vendorKeyPurposes,
} from "./vendor-dialect.ts";
export { decideWager, doublingTable, type StakeLimits } from "./wager.ts";
export { winTimes } from "./win-times.ts";
