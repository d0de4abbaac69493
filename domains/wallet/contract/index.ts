// What crosses the wire of the wallet.
export { getBalance } from "./endpoints/get-balance.ts";
export { largestPage, listTransactions, statementLine } from "./endpoints/list-transactions.ts";
export { ledgerEventKinds } from "./event-kinds.ts";
export { balanceEvent } from "./events.ts";
export {
	type HeldBack,
	heldBack,
	heldBackBeat,
	heldBackChannel,
	heldBackKept,
	heldBackLongest,
	type KeptBack,
	keptBack,
} from "./held-back.ts";
