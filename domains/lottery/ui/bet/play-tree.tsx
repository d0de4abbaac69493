// The tree of plays in two quiet strips: groups, and what can be played in the chosen one.
import { useEffect, useRef } from "react";
import type { Play, PlayGroup } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";
import { usePlayWords } from "./play-words.ts";

export type PlayTreeProps = {
	readonly play: Play;
	/** Of the play's family. */
	readonly groups: readonly PlayGroup[];
	readonly onPlay: (play: Play) => void;
};

export function PlayTree({ play, groups, onPlay }: PlayTreeProps) {
	const say = useLotteryText();
	const words = usePlayWords();
	const group = groups.find(({ plays }) => plays.includes(play));
	return (
		<div className="flex flex-col gap-2">
			<Strip label={say("tree.groups")}>
				{groups.map((each) => (
					<button
						key={each.code}
						type="button"
						aria-pressed={each === group}
						onClick={() => each.plays[0] !== undefined && each !== group && onPlay(each.plays[0])}
						className="relative min-h-11 shrink-0 px-3 text-14 font-medium whitespace-nowrap text-text-2 transition hover:text-text-1 aria-pressed:text-text-1 aria-pressed:after:absolute aria-pressed:after:inset-x-3 aria-pressed:after:bottom-0 aria-pressed:after:h-0.5 aria-pressed:after:bg-hue"
					>
						{words.group(each)}
					</button>
				))}
			</Strip>
			<Strip label={say("tree.plays")}>
				{(group?.plays ?? []).map((each) => (
					<button
						key={each.id}
						type="button"
						aria-pressed={each === play}
						onClick={() => onPlay(each)}
						className="min-h-11 shrink-0 rounded-control bg-surface-2 px-3.5 text-14 whitespace-nowrap text-text-2 transition hover:bg-surface-3 hover:text-text-1 aria-pressed:cut-corner-small aria-pressed:bg-hue aria-pressed:font-medium aria-pressed:text-ground"
					>
						{words.play(each)}
					</button>
				))}
			</Strip>
		</div>
	);
}

/** One line that scrolls sideways; what is chosen is brought into it. */
function Strip({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
	const strip = useRef<HTMLFieldSetElement>(null);
	useEffect(() => {
		const chosen = strip.current?.querySelector('[aria-pressed="true"]');
		if (strip.current === null || !(chosen instanceof HTMLElement)) return;
		strip.current.scrollLeft = chosen.offsetLeft - strip.current.clientWidth / 2 + chosen.clientWidth / 2;
	});
	return (
		<fieldset ref={strip} aria-label={label} className="scroll-row relative min-w-0 gap-1.5">
			{children}
		</fieldset>
	);
}
