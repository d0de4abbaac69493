// When something may open over the page by itself. This is the one place that decides it: never before the visitor's first
// act, never over a game or another layer, never while somebody types, and only after a pause of their hands.
import { sinceLastAct } from "./acts.ts";
import { hasLayers } from "./layer-stack.ts";
import { openPopups } from "./popups.ts";

export type Scene = {
	/** Milliseconds since the last press or key; undefined before the first. */
	readonly sinceAct: number | undefined;
	readonly typing: boolean;
	readonly gameOpen: boolean;
	readonly covered: boolean;
};

/** After this long without a press or a key nobody is hit by what appears under their finger. */
export const pauseMilliseconds = 1_500;
const lookMilliseconds = 250;

export function isQuiet({ sinceAct, typing, gameOpen, covered }: Scene): boolean {
	return sinceAct !== undefined && sinceAct >= pauseMilliseconds && !typing && !gameOpen && !covered;
}

/** Calls once, at the first quiet moment. The answer takes the wish back. */
export function whenQuiet(act: () => void, look: () => Scene = lookAround): () => void {
	const timer = setInterval(() => {
		if (!isQuiet(look())) return;
		clearInterval(timer);
		act();
	}, lookMilliseconds);
	return () => clearInterval(timer);
}

const lookAround = (): Scene => ({
	sinceAct: sinceLastAct(),
	typing: isTyping(document.activeElement),
	gameOpen: document.querySelector("iframe") !== null,
	covered: hasLayers() || openPopups().length > 0 || document.querySelector("[role=dialog],[role=menu]") !== null,
});

/** Buttons and boxes to tick take no text: what they do is done at once. */
const textless: ReadonlySet<string> = new Set([
	"button",
	"checkbox",
	"radio",
	"range",
	"reset",
	"submit",
	"image",
	"file",
]);

function isTyping(focused: Element | null): boolean {
	if (focused instanceof HTMLInputElement) return !textless.has(focused.type);
	if (focused instanceof HTMLTextAreaElement || focused instanceof HTMLSelectElement) return true;
	return focused instanceof HTMLElement && focused.isContentEditable;
}
