// What happens at the table in words, for eyes and screen readers: whose turn it is, what was done, who won, what went wrong.
import type { SeenTable } from "../../core/index.ts";
import { Chips } from "../hall/table-rows.tsx";
import { usePokerText } from "../text.ts";

export type TableSaidProps = {
	readonly seen: SeenTable;
	readonly away: boolean;
	readonly refused: string | undefined;
};

export function TableSaid({ seen, away, refused }: TableSaidProps) {
	const say = usePokerText();
	return (
		<div className="min-h-7 px-3 text-center text-14 text-text-2">
			<p role="status" aria-live="polite">
				{away ? say("said.away") : <Said seen={seen} />}
			</p>
			{refused === undefined ? null : (
				<p role="alert" className="text-lost">
					{say(refused === "POKER_NOT_YOUR_TURN" ? "said.late" : "said.refused")}
				</p>
			)}
		</div>
	);
}

function Said({ seen }: { readonly seen: SeenTable }) {
	const say = usePokerText();
	const { hand, you, seats, config } = seen;
	const nameOf = (no: number) => seats.find((seat) => seat.no === no)?.name ?? "";
	if (config === null) return null;
	if (hand === null) return <>{say(seats.length < 2 ? "said.alone" : "said.soon")}</>;
	if (hand.end !== null) {
		const won = hand.end.pots.flatMap(({ parts }) => parts.flatMap((part) => part.won));
		return (
			<>
				{[...new Set(won.map(({ seat }) => seat))].map((seat) => (
					<span key={seat} className="me-3">
						{say("said.wins", { name: nameOf(seat) })}{" "}
						<Chips
							of={won.filter((one) => one.seat === seat).reduce((sum, { amount }) => sum + amount, 0)}
							currency={config.currency}
						/>
					</span>
				))}
			</>
		);
	}
	if (you?.legal != null) return <b className="text-accent-text">{say("said.yours")}</b>;
	if (hand.last !== null)
		return (
			<>
				{say("said.acted", { name: nameOf(hand.last.seat), act: say(`act.${hand.last.act.type}`) })}{" "}
				{hand.last.act.type === "raise" ? <Chips of={hand.last.to} currency={config.currency} /> : null}
			</>
		);
	return <>{say("said.dealt")}</>;
}
