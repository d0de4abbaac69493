// The public face of the games' rules.
export {
	type CatalogueGame,
	type Category,
	categories,
	type GameQuery,
	largestAward,
	type Names,
	nameIn,
	type Page,
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
	type FreeSpinsRefusal,
	type FreeSpinsState,
	type FreeSpinsTerms,
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
	type UpcomingPreset,
	upcomingPresets,
} from "./period.ts";
export { netOf, type PlayedSum, sumBy, totalOf } from "./profit.ts";
export {
	decideRound,
	type InterruptionPolicy,
	liveOf,
	type Round,
	type RoundCommand,
	type RoundRefusal,
	type RoundStatus,
	type RoundStep,
	type RoundTransaction,
	resolveInterrupted,
	totalsOf,
} from "./round.ts";
export { roundTime } from "./round-id.ts";
export { searchQuery, searchText } from "./search.ts";
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
	mostPrizes,
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
export { decideWager, doublingTable, type StakeLimits, type WagerFacts, type WagerRefusal } from "./wager.ts";
export { winTimes } from "./win-times.ts";
