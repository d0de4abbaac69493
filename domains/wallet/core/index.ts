// The wallet's rules, for every room and for higher domains.
export { type BalanceSummary, isRestricted, type PurseState, spendable, summarise } from "./balance.ts";
export {
	type CommandKey,
	type CommandKind,
	type HouseAccount,
	isWellFormed,
	largestDelta,
	type PostCommand,
	type PostingKind,
	type Purse,
	postingKinds,
	reversibleKinds,
	type Sign,
	type WalletName,
} from "./command.ts";
export { byNewest, type EntryPosition, readEntryCursor, writeEntryCursor } from "./ledger-page.ts";
export type { PostStatus } from "./post-status.ts";
export {
	createReferenceLedger,
	type ReferenceAnswer,
	type ReferenceLedger,
	type ReferenceState,
} from "./reference-ledger.ts";
export {
	lineId,
	longestPeriodDays,
	type Period,
	readCursor,
	type StatementPosition,
	statementPeriod,
	usualPeriodDays,
	writeCursor,
} from "./statement.ts";
