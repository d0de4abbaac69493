// The outbox as an operator pages through it: whole, in order, by state and by exact address, and what it does not tell.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { secureIds } from "#platform/kernel/node";
import type { LettersAsked, ListedLetter } from "./api.ts";
import { letterSeal } from "./letter-seal.ts";
import { createCourierModule } from "./module.ts";
import type { NewLetter } from "./send-letter.ts";
import { openCourier } from "./testing/open-courier.ts";

const { db, clock, key, brand, courier, letter } = await openCourier();
const carried = createCourierModule({
	db,
	clock,
	newId: secureIds,
	brand,
	key,
	carriers: { smtp: undefined, sms: { url: "http://localhost:9", key: "key", secret: "secret", from: "Tessera" } },
});

const send = (change: Partial<NewLetter> = {}) => db.tx((tx) => courier.api.send(tx, letter(change)));
const asked = (change: Partial<LettersAsked> = {}): LettersAsked => ({
	merchant: "tessera",
	operator: "Han",
	now: clock.now(),
	secrets: true,
	limit: 100,
	...change,
});

async function everyPage(change: Partial<LettersAsked>, limit: number): Promise<readonly ListedLetter[]> {
	const pages: ListedLetter[] = [];
	let after: ListedLetter | undefined;
	do {
		const page = await courier.api.list(asked({ ...change, after, limit }));
		pages.push(...page);
		after = page.length === limit ? page.at(-1) : undefined;
	} while (after !== undefined);
	return pages;
}

describe("the outbox of an operator", () => {
	test("is whole and in order, the newest first, page by page, those of one moment too", async () => {
		for (let index = 0; index < 9; index++) {
			if (index % 3 === 0) clock.advance(1_000);
			await send({ to: `+8210555501${index}0` });
		}
		const whole = await courier.api.list(asked());
		expect(whole).toHaveLength(9);
		expect(whole.map(({ createdAt }) => createdAt.getTime())).toEqual(
			whole.map(({ createdAt }) => createdAt.getTime()).toSorted((one, other) => other - one),
		);
		for (const limit of [1, 2, 4]) expect(await everyPage({}, limit)).toEqual(whole);
	});

	test("finds an address exactly as it is kept, and no other", async () => {
		await send({ to: "+84901234567" });
		await send({ kind: "mail-code", to: "owl@example.org" });
		const to = async (address: string) => (await everyPage({ to: address }, 2)).map(({ channel }) => channel);
		expect(await to("+84901234567")).toEqual(["sms"]);
		expect(await to("owl@example.org")).toEqual(["mail"]);
		expect(await to("+8490123456")).toEqual([]);
		expect(await to("OWL@example.org")).toEqual([]);
	});

	test("shows one state alone, and no other brand's letters", async () => {
		const [first] = await courier.api.list(asked({ limit: 1 }));
		await db.tx((tx) =>
			sql`update courier.letters set state = 'refused', sealed = null, settled_at = now() where id = ${first?.id}::uuid`.execute(
				tx,
			),
		);
		const refused = await everyPage({ state: "refused" }, 5);
		expect(refused).toMatchObject([{ id: first?.id, state: "refused", content: undefined }]);
		expect((await everyPage({ state: "waiting" }, 3)).every(({ state }) => state === "waiting")).toBe(true);
		expect(await courier.api.list(asked({ merchant: "other" }))).toEqual([]);
	});

	test("a letter that stands for nobody has neither content nor an address to be found by", async () => {
		await send({ to: "+821099990000", toNobody: true });
		expect(await everyPage({ to: "+821099990000" }, 5)).toEqual([]);
		expect((await everyPage({ state: "void" }, 5)).map(({ content }) => content)).toEqual([undefined]);
	});
});

describe("what it tells", () => {
	test("where nobody carries, the operator reads whom it is for and the code in it", async () => {
		await send({ to: "+821077778888", values: { code: "654321", minutes: "3" } });
		const [shown] = await courier.api.list(asked({ to: "+821077778888" }));
		expect(shown?.content).toMatchObject({ to: "+821077778888", body: expect.stringContaining("654321") });
	});

	test("where nobody carries, who may not read secrets sees dots for a code or a password, in subject and words", async () => {
		await db.tx((tx) =>
			sql`update courier.texts set subject = 'Code {{code}}' where kind = 'mail-code' and merchant = 'tessera'`.execute(
				tx,
			),
		);
		const values = { code: "918273", minutes: "3", account: "heron" };
		await send({ kind: "mail-code", to: "heron@example.org", values });
		await send({ kind: "mail-password", to: "heron@example.org", values: { ...values, password: "Kq4tZw8" } });
		await send({ kind: "mail-answer", to: "heron@example.org", values: { answer: "Tuesday.", number: "7" } });
		const shown = await courier.api.list(asked({ to: "heron@example.org", secrets: false }));
		expect(JSON.stringify(shown)).not.toMatch(/918273|Kq4tZw8/);
		const body = (kind: string) => shown.find((one) => one.kind === kind)?.content?.body;
		expect(body("mail-code")).toContain("••••••");
		expect(body("mail-password")).toContain("••••••");
		expect(body("mail-answer")).toContain("Tuesday.");
		expect(shown.every(({ content }) => content?.to === "heron@example.org")).toBe(true);
		const whole = await courier.api.list(asked({ to: "heron@example.org" }));
		expect(JSON.stringify(whole)).toMatch(/Code 918273/);
		expect(JSON.stringify(whole)).toMatch(/Kq4tZw8/);
	});

	test("where a provider carries, the address is masked and neither a code nor a password is shown", async () => {
		const [hidden] = await carried.api.list(asked({ to: "+821077778888" }));
		expect(hidden?.content).toEqual({ to: "+82••••••8888", subject: "", body: undefined });
		await send({ kind: "sms-passkey-added", to: "+821077779999", values: {} });
		const [open] = await carried.api.list(asked({ to: "+821077779999" }));
		expect(open?.content?.to).toBe("+82••••••9999");
		expect(open?.content?.body?.length).toBeGreaterThan(10);
		expect(JSON.stringify(await carried.api.list(asked({ state: "waiting" })))).not.toMatch(/654321|012345/);
	});

	test("the database tells no address: its digest needs the key", async () => {
		const { rows } = await db.read((tx) =>
			sql<{ row: string }>`select l::text as row from courier.letters l`.execute(tx),
		);
		expect(rows.map(({ row }) => row).join("\n")).not.toMatch(/821077778888|owl@example/);
		const other = letterSeal(Buffer.alloc(32, 7));
		expect(other.digestOf("+821077778888").equals(letterSeal(key).digestOf("+821077778888"))).toBe(false);
	});

	test("each look is written down with who and how much was shown", async () => {
		await courier.api.list(asked({ operator: "Mina", limit: 2 }));
		const { rows } = await db.read((tx) =>
			sql`select operator, letters from courier.looks where operator = 'Mina'`.execute(tx),
		);
		expect(rows).toEqual([{ operator: "Mina", letters: 2 }]);
	});
});

test.each([
	["every letter", "true", "letters_by_time"],
	["a state", "state = 'lost'", "letters_by_state"],
	["an address", "to_digest = decode(repeat('ab', 32), 'hex')", "letters_by_address"],
])("%s is found by an index, in its order", async (_what, condition, index) => {
	const { rows } = await db.tx(async (tx) => {
		await sql`set local enable_seqscan = off`.execute(tx);
		await sql`set local enable_bitmapscan = off`.execute(tx);
		return sql<{ "QUERY PLAN": string }>`explain select 1 from courier.letters where merchant = 'tessera'
			and ${sql.raw(condition)} order by created_at desc, id desc limit 50`.execute(tx);
	});
	const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
	expect(plan).toContain(index);
	expect(plan).not.toContain("Sort");
});
