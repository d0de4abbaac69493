// The wallet's rules, for every room and for higher domains.
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
