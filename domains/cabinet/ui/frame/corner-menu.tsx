// The one menu of a game, in its corner: rules, past rounds, sound, full screen, keys, leaving.
import { useRef, useState } from "react";
import { useLayer } from "#platform/ui";
import { useCabinetText } from "../text.ts";
import { Glyph, type GlyphName } from "./glyph.tsx";

export type CornerMenuProps = {
	readonly muted: boolean;
	/** Undefined where there is nothing to hear: a replay of an instant game. */
	readonly onMute: (() => void) | undefined;
	/** Undefined for a round whose amounts are not told. */
	readonly onRules: (() => void) | undefined;
	/** Undefined where the game has no keys of its own. */
	readonly onKeys: (() => void) | undefined;
	readonly onHistory: (() => void) | undefined;
	/** Undefined where the market allows none, and in a trial and a replay. */
	readonly onAutoplay?: (() => void) | undefined;
	/** Undefined where a game has no seeds to show. */
	readonly onFairness?: (() => void) | undefined;
	/** Undefined when there is nowhere to go back to. */
	readonly onClose: (() => void) | undefined;
	/** Where closing leads: out of the game, or back to it from a replay. */
	readonly closing?: "leave" | "back";
	readonly version: string;
};

export function CornerMenu(props: CornerMenuProps) {
	const say = useCabinetText();
	const [open, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const close = (): void => {
		setOpen(false);
		button.current?.focus();
	};
	useLayer({ open, close });
	const choose = (act: () => void) => (): void => {
		setOpen(false);
		act();
	};
	const item = (glyph: GlyphName, words: string, act: (() => void) | undefined) => (
		<Item glyph={glyph} words={words} onPress={act === undefined ? undefined : choose(act)} />
	);
	return (
		<div className="relative">
			<button
				ref={button}
				type="button"
				aria-label={say("menu.open")}
				title={say("menu.open")}
				aria-expanded={open}
				onClick={() => setOpen(!open)}
				className="grid size-11 place-items-center rounded-control bg-surface-2 text-text-1 transition hover:bg-surface-3 active:scale-95"
			>
				<Glyph name="menu" />
			</button>
			{open ? (
				<div className="absolute start-0 bottom-full z-30 mb-3 w-64 rounded-card bg-surface-2 p-1.5 shadow-float">
					{item("rules", say("menu.rules"), props.onRules)}
					{item("auto", say("autoplay.title"), props.onAutoplay)}
					{item("history", say("menu.history"), props.onHistory)}
					{item("fair", say("menu.fairness"), props.onFairness)}
					{item(
						props.muted ? "silence" : "sound",
						props.muted ? say("menu.soundOn") : say("menu.soundOff"),
						props.onMute,
					)}
					{item("screen", fullScreenOn() ? say("menu.leaveFullScreen") : say("menu.fullScreen"), toggleFullScreen)}
					{item("keys", say("menu.keys"), props.onKeys)}
					{item("leave", props.closing === "back" ? say("menu.back") : say("menu.close"), props.onClose)}
					<p className="px-3 pt-1 pb-1.5 text-13 text-text-3">{say("version", { version: props.version })}</p>
				</div>
			) : null}
		</div>
	);
}

type ItemProps = { readonly glyph: GlyphName; readonly words: string; readonly onPress: (() => void) | undefined };

function Item({ glyph, words, onPress }: ItemProps) {
	if (onPress === undefined) return null;
	return (
		<button
			type="button"
			onClick={onPress}
			className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-14 transition hover:bg-surface-3"
		>
			<Glyph name={glyph} />
			{words}
		</button>
	);
}

const fullScreenOn = (): boolean => document.fullscreenElement !== null;

function toggleFullScreen(): void {
	if (fullScreenOn()) void document.exitFullscreen();
	else void document.documentElement.requestFullscreen().catch(() => {});
}
