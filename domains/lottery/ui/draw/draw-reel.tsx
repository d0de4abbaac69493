// A draw as it comes: beads that run and rest, a few seconds long, skipped by one press; still where motion is not wished.
import { useEffect, useRef, useState } from "react";
import type { Digits } from "../../core/index.ts";
import { Bead } from "../check/bead.tsx";
import { useLotteryText } from "../text.ts";
import { type Running, reelMilliseconds, resting, shownAt } from "./reel.ts";

export type DrawReelProps = {
	readonly balls: Running;
	readonly issue: string;
	readonly digits: Digits;
	/** A bead came to rest; all of them did. */
	readonly onRest?: ((beads: number) => void) | undefined;
	readonly onDone: () => void;
};

const stillMilliseconds = 1_500;

export function DrawReel({ balls, issue, digits, onRest, onDone }: DrawReelProps) {
	const say = useLotteryText();
	const { elapsed, skip } = useReel({ balls, onRest, onDone });
	const rests = resting(elapsed, balls.count);
	// The places of a result never change.
	const places = shownAt(digits, elapsed, balls).map((digit, place) => ({ digit, place, key: String(place) }));
	return (
		<section
			aria-label={say("draw.of", { issue })}
			className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface-2 p-3 min-h-24 sm:p-4"
		>
			<div className="flex min-w-0 flex-col gap-2">
				<p className="text-13 text-text-2">{say("draw.of", { issue })}</p>
				<span aria-hidden="true" className="flex flex-wrap gap-1.5 sm:gap-2">
					{places.map(({ digit, place, key }) => (
						<Bead key={key} size="large" quiet={place >= rests}>
							{String(digit)}
						</Bead>
					))}
				</span>
			</div>
			<button
				type="button"
				onClick={skip}
				className="min-h-11 rounded-control bg-surface-3 px-4 text-14 font-medium transition hover:brightness-110 active:scale-95"
			>
				{say("draw.skip")}
			</button>
		</section>
	);
}

function useReel({ balls: { count }, onRest, onDone }: Pick<DrawReelProps, "balls" | "onRest" | "onDone">) {
	const [elapsed, setElapsed] = useState(0);
	const told = useRef({ onRest, onDone, beads: 0, done: false });
	told.current.onRest = onRest;
	told.current.onDone = onDone;
	useEffect(() => {
		const began = performance.now();
		const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
		const end = still ? stillMilliseconds : reelMilliseconds;
		if (still) setElapsed(reelMilliseconds);
		let frame = 0;
		const next = (): void => {
			const now = performance.now() - began;
			if (!still) setElapsed(now);
			const beads = resting(still ? reelMilliseconds : now, count);
			if (beads > told.current.beads) {
				told.current.beads = beads;
				told.current.onRest?.(beads);
			}
			if (now < end) frame = requestAnimationFrame(next);
			else finish(told.current);
		};
		frame = requestAnimationFrame(next);
		return () => cancelAnimationFrame(frame);
	}, [count]);
	return { elapsed, skip: () => finish(told.current) };
}

function finish(told: { done: boolean; readonly onDone: () => void }): void {
	if (told.done) return;
	told.done = true;
	told.onDone();
}
