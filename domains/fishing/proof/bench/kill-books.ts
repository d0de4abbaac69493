// Who sits in the rooms that are killed, and what the ledger says of them when it is over.
import * as z from "zod/mini";
import { fishingVendor, volleyEvent } from "#fishing/contract";
import { sql } from "#platform/db";
import type { PlayTicket } from "#platform/http";
import { contextOf, routeOf } from "#platform/http/testing";
import { memberId, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { ownerOf } from "../../server/ports.ts";
import type { standRooms } from "./stand-rooms.ts";

type Standing = Awaited<ReturnType<typeof standRooms>>;

export type Seat = {
	readonly room: string;
	readonly owner: string;
	readonly member: number;
	/** Minor units of P. */
	readonly began: number;
};

const purse = 10_000_000;
const sat = z.object({ roomId: z.string() });

export async function seatAnglers(own: Standing, count: number): Promise<readonly Seat[]> {
	const seats: Seat[] = [];
	for (let place = 0; place < count; place++) {
		const member = 7_001 + place;
		const play = await launch(own, member);
		const input = { stakes: "shore" };
		const answer = await routeOf(own.fishing.routes, "sit-fishing").handle(input, contextOf(own.clock.now(), { play }));
		if (!answer.ok) throw new Error(`nobody sits: ${answer.error.code}`);
		seats.push({ room: z.parse(sat, answer.value).roomId, owner: ownerOf(play), member, began: purse });
	}
	return seats;
}

async function launch({ db, wallet, games, clock }: Standing, number: number): Promise<PlayTicket> {
	const member = memberId(String(number));
	const cash = { memberId: member, currency: "P", purse: "cash" } as const;
	await db.tx(async (tx) => {
		await wallet.api.open(tx, cash);
		const key = commandKey("bench", `grant-${number}`);
		const delta = BigInt(purse);
		unwrap(await wallet.api.postIn(tx, { ...cash, key, kind: "grant", delta, counter: "house:grants" }));
	});
	const { rows } = await db.read((tx) =>
		sql<{ id: string }>`select id from games.game where code = 'haenyeo-sea' and vendor = ${fishingVendor}`.execute(tx),
	);
	const asked = { gameId: rows[0]?.id ?? "", vassalage: fishingVendor };
	const launched = await routeOf(games.routes, "launch-game").handle(asked, contextOf(clock.now(), { member }));
	const launchToken = /launch=([A-Za-z0-9_-]+)/.exec(JSON.stringify(launched))?.[1] ?? "";
	const entered = await routeOf(games.routes, "enter-play").handle({ launchToken }, contextOf(clock.now(), {}));
	const token = /"playToken":"([^"]+)"/.exec(JSON.stringify(entered))?.[1] ?? "";
	const play = await games.api.authenticatePlay(token);
	if (play === undefined) throw new Error("no play was entered");
	return play;
}

export type Written = {
	readonly rounds: number;
	readonly staked: number;
	readonly won: number;
	readonly balance: number;
	/** Of all shots, as they were written. */
	readonly nonces: readonly number[];
};

export async function settledSums({ db, wallet }: Standing, { member }: Seat): Promise<Written> {
	const { rows } = await db.read((tx) =>
		sql<{ stake: string; win: string; events: readonly unknown[] }>`select stake::text, win::text, events
			from games.round where member_id = ${member}`.execute(tx),
	);
	const shots = rows.flatMap(({ events }) => events.flatMap((event) => z.parse(volleyEvent, event).shots));
	const sum = (pick: "stake" | "win") => rows.reduce((all, row) => all + Number(row[pick]), 0);
	return {
		rounds: rows.length,
		staked: sum("stake"),
		won: sum("win"),
		balance: Number((await wallet.api.balance(memberId(String(member)), "P")).available),
		nonces: shots.map(({ nonce }) => nonce).sort((a, b) => a - b),
	};
}
