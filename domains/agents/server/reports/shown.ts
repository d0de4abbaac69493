// Sums as they are answered: decimal strings of one currency.
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import type { ResultSum } from "../../contract/index.ts";
import type { Result } from "../books-store.ts";

type Played = Pick<Result, "stake" | "counted" | "won">;

export const shownPlay = ({ stake, counted, won }: Played, currency: CurrencyCode) => ({
	stake: formatMinor(stake, currency),
	turnover: formatMinor(counted, currency),
	won: formatMinor(won, currency),
	result: formatMinor(won - stake, currency),
});

export const shownResult = (sum: Result, currency: CurrencyCode): ResultSum => ({
	...shownPlay(sum, currency),
	deposits: formatMinor(sum.deposits, currency),
	withdrawals: formatMinor(sum.withdrawals, currency),
	given: formatMinor(sum.given, currency),
});
