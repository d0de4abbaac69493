// The free spins that the house gave, where rewards stand: how many at which stake, in which games, until when, what they brought.
// Nothing where there are none.
import { useEffect } from "react";
import { Amount, Badge, DateTime, Icon, useFormats } from "#platform/ui";
import type { OwnFreeSpinsAward } from "../../contract/index.ts";
import { RowHead } from "../home/game-row.tsx";
import { useGoToGame } from "../launch.ts";
import { useGamesText } from "../text.ts";
import { isOpen, useFreeSpins, useFreeSpinsKnown } from "./use-free-spins.ts";

export type FreeSpinsStripProps = {
	/** With those that are over, too. */
	readonly all?: boolean;
	/** Called when it is known whether there are any: what stands below may be shown then, and does not jump. */
	readonly onKnown?: () => void;
};

export function FreeSpinsStrip({ all = false, onKnown }: FreeSpinsStripProps) {
	const say = useGamesText();
	const freeSpins = useFreeSpins();
	const isKnown = useFreeSpinsKnown();
	useEffect(() => {
		if (isKnown) onKnown?.();
	}, [isKnown, onKnown]);
	const shown = all ? freeSpins : freeSpins.filter((award) => isOpen(award) || award.state === "planned");
	if (shown.length === 0) return null;
	return (
		<section aria-label={say("freeSpins.title")} className={all ? "" : "mb-12"}>
			<RowHead title={say("freeSpins.title")} text={say("freeSpins.intro")} />
			<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{shown.map((award) => (
					<FreeSpinsCard key={award.freeSpinsId} award={award} />
				))}
			</ul>
		</section>
	);
}

const tones = { planned: "accent", running: "won", used: "plain", over: "plain", withdrawn: "plain" } as const;

/** As a member is told: one that has none left is used up, whatever its time. */
function toldState({ state, left }: OwnFreeSpinsAward): keyof typeof tones {
	if (left === 0) return "used";
	return state === "planned" || state === "running" || state === "withdrawn" ? state : "over";
}

function FreeSpinsCard({ award }: { readonly award: OwnFreeSpinsAward }) {
	const say = useGamesText();
	const { amount } = useFormats();
	const { left, spins, stake, currency, won, startsAt, endsAt } = award;
	const state = toldState(award);
	const planned = state === "planned";
	return (
		<li className="cut-corner flex flex-col gap-2 rounded-card bg-surface-1 p-5">
			<div className="flex items-center gap-2 text-13 text-text-3">
				<Badge tone={tones[state]}>{say(`freeSpins.states.${state}`)}</Badge>
				<span className="grow" />
				<span className="tabular-nums">{say("freeSpins.leftOf", { left, spins })}</span>
			</div>
			<p className="flex items-center gap-2 text-20 font-bold text-accent-text tabular-nums">
				<Icon name="rewards" className="size-5" />
				{say("freeSpins.spinsAt", { count: isOpen(award) || planned ? left : spins, stake: amount(stake, currency) })}
			</p>
			<p className="text-13 text-text-3">
				{say(planned ? "freeSpins.from" : "freeSpins.until")} <DateTime at={planned ? startsAt : endsAt} />
			</p>
			{left === spins ? null : (
				<p className="text-14 text-text-2">
					{say("freeSpins.won")} <Amount amount={won} currency={currency} className="font-bold" />
				</p>
			)}
			<Games award={award} />
		</li>
	);
}

/** Each game that they can be played in; a button while they can. */
function Games({ award }: { readonly award: OwnFreeSpinsAward }) {
	const say = useGamesText();
	const go = useGoToGame();
	const named = award.games.filter(({ displayName }) => displayName !== "");
	if (!isOpen(award)) return <p className="text-14 text-text-2">{named.map((game) => game.displayName).join(", ")}</p>;
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
