// The rooms by their stakes: what a bullet costs there, who is there, and a cannon with one press.
import { useEffect, useId, useState } from "react";
import { type FramePorts, Marks } from "#cabinet/ui";
import type { CallFailure } from "#platform/contract/client";
import { formatMinor } from "#platform/kernel";
import { Amount, Button } from "#platform/ui";
import { seatsOfRoom } from "../../core/index.ts";
import { seaArtOf } from "../art/sea-art.ts";
import type { Cannon, OpenedFishing, StakesCard } from "../play/open-fishing.ts";
import { minorOf } from "../play/words.ts";
import { useFishingText } from "../text.ts";

export type RoomChoiceProps = {
	readonly opened: OpenedFishing;
	readonly ports: Pick<FramePorts, "failureSentence" | "leave">;
	readonly onSit: (cannon: Cannon) => void;
};

/** Volleys are quicker than any least time between rounds that a market may ask for. */
const quickest = 250;

export function RoomChoice({ opened, ports, onSit }: RoomChoiceProps) {
	const say = useFishingText();
	const titleId = useId();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<CallFailure>();
	// Its fish are drawn while a room is chosen.
	useEffect(() => void seaArtOf(opened.table), [opened.table]);
	const paced = (opened.session?.minimumCycle ?? 0) > quickest && opened.mode === "real";
	const sit = async (card: StakesCard): Promise<void> => {
		setBusy(true);
		const sat = await opened.sit(card.stakes);
		setBusy(false);
		if (sat.ok) onSit(sat.value);
		else setFailure(sat.error);
	};
	return (
		<main
			aria-labelledby={titleId}
			className="flex h-dvh flex-col overflow-y-auto bg-ground text-text-1"
			data-hue="FISH"
		>
			<Marks mode={opened.mode} />
			<div className="m-auto flex w-full max-w-4xl flex-col gap-6 p-4 sm:p-8">
				<div className="flex flex-col gap-2">
					<h1 id={titleId} className="text-28 font-bold">
						{say(`game.${opened.table.game}`)}
					</h1>
					<p className="text-14 text-text-2">{say("rooms.text")}</p>
				</div>
				{failure === undefined ? null : <p role="alert">{ports.failureSentence(failure)}</p>}
				{paced ? <p role="alert">{say("rooms.paced")}</p> : null}
				<ul className="grid gap-3 sm:grid-cols-3">
					{opened.cards.map((card) => (
						<li key={card.stakes}>
							<Card
								card={card}
								opened={opened}
								onPress={busy || paced || !card.open ? undefined : () => void sit(card)}
							/>
						</li>
					))}
				</ul>
				{ports.leave === undefined ? null : (
					<Button look="quiet" onPress={ports.leave}>
						{say("rooms.close")}
					</Button>
				)}
			</div>
		</main>
	);
}

type CardProps = {
	readonly card: StakesCard;
	readonly opened: OpenedFishing;
	/** Undefined while one is taken, and where none may be. */
	readonly onPress: (() => void) | undefined;
};

function Card({ card, opened: { currency, bets }, onPress }: CardProps) {
	const say = useFishingText();
	const unit = minorOf(card.unit, currency);
	const most = formatMinor(unit * BigInt(Math.max(...bets)), currency);
	const name = say(`stakes.${card.stakes}`);
	return (
		<button
			type="button"
			disabled={onPress === undefined}
			onClick={onPress}
			className="cut-corner flex w-full flex-col gap-3 bg-surface-2 p-5 text-start transition hover:bg-surface-3 active:scale-[0.98] disabled:opacity-50"
		>
			<span className="text-20 font-bold text-hue">{name}</span>
			<span className="text-16 tabular-nums">
				<Amount amount={card.unit} currency={currency} /> – <Amount amount={most} currency={currency} />
			</span>
			<span className="text-13 text-text-2">{say("rooms.bullet")}</span>
			<span className="text-13 text-text-3 tabular-nums">
				{card.open
					? say("rooms.taken", { taken: card.taken, seats: Math.max(1, card.rooms) * seatsOfRoom })
					: say("rooms.closed")}
			</span>
		</button>
	);
}
