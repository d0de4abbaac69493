import { describe, expect, test } from "vitest";
import { sql, tables } from "#platform/db";
import { secureIds } from "#platform/kernel/node";
import type { Outcome } from "../core/index.ts";
import type { Carrier, Parcel } from "./carriers/carrier.ts";
import { outboxCarrier } from "./carriers/outbox.ts";
import { clearOutbox } from "./clear-away.ts";
import { deliver } from "./deliver.ts";
import { houseTextCount, houseTexts } from "./house-texts.ts";
import { letterSeal } from "./letter-seal.ts";
import { readOutbox, seed } from "./module.ts";
import { type NewLetter, sendLetter } from "./send-letter.ts";
import type { CourierTables } from "./tables.ts";
import { openCourier } from "./testing/open-courier.ts";

const { db, clock, key, brand, courier, letter } = await openCourier();
const seal = letterSeal(key);

/** Sends a letter as a use case would, and answers its id. */
async function send(change: Partial<NewLetter> = {}): Promise<string> {
	const id = secureIds();
	await db.tx((tx) => sendLetter(tx, { brand, seal, newId: () => id }, letter(change)));
	return id;
}

type Played = { readonly carrier: Carrier; readonly taken: Parcel[] };

function play(...outcomes: readonly Outcome[]): Played {
	const taken: Parcel[] = [];
	const left = [...outcomes];
	const carry = async (parcel: Parcel) => {
		taken.push(parcel);
		return { outcome: left.shift() ?? "carried", reason: "played" };
	};
	return { carrier: { carry }, taken };
}

const lines: string[] = [];
const note = (fields: object, text: string) => void lines.push(`${JSON.stringify(fields)} ${text}`);
const log = { debug: note, info: note, warn: note, error: note };

const run = (id: string, carrier: Carrier) =>
	deliver({ db, seal, carriers: { sms: carrier, mail: carrier } }, id, { now: clock.now(), log, signal: undefined });

const rowOf = (id: string) =>
	db.read((tx) =>
		tables<CourierTables>(tx)
			.selectFrom("courier.letters")
			.select(["state", "sealed", "attempts", "kind"])
			.where("id", "=", id)
			.executeTakeFirst(),
	);
const jobs = async () =>
	(await db.read((tx) => sql<{ number: string }>`select count(*) as number from graphile_worker.jobs`.execute(tx)))
		.rows[0]?.number;
const ready = (channel: "sms" | "mail" = "sms") =>
	db.read((tx) => courier.api.ready(tx, { merchant: "tessera", channel, now: clock.now() }));
const look = () => readOutbox(db, { key, operator: "Han", now: clock.now(), most: 50 });

describe("the texts", () => {
	test("are the house's in every language, and all of them can be sent", () => {
		expect(houseTexts).toHaveLength(houseTextCount);
		expect(new Set(houseTexts.map(({ kind, language }) => `${kind} ${language}`)).size).toBe(houseTextCount);
	});
	test.each(houseTexts.map((text) => [text.kind, text.language, text] as const))("%s in %s", async (kind, _, text) => {
		const { judgeText } = await import("../core/index.ts");
		expect(judgeText(kind, text)).toEqual({ ok: true, value: undefined });
		expect(text.subject === "").toBe(kind.startsWith("sms-"));
	});
	test("a text message fits into one or two parts", () => {
		for (const { kind, body } of houseTexts) if (kind.startsWith("sms-")) expect(body.length).toBeLessThan(210);
	});
	test("are written once: what an operator changed stays", async () => {
		await db.tx((tx) =>
			sql`update courier.texts set body = 'Own words: {{code}}' where kind = 'sms-code' and language = 'TH'`.execute(
				tx,
			),
		);
		await seed({ db });
		const played = play();
		await run(await send({ language: "th" }), played.carrier);
		expect(played.taken[0]?.body).toBe("Own words: 012345");
	});
	test("an operator's that would bring no code is passed over for the next language", async () => {
		await db.tx((tx) =>
			sql`update courier.texts set body = 'Hello' where kind = 'sms-code' and language = 'VI'`.execute(tx),
		);
		const played = play();
		await run(await send({ language: "vi" }), played.carrier);
		expect(played.taken[0]?.body).toContain("Tessera: your code is 012345");
	});
	test("without any of the operator's the house's own is sent", async () => {
		await db.tx((tx) => sql`delete from courier.texts where kind = 'mail-code'`.execute(tx));
		const played = play();
		await run(await send({ kind: "mail-code", language: "ko", to: "mosaic@mail.com" }), played.carrier);
		expect(played.taken[0]).toMatchObject({ subject: "Tessera 인증번호", to: "mosaic@mail.com" });
	});
});

describe("a letter", () => {
	test("is there if, and only if, the transaction commits", async () => {
		const before = await jobs();
		const id = secureIds();
		const failing = db.tx(async (tx) => {
			await sendLetter(tx, { brand, seal, newId: () => id }, letter());
			throw new Error("no");
		});
		await expect(failing).rejects.toThrow("no");
		expect([await rowOf(id), await jobs()]).toEqual([undefined, before]);
		await send();
		expect(Number(await jobs())).toBe(Number(before) + 1);
	});

	test("says nothing to who reads the database: neither number nor code nor words", async () => {
		const id = await send({ to: "+821099998888", values: { code: "987654", minutes: "3" } });
		const { rows } = await db.read((tx) =>
			sql<{ all: string }>`select row_to_json(l)::text || coalesce(encode(sealed, 'escape'), '') as "all"
				from courier.letters l where id = ${id} union all select payload::text from graphile_worker._private_jobs`.execute(
				tx,
			),
		);
		const all = rows.map((row) => row.all).join("\n");
		for (const secret of ["821099998888", "987654", "your code"]) expect(all).not.toContain(secret);
		expect(seal.open(id, (await rowOf(id))?.sealed ?? Buffer.alloc(0))?.to).toBe("+821099998888");
	});

	test("that was carried says nothing any more, and is not carried again by a job that runs twice", async () => {
		const id = await send();
		const played = play("carried", "carried");
		await run(id, played.carrier);
		await run(id, played.carrier);
		expect(played.taken).toHaveLength(1);
		expect(await rowOf(id)).toMatchObject({ state: "sent", sealed: null, attempts: 1 });
	});

	test("is carried once by a hundred jobs at once", async () => {
		const id = await send();
		const played = play();
		await Promise.all(Array.from({ length: 20 }, () => run(id, played.carrier)));
		expect(played.taken).toHaveLength(1);
	});

	test("whose carrier dies on the way is lost and never carried again", async () => {
		const id = await send();
		const dying: Carrier = {
			carry: () => Promise.reject(new Error("killed")),
		};
		await expect(run(id, dying)).rejects.toThrow("killed");
		const played = play();
		await run(id, played.carrier);
		expect(played.taken).toEqual([]);
		expect((await rowOf(id))?.state).toBe("carrying");
		await clearOutbox(db, new Date(clock.now().getTime() + 11 * 60_000));
		expect(await rowOf(id)).toMatchObject({ state: "lost", sealed: null });
	});

	test.each([
		["refused", "refused"],
		["unknown", "lost"],
	] as const)("%s is over: it is %s and says nothing", async (outcome, state) => {
		const id = await send();
		await run(id, play(outcome).carrier);
		expect(await rowOf(id)).toMatchObject({ state, sealed: null });
	});

	test("that nobody took is tried again, with the same id, until it is taken", async () => {
		const id = await send();
		const played = play("unreachable", "unreachable", "carried");
		await expect(run(id, played.carrier)).rejects.toThrow("waits for sms");
		await expect(run(id, played.carrier)).rejects.toThrow("waits for sms");
		await run(id, played.carrier);
		expect(new Set(played.taken.map((parcel) => parcel.id))).toEqual(new Set([id]));
		expect(await rowOf(id)).toMatchObject({ state: "sent", attempts: 3 });
	});

	test("is not carried when what it says has expired", async () => {
		const id = await send();
		clock.advance(181_000);
		const played = play();
		await run(id, played.carrier);
		expect(played.taken).toEqual([]);
		await clearOutbox(db, clock.now());
		expect(await rowOf(id)).toMatchObject({ state: "refused", sealed: null });
	});

	test("to nobody takes the same way and goes nowhere", async () => {
		const before = Number(await jobs());
		const id = await send({ toNobody: true });
		const played = play();
		await run(id, played.carrier);
		expect([played.taken, Number(await jobs()) - before]).toEqual([[], 1]);
		expect(await rowOf(id)).toMatchObject({ state: "void", sealed: null });
	});

	test("sealed with another key is refused, not carried", async () => {
		const id = secureIds();
		await db.tx((tx) => sendLetter(tx, { brand, seal: letterSeal(Buffer.alloc(32, 1)), newId: () => id }, letter()));
		const played = play();
		await run(id, played.carrier);
		expect([played.taken, (await rowOf(id))?.state]).toEqual([[], "refused"]);
	});

	test("leaves a line in the log without number, address, code or words", () => {
		expect(lines.length).toBeGreaterThan(10);
		for (const secret of ["8210", "012345", "987654", "mosaic", "your code"])
			expect(lines.join("\n")).not.toContain(secret);
		expect(lines.join("\n")).toContain('"kind":"sms-code"');
	});
});

describe("the outbox", () => {
	test("of a machine without a carrier keeps a letter while its code lives, for the operator to read", async () => {
		clock.advance(3_600_000);
		await clearOutbox(db, clock.now());
		const id = await send({ values: { code: "246810", minutes: "3" } });
		await run(id, outboxCarrier);
		expect(await look()).toMatchObject([
			{
				merchant: "tessera",
				channel: "sms",
				state: "kept",
				to: "+821055550123",
				body: expect.stringContaining("246810"),
			},
		]);
		clock.advance(181_000);
		expect(await look()).toEqual([]);
		await clearOutbox(db, clock.now());
		expect(await rowOf(id)).toMatchObject({ state: "kept", sealed: null });
		await clearOutbox(db, new Date(clock.now().getTime() + 49 * 3_600_000));
		expect(await rowOf(id)).toBeUndefined();
	});

	test("can be read before the job has run", async () => {
		await send({ values: { code: "135790", minutes: "3" } });
		expect((await look())[0]).toMatchObject({ state: "waiting", body: expect.stringContaining("135790") });
	});

	test("notes who looked, and shows nothing to another key", async () => {
		expect(await readOutbox(db, { key: Buffer.alloc(32), operator: "Kim", now: clock.now(), most: 50 })).toEqual([]);
		const { rows } = await db.read((tx) =>
			sql`select operator, letters from courier.looks order by id desc limit 2`.execute(tx),
		);
		expect(rows).toEqual([
			{ operator: "Kim", letters: 0 },
			{ operator: "Han", letters: 1 },
		]);
	});
});

describe("a channel", () => {
	test("that says its account is used up takes nothing for ten minutes, then is tried again", async () => {
		expect(await ready()).toEqual({ ok: true, value: undefined });
		await expect(run(await send(), play("quota").carrier)).rejects.toThrow();
		expect([await ready(), await ready("mail")]).toEqual([
			{ ok: false, error: "QUOTA" },
			{ ok: true, value: undefined },
		]);
		clock.advance(10 * 60_000 + 1);
		expect((await ready()).ok).toBe(true);
	});

	test("that never answers counts as down, until it answers", async () => {
		const id = await send({ expiresAt: new Date(clock.now().getTime() + 3_600_000) });
		const played = play("unreachable", "unreachable", "unreachable", "carried");
		for (let attempt = 0; attempt < 3; attempt++) await expect(run(id, played.carrier)).rejects.toThrow();
		expect(await ready()).toEqual({ ok: false, error: "DOWN" });
		await run(id, played.carrier);
		expect((await ready()).ok).toBe(true);
	});

	test("has the quota of its brand in 24 hours; letters to nobody use none of it", async () => {
		clock.advance(25 * 3_600_000);
		await db.tx((tx) => sql`update courier.quotas set per_day = 2 where channel = 'sms'`.execute(tx));
		await send();
		await send({ toNobody: true });
		await send({ toNobody: true });
		expect((await ready()).ok).toBe(true);
		await send();
		expect(await ready()).toEqual({ ok: false, error: "QUOTA" });
		clock.advance(24 * 3_600_000);
		expect((await ready()).ok).toBe(true);
	});
});

describe("the database refuses", () => {
	test.each([
		["a letter that waits and says nothing", "update courier.letters set state = 'waiting', sealed = null"],
		["a letter that was sent and still says something", "update courier.letters set state = 'sent', sealed = 'x'"],
		["a letter that expires before it is written", "update courier.letters set expires_at = created_at"],
		["a channel nobody knows", "insert into courier.quotas values ('tessera', 'pigeon', 1)"],
		["a quota below zero", "update courier.quotas set per_day = -1"],
		["a text without words", "update courier.texts set body = ''"],
		["a subject with a second line", "update courier.texts set subject = E'a\\nb'"],
		["a look of nobody", "insert into courier.looks (operator, at, letters) values ('', now(), 1)"],
	])("%s", async (_, statement) => {
		await expect(db.tx((tx) => sql.raw(statement).execute(tx))).rejects.toThrow();
	});
});
