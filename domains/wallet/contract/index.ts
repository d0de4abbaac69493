// What crosses the wire of the wallet.
export { getBalance, purseBalance } from "./endpoints/get-balance.ts";
export { largestPage, listTransactions, statementLine, statementScope } from "./endpoints/list-transactions.ts";
export { holdErrors, postErrors, statementErrors } from "./errors.ts";
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
