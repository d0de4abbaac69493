// Rounds that halt their tables: what a studio said and what its cards say differ, and two people decide.
import { type TableState, tableCodes } from "../../core/index.ts";
import type { TablesDesk } from "./ports.ts";

type Halt = NonNullable<NonNullable<TableState["video"]>["halt"]>;

/** By round. Tables are few and read from memory. */
export async function haltedRounds({ rooms }: Pick<TablesDesk, "rooms">): Promise<ReadonlyMap<string, Halt>> {
	const states = await Promise.all(tableCodes.map(rooms.look));
	return new Map(
		states.flatMap((state) => {
			const halt = state?.video?.halt ?? null;
			return halt === null || !state?.round ? [] : [[state.round.roundId, halt] as const];
		}),
	);
}
