// A round that needs no further input, as a studio asks for it and as it stands. Types only.
import type { PlayTicket } from "#platform/http";
import type { CurrencyCode } from "#platform/kernel";
import type { RoundStatus } from "../../contract/index.ts";

/** A round that needs no further input: bet, win and close in one durable write. Amounts in minor units. */
export type PlayRound = {
	readonly play: PlayTicket;
	/** The client's idempotency key, or the studio's own: unique for the member and the game. */
	readonly key: string;
	/** Total stake, positive. */
	readonly stake: bigint;
	/**
	 * The stake is what the member's last round just won: the game's limits of a stake do not bind it, and with the name
	 * of a doublingTable it brings no points, turnover, scores or parts of pots, which it brought when it was first at risk.
	 */
	readonly winStaked?: boolean;
	/** Total win, zero or more. */
	readonly win: bigint;
	readonly payTable: string;
	/** Plain JSON, the studio's typed events in order. */
	readonly events: readonly unknown[];
};

/** A round as it stands. On a replay of its key it is the stored one, whatever win and events came with the repeat. */
export type PlayedRound = {
	readonly roundId: string;
	readonly gameCode: string;
	readonly mode: "real" | "demo";
	readonly status: RoundStatus;
	readonly currency: CurrencyCode;
	readonly stake: bigint;
	/** What the house staked for the member, in a spin that was an award of free spins: their own stake is 0n then. */
	readonly freeStake?: bigint | undefined;
	readonly win: bigint;
	readonly balanceBefore: bigint;
	/** After the whole round. */
	readonly balance: bigint;
	readonly payTable: string;
	readonly events: readonly unknown[];
	readonly startedAt: Date;
	readonly replayed: boolean;
};
