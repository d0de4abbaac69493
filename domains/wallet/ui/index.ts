// The public face of the wallet's screens. Pages come in files of their own.
import { lazyPart } from "#platform/ui";

export { useBalanceNews, useShownBalance } from "./balance/use-shown-balance.ts";
export { statementAddress, statementFrom } from "./statement/statement-filters.ts";
export { useStatementWords } from "./statement/statement-words.ts";
export { useWalletText, walletMessages } from "./text.ts";

export const StatementPage = lazyPart(() =>
	import("./statement/statement-page.tsx").then((part) => part.StatementPage),
);
