// Whether the table of crash can be believed: its rounds come by the live connection alone. Without one nobody here knows how a
// flight goes on, whatever a call says between two of them.
import type { LiveRoom } from "#platform/ui";
import type { CrashPlay } from "./crash-play.ts";

export type Link = Pick<LiveRoom, "onState">;
export type LinkState = Parameters<Parameters<Link["onState"]>[0]>[0];

/** A connection that is being made for the first time has so long before it counts as away. */
const firstMilliseconds = 5_000;

/** Follows a connection that is being made. The answer ends it. */
export function followLink(link: Link, crash: Pick<CrashPlay, "look" | "setAway">): () => void {
	let stands: LinkState = "connecting";
	const slow = setTimeout(() => crash.setAway(true), firstMilliseconds);
	const back = async (): Promise<void> => {
		// What was missed is not pushed again: until it is known the table is as it was.
		await crash.look();
		if (stands === "on") crash.setAway(false);
	};
	link.onState((state) => {
		const lost = stands === "on" && state !== "on";
		stands = state;
		if (state === "on") {
			clearTimeout(slow);
			void back();
		} else if (lost) crash.setAway(true);
	});
	return () => clearTimeout(slow);
}
