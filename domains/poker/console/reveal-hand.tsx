// One hand with all its cards. Nothing is shown before somebody said why, and that is written down with their name.

import type { OutputOf } from "#platform/contract";
import { Fact, Facts, fieldsOf, useDeskText, useMay } from "#platform/desk/ui";
import { Button, FailureNote, Field } from "#platform/ui";
import type { revealPokerHand } from "../contract/index.ts";
import { cardText, type HandRecord } from "../core/index.ts";
import { useRevealPokerHand } from "./calls.gen.ts";
import { usePokerDeskText } from "./text.ts";
import { useChips } from "./use-chips.ts";

export function RevealHand({ hand }: { readonly hand: string }) {
	const say = usePokerDeskText();
	const sayDesk = useDeskText();
	const mayReveal = useMay("poker.hands:reveal");
	const reveal = useRevealPokerHand();
	if (!mayReveal) return <p className="text-14 text-text-2">{say("hands.notYours")}</p>;
	if (reveal.data !== undefined) return <Revealed {...reveal.data} />;
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				reveal.mutate({ hand, reason: fieldsOf(event.currentTarget).reason ?? "" });
			}}
		>
			<p className="max-w-[70ch] text-14 text-text-2">{say("hands.revealText")}</p>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{reveal.error === null ? null : <FailureNote error={reveal.error} />}
			<div>
				<Button submit busy={reveal.isPending}>
					{say("hands.reveal")}
				</Button>
			</div>
		</form>
	);
}

const streets = ["0", "1", "2", "3"] as const;

const cards = (all: readonly number[] | null): string => (all === null ? "–" : all.map(cardText).join(" "));

function Revealed({ hand, proofs }: OutputOf<typeof revealPokerHand>) {
	const say = usePokerDeskText();
	const chips = useChips();
	const { currency } = hand.rules;
	return (
		<div className="flex flex-col gap-5">
			<Facts>
				<Fact name={say("hands.hand")}>{`${hand.table} #${hand.number}`}</Fact>
				<Fact name={say("hands.board")}>{hand.boards.map(cards).join(" | ")}</Fact>
				<Fact name={say("hands.rake")}>{chips(hand.rake, currency)}</Fact>
				<Fact name={say("hands.root")}>
					<code className="text-13 break-all">{hand.root}</code>
				</Fact>
				<Fact name={say("hands.proofs")}>{proofs.length}</Fact>
			</Facts>
			<ul className="flex flex-col gap-1.5 text-14">
				{hand.players.map((player) => (
					<li key={player.seat} className="flex flex-wrap gap-x-4 rounded-control bg-surface-2 px-3 py-2">
						<span className="w-40 truncate font-medium">{`${player.seat + 1}. ${player.name}`}</span>
						<span className="font-mono">{cards(player.cards)}</span>
						<span className="tabular-nums">
							{say("hands.went", { staked: chips(player.staked, currency), won: chips(player.won, currency) })}
						</span>
						<span className="text-text-3">{say(player.shown ? "hands.shown" : "hands.hidden")}</span>
					</li>
				))}
			</ul>
			<Acts hand={hand} />
		</div>
	);
}

function Acts({ hand }: { readonly hand: HandRecord }) {
	const say = usePokerDeskText();
	const chips = useChips();
	const nameOf = (no: number) => hand.players.find(({ seat }) => seat === no)?.name ?? String(no + 1);
	return (
		<section className="flex flex-col gap-2">
			<h3 className="text-16 font-bold">{say("hands.acts")}</h3>
			<ol className="flex flex-col gap-0.5 text-14 text-text-2">
				{hand.acts.map((act, turn) => (
					// Acts have no key but their turn.
					<li key={`turn-${String(turn)}`}>
						{say("hands.act", {
							street: say(`hands.streets.${streets[act.street] ?? "0"}`),
							name: nameOf(act.seat),
							act: say(`hands.kinds.${act.act.type}`),
							to: act.act.type === "fold" ? "" : chips(act.to, hand.rules.currency),
							by: say(`hands.by.${act.by}`),
						})}
					</li>
				))}
			</ol>
		</section>
	);
}
