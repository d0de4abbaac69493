// Comes to a table: the first look, the session, and how to ask.
import { type FramePlay, type FramePorts, openSession, type RunningSession } from "#cabinet/ui";
import { type CurrencyCode, isCurrencyCode, parseMinor } from "#platform/kernel";
import {
	cutShoe,
	enterTable,
	listOwnTableBets,
	moveAtTable,
	placeTableBet,
	takeTableSeat,
} from "../../contract/index.ts";
import { shoeSize } from "../../core/index.ts";
import type { FirstLook, TablePorts } from "./table-types.ts";

export type OpenedTable = {
	readonly mode: "real" | "demo";
	readonly currency: CurrencyCode;
	/** Minor units. */
	readonly least: bigint;
	readonly most: bigint;
	readonly first: FirstLook;
	readonly asking: Pick<TablePorts, "enter" | "bet" | "own" | "cut" | "move" | "sit">;
	readonly session: RunningSession | undefined;
};

/** Throws only when the server names a currency that this client does not know: it is out of date. */
export async function openTable(play: FramePlay, ports: Pick<FramePorts, "clientFor">) {
	const client = ports.clientFor(play.token);
	const [entered, session] = await Promise.all([client.call(enterTable, {}), openSession(client, { resumes: false })]);
	if (!entered.ok) return entered;
	const { mode, currency, limits, now, balance, table, own, says, held, namesRoads } = entered.value;
	if (!isCurrencyCode(currency)) throw new Error(`unknown currency ${currency}`);
	const [least, most] = [parseMinor(limits.min, currency), parseMinor(limits.max, currency)];
	const opened: OpenedTable = {
		mode,
		currency,
		least: least.ok ? least.value : 1n,
		most: most.ok ? most.value : 1n,
		first: { now, balance, table, own, says, held, namesRoads },
		asking: {
			enter: () => client.call(enterTable, {}),
			bet: (press) => client.call(placeTableBet, press),
			own: (roundId) => client.call(listOwnTableBets, { roundId }),
			move: (move) => client.call(moveAtTable, move),
			sit: (seat) => client.call(takeTableSeat, { seat }),
			async cut(shoe) {
				const place = 1 + Math.floor(Math.random() * (shoeSize - 1));
				const answer = await client.call(cutShoe, { shoe, place });
				return answer.ok ? undefined : answer.error;
			},
		},
		session,
	};
	return { ok: true, value: opened } as const;
}
