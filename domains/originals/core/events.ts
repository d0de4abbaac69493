// The events of a round of an instant game, in order: what is kept, sent and shown again.
import type { Seeds } from "#platform/kernel";
import type { Choice, Outcome, Shown } from "./registry.ts";

/** What a player needs to check a round once its server seed is known. */
export type Commitment = Omit<Seeds, "serverSeed"> & {
	/** SHA-256 of the server seed's text, in hex: known before the bet. */
	readonly serverHash: string;
};

/** Multipliers are in ten-thousandths of the stake. */
export type OriginalEvent =
	| { readonly type: "bet"; readonly choice: Choice; readonly fair: Commitment }
	| { readonly type: "outcome"; readonly outcome: Outcome }
	| Shown
	/** Where the mines lay. */
	| { readonly type: "laid-out"; readonly cells: readonly number[] }
	/** The seed of a round that was everybody's, once it is over. */
	| { readonly type: "revealed"; readonly serverSeed: string }
	/** `returned`: nothing was risked, the stake came back. */
	| { readonly type: "total"; readonly times: number; readonly ended: "won" | "lost" | "cashed-out" | "returned" };

export type OriginalEventType = OriginalEvent["type"];
