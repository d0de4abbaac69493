import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { leaveFeedback } from "../contract/index.ts";
import { dailyFeedback } from "./leave-feedback.ts";
import { openBrand, principal } from "./testing/open-brand.ts";

const { call, answer, edit, db, clock } = await openBrand();
const content = "The reels stop where I thought they would.";
let sent = 0;
/** Each from a network of its own unless it is said. */
const by = (options: { address?: string; member?: string; key?: string } = {}) => {
	sent += 1;
	return {
		address: options.address ?? `192.0.2.${sent}`,
		idempotencyKey: options.key ?? `feedback-test-key-${sent}`,
		now: clock.now(),
		...(options.member === undefined ? {} : { principal: principal(options.member) }),
	};
};
const rows = async () => {
	const { rows: found } = await db.read((tx) =>
		sql<{ number: string; sender: string; content: string; contact: string; category: string; language: string }>`
			select number, sender, content, contact, category, language from brand.feedback order by id`.execute(tx),
	);
	return found;
};

describe("a message to the operator", () => {
	test("is kept under a number, with who, what and how to answer", async () => {
		const { number } = await call(leaveFeedback, { category: "games", content, contact: "  a@b.example " }, by());
		expect(number).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
		expect((await rows()).at(-1)).toEqual({
			number,
			sender: "network 192.0.2.1",
			content,
			contact: "a@b.example",
			category: "games",
			language: "en",
		});
	});
	test("of a member is theirs, wherever they write from", async () => {
		await call(leaveFeedback, { category: "other", content }, by({ member: "7" }));
		expect((await rows()).at(-1)).toMatchObject({ sender: "member 7", contact: "" });
	});
	test("that is sent again under its key is one message", async () => {
		const again = by({ key: "feedback-the-same-key" });
		const first = await call(leaveFeedback, { category: "idea", content }, again);
		const count = (await rows()).length;
		expect(await call(leaveFeedback, { category: "idea", content }, again)).toEqual(first);
		expect(await rows()).toHaveLength(count);
	});
	test("of SQL is text", async () => {
		const hostile = "Robert'); drop table brand.feedback; --";
		await call(leaveFeedback, { category: "site", content: hostile }, by());
		expect((await rows()).at(-1)?.content).toBe(hostile);
	});
});

describe("how long it is", () => {
	const lengths = { ok: false, error: { code: "FEEDBACK_LENGTH", value: { min: 3, max: 300 } } };
	test("two words are too few, three do", async () => {
		expect(await answer(leaveFeedback, { category: "site", content: "too short" }, by())).toEqual(lengths);
		expect(await answer(leaveFeedback, { category: "site", content: "... !! ??" }, by())).toEqual(lengths);
		expect((await answer(leaveFeedback, { category: "site", content: "just long enough" }, by())).ok).toBe(true);
	});
	test("three hundred words do, one more does not", async () => {
		const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
		expect((await answer(leaveFeedback, { category: "site", content: words(300) }, by())).ok).toBe(true);
		expect(await answer(leaveFeedback, { category: "site", content: words(301) }, by())).toEqual(lengths);
	});
	test("is the operator's to say", async () => {
		await edit("update brand.brands set feedback_min_words = 1, feedback_max_words = 2");
		expect((await answer(leaveFeedback, { category: "site", content: "Thanks" }, by())).ok).toBe(true);
		expect(await answer(leaveFeedback, { category: "site", content }, by())).toEqual({
			ok: false,
			error: { code: "FEEDBACK_LENGTH", value: { min: 1, max: 2 } },
		});
		await edit("update brand.brands set feedback_min_words = 3, feedback_max_words = 300");
	});
});

describe("how many there are", () => {
	const limited = { ok: false, error: { code: "FEEDBACK_LIMIT" } };
	const send = (from: Parameters<typeof by>[0]) => answer(leaveFeedback, { category: "other", content }, by(from));

	test("a member sends five a day from anywhere, and again the day after", async () => {
		for (let count = 0; count < dailyFeedback.sender; count++) expect((await send({ member: "20" })).ok).toBe(true);
		expect(await send({ member: "20" })).toMatchObject(limited);
		expect(await send({ member: "20" })).toMatchObject({ error: { value: { retryAfterSeconds: 86_400 } } });
		expect((await send({ member: "21" })).ok).toBe(true);
		clock.advance(86_400_000);
		expect((await send({ member: "20" })).ok).toBe(true);
	});
	test("visitors of one address send five a day, of one /64 of IPv6 too", async () => {
		for (let count = 0; count < dailyFeedback.sender; count++)
			expect((await send({ address: `2001:db8::${count + 1}` })).ok).toBe(true);
		expect(await send({ address: "2001:db8::ffff" })).toMatchObject(limited);
		expect((await send({ address: "2001:db8:0:1::1" })).ok).toBe(true);
	});
	test("members behind one address send twenty a day together", async () => {
		for (let count = 0; count < dailyFeedback.network; count++)
			expect((await send({ address: "198.51.100.77", member: String(100 + count) })).ok).toBe(true);
		expect(await send({ address: "198.51.100.77", member: "199" })).toMatchObject(limited);
		expect((await send({ address: "198.51.100.78", member: "199" })).ok).toBe(true);
	});
	test("those sent at once count too", async () => {
		const tries = await Promise.all(Array.from({ length: 12 }, () => send({ member: "300" })));
		expect(tries.filter(({ ok }) => ok)).toHaveLength(dailyFeedback.sender);
	});
});
