// An angler: takes a cannon, fires at what swims by the channel of play, sends each message again where no answer came, sits down
// anew when the server was killed. Notes what the room tells of their money.
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { fishingRoom, fishingVendor, sitFishing } from "#fishing/contract";
import { createWaters, fishTables } from "#fishing/core";
import { enterPlay, launchGame, listGames } from "#games/contract";
import { roomSnapshot, type SeenOf } from "#platform/contract";
import type { Client } from "#platform/contract/client";
import { parseMinor } from "#platform/kernel";
import { createLiveClient, type LiveClient } from "#platform/live/client";
import { tally } from "../../../../tools/sim/book.ts";
import { type Life, note } from "../../../../tools/sim/life.ts";
import { clientFor, register } from "../../../../tools/sim/person.ts";
import { type FishingBook, noteSitting } from "./fishing-book.ts";

type Seen = SeenOf<typeof fishingRoom>;
type At = { readonly life: Life; readonly book: FishingBook };
type Seat = At & { readonly live: LiveClient; readonly id: string };

const said = z.discriminatedUnion("ok", [
	z.object({ ok: z.literal(true), ...roomSnapshot.shape }),
	z.object({ ok: z.literal(false), code: z.string() }),
]);
const waters = createWaters(fishTables["haenyeo-sea"]);

export async function liveAsAngler(life: Life, { book }: { readonly book: FishingBook }): Promise<void> {
	const credentials = { username: life.name, password: `Sim-${life.chance.below(2 ** 32)}-aZ9` };
	life.book.secrets.add(credentials.password);
	await register(life.person, credentials);
	note(life);
	while (!life.over()) {
		const opened = await openSea(life);
		if (opened === undefined) {
			await sleep(500);
			continue;
		}
		await fishIn({ life, book }, opened);
	}
}

type Opened = { readonly client: Client; readonly token: string };

async function openSea({ person }: Life): Promise<Opened | undefined> {
	const { answered } = person.patience;
	const list = await answered(() => person.client.call(listGames, { vassalage: fishingVendor }));
	const game = list.ok ? list.value.games.find(({ gameCode }) => gameCode === "haenyeo-sea") : undefined;
	if (game === undefined) return undefined;
	const wanted = { gameId: game.gameId, vassalage: fishingVendor };
	const launched = await answered(() => person.client.call(launchGame, wanted));
	if (!launched.ok) return undefined;
	const launchToken = /#(?:.*&)?launch=([^&]+)/.exec(launched.value.game_url)?.[1] ?? "";
	const play = await answered(() => person.client.call(enterPlay, { launchToken }));
	if (!play.ok) return undefined;
	const { playToken: token } = play.value;
	return { client: clientFor(person, () => token), token };
}

/** Until the evening is over or the room is lost. */
async function fishIn(at: At, { client, token }: Opened): Promise<void> {
	const { life } = at;
	const sat = await life.person.patience.answered(() => client.call(sitFishing, { stakes: "shore" }));
	if (!sat.ok) {
		tally(life.book, "refused");
		await sleep(500);
		return;
	}
	const live = createLiveClient({ origin: life.person.origin, upward: true, againMilliseconds: 200 });
	await live.connect(token);
	const seat: Seat = { ...at, live, id: sat.value.roomId };
	let silent = 0;
	for (let shot: number | undefined; !life.over() && silent < 40; await sleep(120 + life.chance.below(200))) {
		const seen = await look(seat);
		silent = seen === undefined ? silent + 1 : 0;
		if (seen === undefined) continue;
		if (seen.mine === undefined) break;
		shot = Math.max(shot ?? 0, seen.mine.lastShot + 1);
		shot = await fire(seat, seen, shot);
	}
	await settle(seat);
	live.disconnect();
}

async function asked(seat: Seat, name: string, command: unknown): Promise<Seen | undefined> {
	const room = { kind: fishingRoom.name, id: seat.id };
	const answer = z.safeParse(said, await seat.live.ask(name, command === undefined ? room : { ...room, command }));
	const seen = answer.success && answer.data.ok ? z.safeParse(fishingRoom.seen, answer.data.seen) : undefined;
	if (seen?.success !== true) return undefined;
	heard(seat, seen.data);
	return seen.data;
}

const look = (seat: Seat): Promise<Seen | undefined> => asked(seat, "join", undefined);

function heard({ life, book }: Seat, { mine, kills }: Seen): void {
	if (mine === undefined) return;
	const [staked, won] = [parseMinor(mine.staked, "P"), parseMinor(mine.won, "P")];
	if (!staked.ok || !won.ok) return void book.faults.push(`${life.name} was told ${mine.staked}, ${mine.won}`);
	const news = noteSitting(book, mine.sitting, { account: life.name, staked: staked.value, won: won.value });
	if (news) tally(life.book, "volleys told");
	book.kills = Math.max(book.kills, kills.at(-1)?.k ?? 0);
}

/** A few bullets at whatever swims; the same message twice now and then. Answers the next number. */
async function fire(seat: Seat, { waves, dead }: Seen, from: number): Promise<number> {
	const { chance } = seat.life;
	const now = Date.now();
	const water = waters(waves);
	const gone = new Set(dead);
	const targets = water.all().filter(({ fish }) => !gone.has(fish) && water.swims(fish, now));
	if (targets.length === 0) return from;
	const contacts = Array.from({ length: 1 + chance.below(3) }, (_, index) => ({
		shot: from + index,
		fish: targets[chance.below(targets.length)]?.fish ?? 0,
		bet: 1,
		at: now,
	}));
	const command = { type: "fire", aim: chance.below(1_000), bet: 1, fired: from, contacts };
	for (let turn = chance.below(5) === 0 ? 2 : 1; turn > 0; turn--) await asked(seat, "act", command);
	return from + contacts.length;
}

/** What is on its way is told before they go home. */
async function settle(seat: Seat): Promise<void> {
	for (let turn = 0; turn < 8; turn++) {
		await sleep(500);
		await look(seat);
	}
}
