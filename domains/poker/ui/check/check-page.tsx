// Poker's part of the page that checks: the root that was told before the blinds, and the way to it from every card that was seen.
import { useEffect, useState } from "react";
import { Section } from "#cabinet/ui";
import { CardFace } from "../table/card-face.tsx";
import { usePokerText } from "../text.ts";
import { handIn, readHand } from "./check-address.ts";
import { type CheckedCard, checkHand } from "./check-hand.ts";

export function CheckPage({ hash }: { readonly hash: string }) {
	const say = usePokerText();
	const [text, setText] = useState(() => handIn(hash));
	const asked = readHand(text);
	const checked = useChecked(text);
	return (
		<main data-hue="PVP" className="mx-auto flex min-h-dvh max-w-240 flex-col gap-6 bg-ground p-4 text-text-1 sm:p-8">
			<header className="flex flex-col gap-2">
				<h1 className="text-28 font-bold">{say("check.title")}</h1>
				<p className="text-14 text-text-2">{say("check.text")}</p>
			</header>
			<label className="flex flex-col gap-1.5 text-14">
				{say("check.proof")}
				<textarea
					className="h-32 rounded-control border border-line-control bg-ground p-3 font-mono text-13"
					value={text}
					spellCheck={false}
					onChange={(event) => setText(event.target.value.trim())}
				/>
			</label>
			{asked === undefined ? <p role="status">{say("check.unread")}</p> : null}
			{asked === undefined || checked === undefined ? null : (
				<Section title={say("check.result")}>
					<p className="text-14 break-all text-text-2">{say("check.root", { root: asked.root })}</p>
					<ul className="flex flex-col gap-2">
						{checked.map((card) => (
							<Card key={card.place} card={card} />
						))}
					</ul>
				</Section>
			)}
			<Section title={say("check.how")}>
				<p className="text-14 text-text-2">{say("check.howText")}</p>
			</Section>
		</main>
	);
}

export function PokerName() {
	const say = usePokerText();
	return <>{say("check.name")}</>;
}

function Card({ card: { card, place, right } }: { readonly card: CheckedCard }) {
	const say = usePokerText();
	return (
		<li className="flex items-center gap-3 rounded-control bg-surface-1 p-2 text-14">
			<CardFace card={card} size="small" />
			<span className="tabular-nums">{say("check.place", { place: place + 1 })}</span>
			<span className={right ? "text-won" : "text-lost"}>{say(right ? "check.right" : "check.wrong")}</span>
		</li>
	);
}

function useChecked(text: string): readonly CheckedCard[] | undefined {
	const [checked, setChecked] = useState<readonly CheckedCard[]>();
	useEffect(() => {
		let gone = false;
		const asked = readHand(text);
		setChecked(undefined);
		if (asked === undefined || crypto.subtle === undefined) return undefined;
		void checkHand(asked).then((next) => (gone ? undefined : setChecked(next)));
		return () => {
			gone = true;
		};
	}, [text]);
	return checked;
}
