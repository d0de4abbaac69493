// What a vendor says to the platform's wallet, whatever its dialect, and what a dialect has to write and to read for it.
import type { CurrencyCode } from "#platform/kernel";

export type CommandName = "authenticate" | "balance" | "bet" | "win" | "rollback" | "end-round" | "promo" | "adjust";

/** One command. Amounts in minor units; `reference` is the transaction it answers to. */
export type Command = {
	readonly name: CommandName;
	readonly member?: string;
	readonly token?: string;
	readonly currency: CurrencyCode;
	readonly game?: string;
	readonly round?: string;
	readonly transaction?: string;
	readonly reference?: string;
	readonly amount?: bigint;
	readonly closed?: boolean;
};

/** A call as it is sent; the same letter sent again is the same call. */
export type Letter = {
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
};

export type Reply = { readonly body: string; readonly header: (name: string) => string | undefined };

export type Heard = {
	/** In the dialect's own word. */
	readonly status: string;
	readonly ok: boolean;
	/** Nothing was decided: to be asked again. */
	readonly again: boolean;
	readonly member?: string;
	/** Minor units of the currency that was named. */
	readonly balance?: bigint;
	/** Of dialects that tell it. */
	readonly replayed?: boolean;
};

/** Where a forged call differs from what the vendor would have signed. */
export type Forgery = "signature" | "stale" | "other vendor";

export type Dialect = {
	readonly name: "hmac" | "hub88" | "form" | "transfer";
	/** Commands that it has no words for. */
	readonly lacks: readonly CommandName[];
	/** Signed for this moment, in Unix milliseconds. Throws for what it lacks. */
	readonly write: (command: Command, at: number, forged?: Forgery) => Letter;
	/** Throws for an answer that is none, or that the platform did not sign where the dialect says so. */
	readonly read: (reply: Reply, currency: CurrencyCode) => Heard;
};
