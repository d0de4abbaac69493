// Writes a volley: one round of the games, stake and prizes together, under a key of its own. Asked again, it is the same round;
// only when it stands in the ledger the room is told, and the room tells its kills.
import type { VolleyEvent } from "../contract/index.ts";
import type { RoomCommand, Volley } from "../core/index.ts";
import { movedBy, type Settling } from "./carry-room.ts";
import type { FishingRoomKind } from "./fishing-room.ts";
import { type FishingTools, playTicketOf, tableIn } from "./ports.ts";

/** Nothing is known of it: the room asks again by its clock. */
const uncertain: ReadonlySet<string> = new Set(["PLAY_BUSY", "TEMPORARILY_UNAVAILABLE"]);

export async function settleVolley(
	tools: FishingTools,
	kind: FishingRoomKind,
	{ room, seat, waves }: Settling,
): Promise<void> {
	const { volley } = seat;
	if (volley === null) return;
	const told = await written(tools, { room, seat, waves, volley });
	if (told === undefined) return;
	const answer = await tools.rooms.act(kind, { id: room, seat: seat.owner, command: told });
	if (!answer.ok) tools.log.warn({ room, n: volley.n, code: answer.error }, "a volley was not told");
}

async function written(
	tools: FishingTools,
	of: Settling & { readonly volley: Volley },
): Promise<RoomCommand | undefined> {
	const { room, seat, volley } = of;
	const { n, shots } = volley;
	const play = playTicketOf(seat.play);
	const played = await tools.games.playRound({
		play,
		key: `${seat.sitting}-${n}`,
		...movedBy(seat, shots),
		payTable: tableIn(room).version,
		events: [eventOf(of)],
	});
	if (played.ok) {
		const { balance, roundId } = played.value;
		return { type: "paid", n, balance: balance.toString(), roundId };
	}
	const { code } = played.error;
	return uncertain.has(code) ? undefined : { type: "refused", n, code };
}

function eventOf({ room, seat, waves, volley }: Settling & { readonly volley: Volley }): VolleyEvent {
	return {
		type: "volley",
		v: 1,
		sitting: seat.sitting,
		n: volley.n,
		room,
		place: seat.place,
		serverHash: seat.seeds.serverHash,
		clientSeed: seat.seeds.clientSeed,
		waves: [...waves],
		shots: volley.shots.map(({ died, near, nearSpecies, ...shot }) => ({
			...shot,
			died: [...died],
			...(near === undefined ? {} : { near: [...near] }),
			...(nearSpecies === undefined ? {} : { nearSpecies: [...nearSpecies] }),
		})),
	};
}
