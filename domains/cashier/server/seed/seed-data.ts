// The default brand's ways to pay in as data: play money in play banks. Amounts are decimal strings of the brand's
// currency. Sentences are in seed/.
import { inEachLanguage } from "#platform/kernel";
import type { Channel, MethodKind, OtherAmountRule } from "../../core/index.ts";
import bn from "./bn.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import id from "./id.json" with { type: "json" };
import ja from "./ja.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };
import th from "./th.json" with { type: "json" };
import vi from "./vi.json" with { type: "json" };
import zh from "./zh.json" with { type: "json" };

type SeededMethod = {
	readonly code: keyof typeof en;
	readonly kind: MethodKind;
	readonly provider?: string;
	readonly channel?: Channel;
	readonly otherAmount?: OtherAmountRule;
	readonly hours: number;
	readonly holder: string;
	readonly number: string;
	readonly smallest: string;
	readonly largest: string;
	readonly feeFixed: string;
	readonly feeBasisPoints: number;
	readonly quick: readonly string[];
};

/** In the order of the page. */
export const methods: readonly SeededMethod[] = [
	{
		code: "mosaic-bank",
		kind: "bank-transfer",
		hours: 24,
		holder: "Tessera Play Desk",
		number: "0017-2204-889",
		smallest: "10",
		largest: "5000",
		feeFixed: "0",
		feeBasisPoints: 0,
		quick: ["20", "50", "100", "500", "1000"],
	},
	{
		code: "lantern-express",
		kind: "bank-transfer",
		hours: 4,
		holder: "Tessera Play Desk",
		number: "8841-0926-302",
		smallest: "50",
		largest: "20000",
		feeFixed: "1",
		feeBasisPoints: 50,
		quick: ["100", "250", "500", "2500", "10000"],
	},
	{
		code: "simulated-card",
		kind: "provider",
		provider: "simulator",
		channel: "card",
		hours: 2,
		holder: "",
		number: "",
		smallest: "10",
		largest: "2000",
		feeFixed: "0",
		feeBasisPoints: 0,
		quick: ["20", "50", "100", "500"],
	},
	{
		code: "simulated-wallet",
		kind: "provider",
		provider: "simulator",
		channel: "wallet",
		hours: 2,
		holder: "",
		number: "",
		smallest: "5",
		largest: "5000",
		feeFixed: "0",
		feeBasisPoints: 100,
		quick: ["20", "100", "250", "1000"],
	},
	{
		code: "simulated-crypto",
		kind: "provider",
		provider: "simulator",
		channel: "crypto",
		// Coins come in whatever amount somebody sends.
		otherAmount: "credit",
		hours: 2,
		holder: "",
		number: "",
		smallest: "20",
		largest: "20000",
		feeFixed: "0",
		feeBasisPoints: 0,
		quick: ["50", "250", "1000", "5000"],
	},
	{
		code: "house-voucher",
		kind: "voucher",
		hours: 1,
		holder: "",
		number: "",
		smallest: "1",
		largest: "10000",
		feeFixed: "0",
		feeBasisPoints: 0,
		quick: [],
	},
	{
		code: "team-agent",
		kind: "agent-float",
		hours: 24,
		holder: "",
		number: "",
		smallest: "10",
		largest: "5000",
		feeFixed: "0",
		feeBasisPoints: 0,
		quick: ["20", "50", "100", "500"],
	},
];

/** What may go between agents' floats and members below: one transfer, and a day of one who hands on. */
export const floatLimits = [
	{ kind: "down", smallest: "1", largest: "10000", aDay: "100000" },
	{ kind: "up", smallest: "1", largest: "10000", aDay: "20000" },
] as const;

/** The words of each method, a language each. */
export const spoken = inEachLanguage<typeof en>({ bn, en, id, ja, ko, th, vi, zh });
