// What somebody wants of a table: a cut, a round that two people void, a seat of blackjack and its turns.
import { err, ok, type Result } from "#platform/kernel";
import { decideMove, decideSeat, type SeatFault } from "./blackjack-room.ts";
import { isCut } from "./shoe.ts";
import type { TableAids, TableCommand, TableEvent, TableState } from "./table-state.ts";
import { tables } from "./tables.ts";
import { hearVideo, type VideoAids } from "./video.ts";
import type { VideoFault } from "./video-state.ts";

export type CommandFault = "CUT_CLOSED" | "CUT_TAKEN" | SeatFault | VideoFault;

type Moment = { readonly now: number; readonly deck?: TableAids["deck"]; readonly opens?: Omit<VideoAids, "now"> };

export function decideTable(
	state: TableState,
	command: TableCommand,
	{ now, deck = [], opens }: Moment,
): Result<readonly TableEvent[], CommandFault> {
	const { phase, shoe, round, seats = [] } = state;
	switch (command.type) {
		case "cut": {
			const { place, by } = command;
			if (shoe?.shoe !== command.shoe || phase.name !== "shuffling" || now >= phase.endsAt || !isCut(place))
				return err("CUT_CLOSED");
			if (shoe.cutBy === by && shoe.cut === place) return ok([]);
			return shoe.cutBy === null ? ok([{ type: "cut", place, by }]) : err("CUT_TAKEN");
		}
		case "void": {
			const { roundId } = command;
			const runs = round?.roundId === roundId && ["open", "playing", "dealing"].includes(phase.name);
			return ok(runs ? [{ type: "voided", roundId, reason: "operator", at: now }] : []);
		}
		case "video":
			return opens === undefined ? err("VIDEO_OFF") : hearVideo(state, command, { ...opens, now });
		case "sit":
		case "leave":
			return tables[state.table].game === "blackjack" ? decideSeat(seats, command) : err("SEAT_TAKEN");
		case "move": {
			const playing = round?.roundId === command.roundId && phase.name === "playing" ? round.playing : undefined;
			return decideMove({ playing, seats }, command, { deck, now });
		}
	}
}
