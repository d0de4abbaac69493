// The default brand's ways to pay out, and what it asks of withdrawals, as data: play money to play banks. Amounts are decimal
// strings of the brand's currency. Sentences are in seed/payouts/.
import { inEachLanguage } from "#platform/kernel";
import bn from "./payouts/bn.json" with { type: "json" };
import en from "./payouts/en.json" with { type: "json" };
import id from "./payouts/id.json" with { type: "json" };
import ja from "./payouts/ja.json" with { type: "json" };
import ko from "./payouts/ko.json" with { type: "json" };
import th from "./payouts/th.json" with { type: "json" };
import vi from "./payouts/vi.json" with { type: "json" };
import zh from "./payouts/zh.json" with { type: "json" };

/** In the order of the page. */
export const payoutMethods = [
	{
		code: "mosaic-payout",
		kind: "bank-account",
		hours: 24,
		smallest: "20",
		largest: "10000",
		feeFixed: "0",
		feeBasisPoints: 0,
		quick: ["50", "100", "250", "500", "1000"],
	},
	{
		code: "lantern-payout",
		kind: "bank-account",
		hours: 4,
		smallest: "50",
		largest: "5000",
		feeFixed: "1",
		feeBasisPoints: 50,
		quick: ["100", "250", "500", "1000"],
	},
] as const;

/** Above the first amount two operators decide; from the second on it is large. */
export const payoutThreshold = { secondAbove: "1000", largeFrom: "1000" } as const;

/** The words of each way, a language each. */
export const payoutWords = inEachLanguage<typeof en>({ bn, en, id, ja, ko, th, vi, zh });
