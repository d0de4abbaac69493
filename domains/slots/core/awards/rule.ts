// What a kind of award must tell: which wins stand on a board. One file a kind; see index.ts for the registry.
import type { Board, SlotEvent } from "../events.ts";
import type { Award, AwardKind, Cell, PayTable } from "../pay-table.ts";

export type WinEvent = Extract<SlotEvent, { readonly type: "line-win" | "ways-win" | "cluster-win" | "anywhere-win" }>;

export type AwardOf<Kind extends AwardKind> = Extract<Award, { readonly kind: Kind }>;

/** What wins are looked for with. */
export type Evaluation = {
	readonly table: PayTable;
	readonly ladder: number;
	/** What a cell's tile multiplies by; 0 where none lies. */
	readonly floor?: ((cell: Cell) => number) | undefined;
};

export type AwardRule<Kind extends AwardKind> = {
	/** The wins on the board, each with the wilds' multipliers, `ladder` and the floor's tiles in its pay. */
	readonly find: (board: Board, rules: Evaluation & { readonly award: AwardOf<Kind> }) => WinEvent[];
};
