// Tells the site's pages in this browser what the game has not shown yet, and that the frame still lives while it shows it.
// It is kept in the browser too, for a page that is loaded anew in the middle of a round. A frame that dies says nothing
// more, and the pages hold nothing back any longer once its time is over.
import * as z from "zod/mini";
import {
	type HeldBack,
	heldBackBeat,
	heldBackChannel,
	heldBackKept,
	heldBackLongest,
	type KeptBack,
} from "#wallet/contract";

export type HoldBack = (round: HeldBack["round"]) => void;

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type HoldBackPlace = {
	readonly view: EventTarget;
	/** Asked with each message: the page around the frame may learn only later who is here. */
	readonly member: () => string;
	/** Of this tab, and of the browser. */
	readonly tab: Kept;
	readonly browser: Kept;
};

/** The frame that this tab left in the middle of a round: loaded anew, it goes on under its name. */
const leftKey = "tessera.held-back.left";

export function holdBackTo({ view, member, tab, browser }: HoldBackPlace): HoldBack {
	const channel = new BroadcastChannel(heldBackChannel);
	const frame = leftFrame(tab) ?? crypto.randomUUID();
	const key = heldBackKept + frame;
	let beat: ReturnType<typeof setInterval> | undefined;
	let said: HeldBack | undefined;
	const keep = (held: HeldBack): void => {
		const kept: KeptBack = { ...held, at: Date.now() };
		browser.setItem(key, JSON.stringify(kept));
	};
	const say: HoldBack = (round) => {
		clearInterval(beat);
		const held: HeldBack = { frame, member: member(), ...(round === undefined ? {} : { round }) };
		said = held;
		channel.postMessage(held);
		if (round === undefined) browser.removeItem(key);
		else keep(held);
		// A round without an answer is not held for longer than the pages do by themselves.
		if (round?.win === undefined) return;
		beat = setInterval(() => {
			channel.postMessage(held);
			keep(held);
		}, heldBackBeat);
	};
	const goes = goingOf(view);
	view.addEventListener("pagehide", () => {
		if (!goes() || said?.round === undefined) return say(undefined);
		clearInterval(beat);
		tab.setItem(leftKey, frame);
		keep(said);
	});
	return say;
}

/**
 * True when the whole page goes and may be loaded anew; a frame that its page takes away hears nothing of it. Nobody says
 * that a page which was about to go stays (a question answered with no, a link to another program, the stop button): after
 * as long as the pages hold anything back, it has stayed.
 */
function goingOf(view: EventTarget): () => boolean {
	let going: ReturnType<typeof setTimeout> | undefined;
	view.addEventListener("beforeunload", () => {
		clearTimeout(going);
		going = setTimeout(() => {
			going = undefined;
		}, heldBackLongest);
	});
	return () => going !== undefined;
}

function leftFrame(tab: Kept): string | undefined {
	const left = tab.getItem(leftKey);
	tab.removeItem(leftKey);
	return z.safeParse(z.uuid(), left).data;
}
