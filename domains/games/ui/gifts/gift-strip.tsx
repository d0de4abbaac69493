// The free spins that the house gave, where rewards stand: how many at which stake, in which games, until when, what they brought.
// Nothing where there are none.
import { useEffect } from "react";
import { Amount, Badge, DateTime, Icon, useFormats } from "#platform/ui";
import type { OwnGift } from "../../contract/index.ts";
import { RowHead } from "../home/game-row.tsx";
import { useGoToGame } from "../launch.ts";
import { useGamesText } from "../text.ts";
import { isOpen, useGifts, useGiftsKnown } from "./use-gifts.ts";

export type GiftStripProps = {
	/** With those that are over, too. */
	readonly all?: boolean;
	/** Called when it is known whether there are any: what stands below may be shown then, and does not jump. */
	readonly onKnown?: () => void;
};

export function GiftStrip({ all = false, onKnown }: GiftStripProps) {
	const say = useGamesText();
	const gifts = useGifts();
	const isKnown = useGiftsKnown();
	useEffect(() => {
		if (isKnown) onKnown?.();
	}, [isKnown, onKnown]);
	const shown = all ? gifts : gifts.filter((gift) => isOpen(gift) || gift.state === "planned");
	if (shown.length === 0) return null;
	return (
		<section aria-label={say("gifts.title")} className={all ? "" : "mb-12"}>
			<RowHead title={say("gifts.title")} text={say("gifts.intro")} />
			<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{shown.map((gift) => (
					<GiftCard key={gift.giftId} gift={gift} />
				))}
			</ul>
		</section>
	);
}

const tones = { planned: "accent", running: "won", used: "plain", over: "plain", withdrawn: "plain" } as const;

/** As a member is told: one that has none left is used up, whatever its time. */
function toldState({ state, left }: OwnGift): keyof typeof tones {
	if (left === 0) return "used";
	return state === "planned" || state === "running" || state === "withdrawn" ? state : "over";
}

function GiftCard({ gift }: { readonly gift: OwnGift }) {
	const say = useGamesText();
	const { amount } = useFormats();
	const { left, spins, stake, currency, won, startsAt, endsAt } = gift;
	const state = toldState(gift);
	const planned = state === "planned";
	return (
		<li className="cut-corner flex flex-col gap-2 rounded-card bg-surface-1 p-5">
			<div className="flex items-center gap-2 text-13 text-text-3">
				<Badge tone={tones[state]}>{say(`gifts.states.${state}`)}</Badge>
				<span className="grow" />
				<span className="tabular-nums">{say("gifts.leftOf", { left, spins })}</span>
			</div>
			<p className="flex items-center gap-2 text-20 font-bold text-accent-text tabular-nums">
				<Icon name="rewards" className="size-5" />
				{say("gifts.spinsAt", { count: isOpen(gift) || planned ? left : spins, stake: amount(stake, currency) })}
			</p>
			<p className="text-13 text-text-3">
				{say(planned ? "gifts.from" : "gifts.until")} <DateTime at={planned ? startsAt : endsAt} />
			</p>
			{left === spins ? null : (
				<p className="text-14 text-text-2">
					{say("gifts.won")} <Amount amount={won} currency={currency} className="font-bold" />
				</p>
			)}
			<Games gift={gift} />
		</li>
	);
}

/** Each game that they can be played in; a button while they can. */
function Games({ gift }: { readonly gift: OwnGift }) {
	const say = useGamesText();
	const go = useGoToGame();
	const named = gift.games.filter(({ displayName }) => displayName !== "");
	if (!isOpen(gift)) return <p className="text-14 text-text-2">{named.map((game) => game.displayName).join(", ")}</p>;
	return (
		<ul className="mt-1 flex flex-wrap gap-2">
			{named.map(({ gameId, vassalage, displayName }) => (
				<li key={gameId}>
					<button
						type="button"
						aria-label={say("tile.playName", { name: displayName })}
						onClick={() => go.play({ gameId, vassalage })}
						className="flex min-h-11 items-center gap-2 rounded-control bg-surface-3 px-3 text-14 font-medium transition hover:bg-accent hover:text-accent-ink"
					>
						<Icon name="play" className="size-4" />
						{displayName}
					</button>
				</li>
			))}
		</ul>
	);
}
