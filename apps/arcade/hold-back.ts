// Tells the site's pages in this browser what the game has not shown yet, and that the frame still lives while it shows it.
// A frame that dies says nothing more, and the pages hold nothing back any longer.
import { type HeldBack, heldBackBeat, heldBackChannel } from "#wallet/contract";

export type HoldBack = (round: HeldBack["round"]) => void;

/** `member` is asked with each message: the page around the frame may learn only later who is here. */
export function holdBackTo(view: EventTarget, member: () => string): HoldBack {
	const channel = new BroadcastChannel(heldBackChannel);
	const frame = crypto.randomUUID();
	let beat: ReturnType<typeof setInterval> | undefined;
	const say = (round: HeldBack["round"]): void => {
		clearInterval(beat);
		const said: HeldBack = { frame, member: member(), ...(round === undefined ? {} : { round }) };
		channel.postMessage(said);
		// A round without an answer is not held for longer than the pages do by themselves.
		beat = round?.win === undefined ? undefined : setInterval(() => channel.postMessage(said), heldBackBeat);
	};
	view.addEventListener("pagehide", () => say(undefined));
	return say;
}
