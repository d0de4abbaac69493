// Above the felt: how the table stands and how long still, what came, and plainly that it is drawn.
import { useEffect, useRef, useState } from "react";
import type { TableSeen } from "../../contract/index.ts";
import { readOutcome } from "../../core/index.ts";
import type { TablePlay } from "../play/table-types.ts";
import { useTableText } from "../text.ts";
import { useOutcomeWords } from "./outcome-words.ts";
import { useNow } from "./use-table.ts";

export type TableHeadProps = {
	readonly table: Pick<TablePlay, "now">;
	readonly seen: TableSeen;
	readonly says: string | undefined;
};

/** What of the dealing has been shown before the result is said. */
const saidAt = 0.95;

/** How the table stands for eyes: between the close and the deal it is closed. */
export function standing({ phase }: TableSeen, now: number): "closed" | TableSeen["phase"]["name"] {
	return phase.name === "open" && now >= phase.endsAt ? "closed" : phase.name;
}

function shownOutcome({ phase, round }: TableSeen, now: number): string | undefined {
	if (round?.outcome === undefined) return undefined;
	if (phase.name === "result" || phase.name === "idle" || phase.name === "paused") return round.outcome;
	const part = (now - phase.startsAt) / Math.max(1, phase.endsAt - phase.startsAt);
	return phase.name === "dealing" && part >= saidAt ? round.outcome : undefined;
}

/** How the table stands and what it shows, as it changes and no oftener. */
export function useStanding(table: Pick<TablePlay, "now">, seen: TableSeen) {
	const look = () => ({ state: standing(seen, table.now()), outcome: shownOutcome(seen, table.now()) });
	const [stands, setStands] = useState(look);
	const looking = useRef(look);
	looking.current = look;
	useEffect(() => {
		const again = (): void =>
			setStands((before) => {
				const next = looking.current();
				return before.state === next.state && before.outcome === next.outcome ? before : next;
			});
		again();
		const timer = setInterval(again, 100);
		return () => clearInterval(timer);
	}, []);
	return stands;
}

export function TableHead({ table, seen, says }: TableHeadProps) {
	const say = useTableText();
	const now = useNow(table);
	const words = useOutcomeWords();
	const state = standing(seen, now);
	const seconds = Math.max(0, Math.ceil((seen.phase.endsAt - now) / 1_000));
	const outcome = shownOutcome(seen, now);
	const urgent = state === "open" && seconds <= 3;
	return (
		<div className="pointer-events-none absolute inset-x-0 top-0 flex flex-wrap items-start justify-between gap-2 p-4">
			<p className="cut-corner-small flex items-baseline gap-2 bg-surface-1/90 px-3 py-1 text-14 font-medium">
				<span className="size-2 self-center rounded-full bg-hue" />
				{say(`phase.${state}`)}
				{state === "open" || state === "shuffling" || state === "playing" ? (
					<span role="timer" aria-live="off" className={`text-20 font-bold tabular-nums ${urgent ? "text-lost" : ""}`}>
						{say("phase.seconds", { count: seconds })}
					</span>
				) : null}
			</p>
			<Lit seen={seen} />
			{says === undefined || outcome !== undefined ? null : (
				<p className="order-last w-full truncate text-14 text-text-2">{says}</p>
			)}
			{outcome === undefined ? null : (
				<p className="cut-corner-small bg-accent px-3 py-1 text-16 font-bold text-accent-ink">{words(outcome)}</p>
			)}
			<p role="status" className="sr-only">
				{outcome === undefined
					? urgent
						? say("phase.closing")
						: state === "open"
							? say("phase.open")
							: ""
					: words(outcome)}
			</p>
		</div>
	);
}

/** Numbers that are lit in this round. */
function Lit({ seen }: { readonly seen: TableSeen }) {
	const say = useTableText();
	const outcome = seen.round?.outcome === undefined ? undefined : readOutcome(seen.round.outcome);
	if (outcome?.type !== "ball" || outcome.lit.length === 0) return null;
	const list = outcome.lit.map(({ number, total }) => `${number} ×${total}`).join("  ");
	return (
		<p className="cut-corner-small bg-surface-1/90 px-3 py-1 text-14 font-bold text-accent-text tabular-nums">
			{say("result.lit", { list })}
		</p>
	);
}
