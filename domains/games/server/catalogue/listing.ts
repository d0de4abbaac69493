// What a studio says of its games and of itself when it registers them. Types only.
import type { CurrencyCode } from "#platform/kernel";
import type { Category, Volatility } from "../../core/index.ts";

/** One game as its studio offers it. */
export type GameListing = {
	/** The studio's own code: "ember-crown". */
	readonly code: string;
	readonly gameType: Category;
	/** By language; English is required. */
	readonly names: Readonly<Record<string, string>> & { readonly en: string };
	/** Theoretical return in per cent, two decimals: "96.50". A game of bets on events has none. */
	readonly rtp?: string;
	/** Version of the pay table that is in force. */
	readonly payTable: string;
	/** Lines or ways of a slot. */
	readonly lines?: number;
	readonly volatility?: Volatility;
	/** Least and greatest total stake, in minor units, by currency. A currency that is not here cannot be played. */
	readonly limits: Readonly<Partial<Record<CurrencyCode, { readonly min: bigint; readonly max: bigint }>>>;
	readonly tags: readonly ("hot" | "new")[];
	/** Paths on the site: square and 3:4. */
	readonly art: { readonly small: string; readonly show: string };
	/** Hue of its palette in degrees. */
	readonly hue: number;
	/** Whether a free trial is offered. */
	readonly trial: boolean;
	/** The place in lists; lower comes first. */
	readonly order: number;
	/** The most one spin can win: times its stake, two decimals ("1500.00"), and once in how many rounds. */
	readonly topAward?: { readonly times: string; readonly oneIn: number };
	/** The standard deviation of one round in stakes, at the widest way to bet: the bound of its actual return follows from it. */
	readonly deviation?: number;
};

/** What is done with a round that was left open: let its studio finish it by rule, or give all wagers back. */
export type InterruptedRounds = "complete" | "refund";

/** A vendor as it registers itself. */
export type VendorListing = {
	/** The code, "vassalage" in the calls: TESSERA. */
	readonly code: string;
	readonly names: Readonly<Record<string, string>> & { readonly en: string };
	/** Code of its art and marks. */
	readonly artCode: string;
	/** Where its frame is, without the launch token: "/arcade/". */
	readonly launchUrl: string;
	readonly interrupted: InterruptedRounds;
	/** After so many seconds without a command an open round counts as interrupted. */
	readonly interruptedAfterSeconds: number;
	/** Members stake there from a purse of its own, for ever. */
	readonly transfer?: boolean;
	/** The house itself: it opens in the house's own frame. */
	readonly house?: boolean;
	/** Its first place among the vendors, least first (100 when absent); an operator may move it afterwards. */
	readonly order?: number;
};
