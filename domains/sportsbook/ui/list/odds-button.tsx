// A price to press. It changes in place: an arrow and a colour for a moment, nothing moves. Suspended, it keeps its place.
import { useEffect, useState } from "react";
import { type OddsFormat, oddsText } from "../../core/index.ts";
import { useBookText } from "../text.ts";

export type OddsButtonProps = {
	readonly words: string;
	/** Read aloud: whose market it is. */
	readonly about: string;
	readonly odds: number | undefined;
	readonly open: boolean;
	readonly chosen: boolean;
	readonly format: OddsFormat;
	readonly onPress: () => void;
};

const shownFor = 4_000;

type Seen = { readonly odds: number | undefined; readonly move: -1 | 0 | 1 };

/** Up, down, or nothing, for a while after a change. */
export function useMove(odds: number | undefined): -1 | 0 | 1 {
	const [seen, setSeen] = useState<Seen>({ odds, move: 0 });
	if (seen.odds !== odds)
		setSeen({ odds, move: odds === undefined || seen.odds === undefined ? 0 : odds > seen.odds ? 1 : -1 });
	const { move } = seen;
	useEffect(() => {
		if (move === 0 || odds === undefined) return undefined;
		const timer = setTimeout(() => setSeen({ odds, move: 0 }), shownFor);
		return () => clearTimeout(timer);
	}, [move, odds]);
	return move;
}

export function OddsButton({ words, about, odds, open, chosen, format, onPress }: OddsButtonProps) {
	const say = useBookText();
	const move = useMove(odds);
	const shown = odds === undefined ? "–" : oddsText(odds, format);
	const closed = !open || odds === undefined;
	return (
		<button
			type="button"
			data-odds
			aria-pressed={chosen}
			aria-label={`${about}: ${words} ${closed ? say("odds.suspended") : shown}`}
			disabled={closed}
			onClick={onPress}
			className="flex min-h-11 w-full min-w-0 content-center items-center justify-between gap-x-2 rounded-control bg-surface-2 px-3 text-14 transition hover:bg-surface-3 disabled:opacity-55 aria-pressed:bg-accent aria-pressed:text-accent-ink"
		>
			<span className="min-w-0 max-w-full py-1 text-start leading-tight break-words">{words}</span>
			<span
				className={`ms-auto shrink-0 font-bold tabular-nums ${chosen ? "" : move > 0 ? "text-won" : move < 0 ? "text-lost" : ""}`}
			>
				<span aria-hidden="true" className="inline-block w-3 text-13">
					{closed ? "" : move > 0 ? "▲" : move < 0 ? "▼" : ""}
				</span>
				{closed && odds !== undefined ? <Lock /> : shown}
			</span>
		</button>
	);
}

const Lock = () => (
	<svg viewBox="0 0 16 16" width={14} height={14} aria-hidden="true" className="inline" fill="currentColor">
		<path d="M4 7V5a4 4 0 1 1 8 0v2h1v8H3V7Zm2 0h4V5a2 2 0 1 0-4 0Z" />
	</svg>
);
