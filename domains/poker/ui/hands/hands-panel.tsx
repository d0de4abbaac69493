// One's own hands, the newest first; one of them is shown again at the table, kept as a file, and checked.
import { useEffect, useState } from "react";
import type { Client } from "#platform/contract/client";
import { Button, saveFile } from "#platform/ui";
import { type CardProof, listPokerHands, readPokerHand } from "../../contract/index.ts";
import { type HandRecord, phhOf } from "../../core/index.ts";
import { handAddress } from "../check/check-address.ts";
import { Chips } from "../hall/table-rows.tsx";
import { CardFace } from "../table/card-face.tsx";
import { usePokerText } from "../text.ts";
import { Figures } from "./figures.tsx";
import { HandReplay } from "./hand-replay.tsx";

export type HandsPanelProps = { readonly client: Client; readonly currency: string };

export function HandsPanel({ client, currency }: HandsPanelProps) {
	const say = usePokerText();
	const [hands, setHands] = useState<readonly HandRecord[]>();
	const [more, setMore] = useState(false);
	const [chosen, setChosen] = useState<HandRecord>();
	const load = async (before?: string): Promise<void> => {
		const answer = await client.call(listPokerHands, before === undefined ? {} : { before });
		if (!answer.ok) return setHands((known) => known ?? []);
		setHands((known) => [...(before === undefined ? [] : (known ?? [])), ...answer.value.hands]);
		setMore(answer.value.more);
	};
	useEffect(() => {
		void client.call(listPokerHands, {}).then((answer) => {
			setHands(answer.ok ? answer.value.hands : []);
			setMore(answer.ok && answer.value.more);
		});
	}, [client]);
	if (chosen !== undefined) return <Chosen client={client} hand={chosen} onBack={() => setChosen(undefined)} />;
	if (hands === undefined) return <div className="skeleton h-40 rounded-card" />;
	if (hands.length === 0) return <p className="text-14 text-text-2">{say("hands.none")}</p>;
	return (
		<div className="flex flex-col gap-2 overflow-y-auto">
			<Figures client={client} currency={currency} />
			<ul className="flex flex-col gap-1.5">
				{hands.map((hand) => (
					<Row key={hand.id} hand={hand} onChoose={() => setChosen(hand)} />
				))}
			</ul>
			{more ? (
				<Button look="plain" onPress={() => void load(hands.at(-1)?.id)}>
					{say("hands.more")}
				</Button>
			) : null}
		</div>
	);
}

type RowProps = { readonly hand: HandRecord; readonly onChoose: () => void };

function Row({ hand, onChoose }: RowProps) {
	const say = usePokerText();
	const mine = hand.players.find(({ seat }) => seat === hand.you);
	const net = (mine?.won ?? 0) - (mine?.staked ?? 0);
	return (
		<li>
			<button
				type="button"
				onClick={onChoose}
				className="flex w-full items-center gap-3 rounded-control bg-surface-2 px-3 py-2 text-start text-14 transition hover:bg-surface-3"
			>
				<span className="w-16 shrink-0 text-text-3 tabular-nums">{say("hands.number", { number: hand.number })}</span>
				<span className="flex gap-0.5">
					{mine?.cards?.map((card) => (
						<CardFace key={card} card={card} size="small" />
					))}
				</span>
				<span className="flex grow flex-wrap gap-0.5 max-sm:hidden">
					{hand.boards[0]?.map((card) => (
						<CardFace key={card} card={card} size="small" />
					))}
				</span>
				<span className={`ms-auto tabular-nums ${net > 0 ? "text-won" : net < 0 ? "text-lost" : "text-text-2"}`}>
					{net < 0 ? "−" : "+"}
					<Chips of={Math.abs(net)} currency={hand.rules.currency} />
				</span>
			</button>
		</li>
	);
}

type ChosenProps = { readonly client: Client; readonly hand: HandRecord; readonly onBack: () => void };

function Chosen({ client, hand, onBack }: ChosenProps) {
	const say = usePokerText();
	const [proofs, setProofs] = useState<readonly CardProof[]>();
	useEffect(() => {
		void client.call(readPokerHand, { hand: hand.id }).then((answer) => {
			if (answer.ok) setProofs(answer.value.proofs);
		});
	}, [client, hand.id]);
	return (
		<div className="flex min-h-0 grow flex-col gap-3">
			<HandReplay hand={hand} />
			<div className="flex flex-wrap items-center gap-3 text-14">
				<Button look="plain" size="small" onPress={onBack}>
					{say("hands.back")}
				</Button>
				<Button look="plain" size="small" onPress={() => saveFile({ name: `${hand.id}.phh`, text: phhOf(hand) })}>
					{say("hands.download")}
				</Button>
				{proofs === undefined ? null : (
					<a className="text-accent-text underline" target="_blank" rel="noreferrer" href={handAddress(hand, proofs)}>
						{say("hands.check")}
					</a>
				)}
			</div>
			<p className="text-13 break-all text-text-3">{say("check.root", { root: hand.root })}</p>
		</div>
	);
}
