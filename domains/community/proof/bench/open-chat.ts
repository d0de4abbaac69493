// A chat for measurements: a room, whoever speaks in it, and an ear that hears what is pushed.
import { failure } from "#platform/contract";
import { type Database, openDatabase } from "#platform/db";
import { callRoute, principalOf } from "#platform/http/testing";
import { err, type MemberId, memberId, systemClock } from "#platform/kernel";
import { type Audience, createRooms, databaseFan, noAudience, type Rooms } from "#platform/rooms";
import { withClient } from "../../../../bench/database.ts";
import { quiet } from "../../../../bench/member-call.ts";
import { sayInChat } from "../../contract/index.ts";
import { createCommunityModule } from "../../server/module.ts";

const first = 900_000;
const room = "tessera-en";
const heardRoom = `room:chat:${room}`;

/** Hears the room, and when each line of it came first. */
function openEar(): { readonly audience: Audience; readonly heardAt: ReadonlyMap<string, number> } {
	const heardAt = new Map<string, number>();
	const audience: Audience = {
		...noAudience,
		heard: () => [heardRoom],
		isHeard: (asked) => asked === heardRoom,
		toRoom: (_room, push) => {
			const now = performance.now();
			for (const [, text = ""] of JSON.stringify(push).matchAll(/"text":"([^"]*)"/g))
				if (!heardAt.has(text)) heardAt.set(text, now);
		},
	};
	return { audience, heardAt };
}

async function writeSpeakers(url: string, speakers: number): Promise<void> {
	await withClient(url, async (client) => {
		await client.query(`insert into members.accounts (id, merchant, account, nickname, type, currency, password_hash,
				password_changed_at, terms_version, terms_accepted_at, language, icon, created_at)
			select ${first} + n, 'tessera', 'speaker' || n, 'Speaker ' || n, 0, 'P', '$argon2id$x', now(), '1', now(), 'EN',
				'stone-01', now() - interval '9 days' from generate_series(0, ${speakers - 1}) n`);
	});
}

export type OpenChat = {
	readonly members: readonly MemberId[];
	/** Milliseconds until the answer. */
	readonly speak: (member: MemberId, text: string) => Promise<number>;
	readonly sentAt: ReadonlyMap<string, number>;
	readonly heardAt: ReadonlyMap<string, number>;
	readonly close: () => Promise<void>;
};

/** The community over a database of a measurement; without rooms of its own where nobody speaks. */
export function openCommunity(
	db: Database,
	rooms: Rooms = createRooms({
		db,
		clock: systemClock,
		log: quiet,
		fan: databaseFan(db),
		audience: noAudience,
		node: "bench",
	}).rooms,
) {
	return createCommunityModule({
		db,
		clock: systemClock,
		live: { toMember: () => undefined, toAll: () => undefined },
		brand: { brand: () => ({ languages: ["EN"], defaultLanguage: "EN", currency: "P" }) },
		members: { account: async () => ({ merchant: "tessera" }) },
		games: { shareWin: async () => err(failure("ROUND_NOT_FOUND")) },
		rooms,
		authorKey: Buffer.alloc(32, 7),
	});
}

export async function openChat(url: string, speakers: number): Promise<OpenChat> {
	await writeSpeakers(url, speakers);
	const { audience, heardAt } = openEar();
	const db = openDatabase({ url, connections: 8 });
	const clock = systemClock;
	const running = createRooms({ db, clock, log: quiet, fan: databaseFan(db), audience, node: "bench" });
	const community = await openCommunity(db, running.rooms);
	running.know(community.rooms);
	const stop = await running.run();
	await running.join(heardRoom);
	const sentAt = new Map<string, number>();
	const speak = async (member: MemberId, text: string): Promise<number> => {
		const began = performance.now();
		sentAt.set(text, began);
		const caller = { principal: { ...principalOf(member), merchant: "tessera" }, now: clock.now() };
		const asked = { endpoint: sayInChat, input: { room, text } };
		const said = await callRoute(community.routes, asked, { ...caller, language: "en", idempotencyKey: text });
		if (!said.ok) throw new Error(`a line was refused: ${said.error.code}`);
		return performance.now() - began;
	};
	const close = async (): Promise<void> => {
		await stop();
		await community.close();
		await db.close();
	};
	return { members: numbered(speakers), speak, sentAt, heardAt, close };
}

const numbered = (speakers: number) => Array.from({ length: speakers }, (_, place) => memberId(String(first + place)));
