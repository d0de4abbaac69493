// What can be done while seats of blackjack take their turns: one's own moves, insurance, or whose turn it is.
import type { CurrencyCode } from "#platform/kernel";
import { Button } from "#platform/ui";
import { amountOn, seatNumbers } from "../../core/index.ts";
import { ownBets } from "../play/table-play.ts";
import type { TablePlay, TableUiState } from "../play/table-types.ts";
import { useTableText } from "../text.ts";

export type TurnBarProps = {
	readonly table: Pick<TablePlay, "move">;
	readonly state: TableUiState;
	readonly currency: CurrencyCode;
};

export function TurnBar({ table, state, currency }: TurnBarProps) {
	const say = useTableText();
	const { playing } = state.table.round ?? {};
	if (playing === undefined) return null;
	const own = ownBets(state.own, currency);
	const { turn, insuring } = playing;
	const mine = turn !== undefined && turn.seat === state.held && amountOn(own, `seat-${turn.seat}`) > 0n;
	const insured = seatNumbers.filter(
		(seat) => amountOn(own, `seat-${seat}`) > 0n && amountOn(own, `insurance-${seat}`) === 0n,
	);
	const words = insuring
		? say("seats.insuring")
		: mine
			? say("seats.yours")
			: turn === undefined
				? say("phase.dealing")
				: say("seats.turn", { seat: turn.seat });
	return (
		<div className="flex flex-wrap items-center justify-between gap-2">
			<p role="status" className={`text-14 ${mine ? "font-bold text-accent-text" : "text-text-2"}`}>
				{words}
			</p>
			<div className="flex flex-wrap gap-1.5">
				{insuring
					? insured.map((seat) => (
							<Button key={seat} size="large" busy={state.busy} onPress={() => void table.move("insure", seat)}>
								{say("seats.insurance", { seat })}
							</Button>
						))
					: null}
				{mine
					? turn.moves.map((move) => (
							<Button
								key={move}
								size="large"
								look={move === "hit" || move === "stand" ? "primary" : "plain"}
								busy={state.busy}
								onPress={() => void table.move(move, turn.seat)}
							>
								{say(`moves.${move}`)}
							</Button>
						))
					: null}
			</div>
		</div>
	);
}
