// The wallet's rules, for every room and for higher domains.
export { type PurseState, spendable } from "./balance.ts";
export { type Purse, postingKinds } from "./command.ts";
export { readEntryCursor, writeEntryCursor } from "./ledger-page.ts";
export { statementPeriod } from "./statement.ts";
