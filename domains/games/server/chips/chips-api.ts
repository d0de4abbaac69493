// The face of chips for studios whose players sit at a table: money goes to the table, is staked and won there hand by hand,
// and comes home. It lies in a purse of its own meanwhile. Types; chips.ts makes it.
import type { Failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { PlayTicket } from "#platform/http";
import type { CurrencyCode, MemberId, Result } from "#platform/kernel";
import type { PlayErrorCode } from "../../contract/index.ts";

export type ChipsFailure = Failure<PlayErrorCode>;

/** Whose chips: a member's, or those of a trial by its play session. */
export type ChipsHolder = {
	readonly memberId: MemberId | undefined;
	readonly playId: string;
	readonly vendor: string;
	readonly gameCode: string;
	readonly currency: CurrencyCode;
};

/** Minor units, positive. `key` is once for its holder. */
export type ChipsMoved = { readonly holder: ChipsHolder; readonly key: string; readonly amount: bigint };

/** One player's part of a hand. Stakes and wins may be zero; `counted` is what of the stake counts as turnover. */
export type ChipsRound = {
	readonly holder: ChipsHolder;
	readonly key: string;
	readonly stake: bigint;
	readonly win: bigint;
	readonly counted: bigint;
	readonly payTable: string;
	readonly events: readonly unknown[];
};

export type Chips = {
	/** Why somebody may not bring so much to a table now; undefined when they may. Asked as of a stake, the game's limits aside. */
	readonly refusal: (play: PlayTicket, amount: bigint) => Promise<ChipsFailure | undefined>;
	/** From the main purse to the table, in the caller's transaction. */
	readonly bring: (tx: Tx, moved: ChipsMoved) => Promise<Result<undefined, ChipsFailure>>;
	/** Back to the main purse. Throws where it does not lie there. */
	readonly home: (tx: Tx, moved: ChipsMoved) => Promise<void>;
	/** A hand: each player's round, all of them or none, trials or members. Answers the rounds' ids, none of trials. */
	readonly play: (tx: Tx, rounds: readonly ChipsRound[]) => Promise<readonly string[]>;
};
