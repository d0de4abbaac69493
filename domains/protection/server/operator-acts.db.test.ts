// An operator's hand on protection, under the verb: one act of many at once, every node hears, limits hold at once.
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, unwrap } from "#platform/kernel";
import { readProtection, setLimit } from "../contract/index.ts";
import { chooseMarket, limitAmountOf, readMarkets, writeOperatorLimit } from "./module.ts";
import { merchant, openShelter } from "./testing/open-shelter.ts";

const shelter = await openShelter();
const { call, clock, db, enrol, protection } = shelter;

let member: MemberId;
beforeEach(async () => {
	await shelter.playBy("international");
	member = await enrol();
});

const choose = (market: string, of = merchant) =>
	chooseMarket(db, { merchant: of, market, operator: "Han", at: clock.now() });
const acts = async () => (await readMarkets(db, { acts: 50 })).acts;

describe("T25 a brand's market", () => {
	test("is chosen, and whoever plays is under its rules at once", async () => {
		const heard: unknown[] = [];
		protection.api.onChange((changed) => heard.push(changed));
		unwrap(await choose("strict"));
		await expect.poll(() => heard).toContain(undefined);
		expect(await protection.api.playStanding({ memberId: member, merchant })).toMatchObject({ missing: ["loss"] });
		expect((await readMarkets(db, { acts: 1 })).chosen.get(merchant)).toBe("strict");
	});
	test("of a brand that named none is written, too", async () => {
		unwrap(await choose("ontario", "another"));
		const [act] = await acts();
		expect(act).toMatchObject({
			merchant: "another",
			operator: "Han",
			before: { market: null },
			after: { market: "ontario" },
		});
	});
	test("is changed once, however many say the same at once", async () => {
		const before = (await acts()).length;
		const answers = await Promise.all(Array.from({ length: 5 }, () => choose("sweden")));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect((await acts()).length).toBe(before + 1);
	});
	test.each([
		["atlantis", "UNKNOWN_MARKET"],
		["international", "NOTHING_TO_CHANGE"],
	])("%s is refused: %s", async (market, error) => {
		const before = (await acts()).length;
		expect(await choose(market)).toEqual({ ok: false, error });
		expect((await acts()).length).toBe(before);
	});
});

describe("T12 a limit of the operator", () => {
	const hold = (amount: bigint | undefined) =>
		writeOperatorLimit(db, {
			memberId: member,
			currency: "P",
			kind: "loss",
			period: "day",
			amount,
			actor: "Han",
			now: clock.now(),
		});
	const held = async () => {
		const { limits } = unwrap(await call(member, readProtection, {}));
		return limits.find(({ kind, period }) => kind === "loss" && period === "day");
	};
	test("holds at once, stricter or looser, and is lifted at once", async () => {
		await hold(5_000n);
		expect(await held()).toMatchObject({ operator: "50.00", holds: "50.00", own: null });
		await hold(9_000n);
		expect(await held()).toMatchObject({ operator: "90.00", holds: "90.00", next: null });
		await hold(undefined);
		expect(await held()).toMatchObject({ operator: null, holds: null });
	});
	test("stands beside the member's own: the stricter holds, and the member takes neither it nor its wait away", async () => {
		const own = (amount: string | null) => call(member, setLimit, { kind: "loss", period: "day", amount }).then(unwrap);
		await own("70");
		await hold(5_000n);
		expect(await held()).toMatchObject({ own: "70.00", operator: "50.00", holds: "50.00" });
		await own(null);
		expect(await held()).toMatchObject({ operator: "50.00", holds: "50.00", next: { amount: null } });
		clock.advance(24 * 3_600_000);
		expect(await held()).toMatchObject({ own: null, operator: "50.00", holds: "50.00" });
		expect((await protection.api.playStanding({ memberId: member, merchant })).guarded).toBe(true);
	});
	test("T25 is written down with who, before and after, each time, and is nobody else's", async () => {
		const other = await enrol();
		await hold(5_000n);
		await hold(undefined);
		const events = await shelter.rows<{ actor: string; before: { amount?: string }; after: { amount?: string } }>(
			`select actor, before, after from protection.event where member_id = ${member} order by id`,
		);
		expect(events.map(({ actor, before, after }) => [actor, before.amount, after.amount])).toEqual([
			["Han", undefined, "5000"],
			["Han", "5000", undefined],
		]);
		const { limits } = unwrap(await call(other, readProtection, {}));
		expect(limits.some(({ holds, operator }) => holds !== null || operator !== null)).toBe(false);
	});
	test.each([
		["loss", "12.34", 1_234n],
		["loss", null, undefined],
		["time", "60", 60n],
	] as const)("of %s is read from %s", (kind, amount, minor) => {
		expect(limitAmountOf({ kind, period: "day", amount }, "P")).toEqual({ ok: true, value: minor });
	});
	test.each([
		["loss", "1.234"],
		["time", "14"],
		["time", "60.5"],
		["time", "1441"],
	] as const)("of %s is not %s", (kind, amount) => {
		expect(limitAmountOf({ kind, period: "day", amount }, "P").ok).toBe(false);
	});
});
