// What a kind of award must tell: which wins stand on a board. One file a kind; see index.ts for the registry.
import type { Board, SlotEvent } from "../events.ts";
import type { Award, AwardKind, PayTable } from "../pay-table.ts";

export type WinEvent = Extract<SlotEvent, { readonly type: "line-win" | "ways-win" | "cluster-win" | "anywhere-win" }>;

export type AwardOf<Kind extends AwardKind> = Extract<Award, { readonly kind: Kind }>;

export type AwardRule<Kind extends AwardKind> = {
	/** The wins on the board, each with the wilds' multipliers and `ladder` in its pay. */
	readonly find: (
		board: Board,
		rules: { readonly table: PayTable; readonly award: AwardOf<Kind>; readonly ladder: number },
	) => WinEvent[];
};
