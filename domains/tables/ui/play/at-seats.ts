// What a player does at seats of blackjack: takes one, leaves it, takes a turn.
import type { Sitting, TablePlay } from "./table-types.ts";

/** A seat of blackjack taken, left and played. */
export function seatedAt({ state, change, ports }: Sitting): Pick<TablePlay, "move" | "sit"> {
	return {
		async move(move, seat) {
			const { busy, table, own } = state.get();
			const { round } = table;
			if (busy || round === undefined) return;
			change({ busy: true, notice: undefined });
			const turn = round.playing?.turn?.number ?? 0;
			const answer = await ports.move({ key: ports.newKey(), roundId: round.roundId, turn, seat, move });
			if (!answer.ok) {
				change({ busy: false, notice: answer.error });
				return;
			}
			const { ticket, balance } = answer.value;
			change({ busy: false, balance, ...(ticket === null ? {} : { own: [...own, ticket] }) });
		},
		async sit(seat) {
			const answer = await ports.sit(seat);
			change(answer.ok ? { held: answer.value.held ?? undefined, notice: undefined } : { notice: answer.error });
		},
	};
}
