// The table of crash as it goes on: its rounds come by its room alone. Without it nobody here knows how a flight goes on, whatever
// a call says between two of them.
import { openRoom } from "#platform/ui";
import { crashRoom, crashTable } from "../../contract/index.ts";
import type { CrashPlay } from "./crash-play.ts";

/** Hears what the room shows. The answer ends it. */
export function followTable(crash: Pick<CrashPlay, "hear" | "look" | "setAway">): () => void {
	const opening = openRoom({ face: crashRoom, id: crashTable });
	let ended = false;
	void opening.then((room) => {
		let [seq, away] = [-1, false];
		const back = async (): Promise<void> => {
			// What was missed of one's own bet is not shown there: until it is known the table is as it was.
			await crash.look();
			if (!room.state.get().away) crash.setAway(false);
		};
		room.state.listen(() => {
			const stands = room.state.get();
			if (ended) return;
			if (stands.seq > seq && stands.seen?.round !== undefined) {
				const { round, table } = stands.seen;
				crash.hear({ now: Math.round(Date.now() + stands.ahead), round, table });
			}
			seq = stands.seq;
			if (stands.away === away) return;
			away = stands.away;
			if (away) crash.setAway(true);
			else void back();
		});
	});
	return () => {
		ended = true;
		void opening.then((room) => room.close());
	};
}
