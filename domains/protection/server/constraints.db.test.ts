// What the database itself refuses of protection, and what the seed leaves to the operator.
import { describe, expect, test } from "vitest";
import { seed } from "./module.ts";
import { openShelter } from "./testing/open-shelter.ts";

const { db, rows } = await openShelter();
const limit = (values: string) => rows(`insert into protection.member_limit values (${values})`);

describe("the database refuses", () => {
	test.each([
		["a limit below nothing", "1, 'member', 'wager', 'day', 'P', -1, now(), null, null"],
		["a kind that nobody knows", "1, 'member', 'sleep', 'day', 'P', 1, now(), null, null"],
		["a holder that nobody knows", "1, 'friend', 'wager', 'day', 'P', 1, now(), null, null"],
		["what waits without a time", "1, 'member', 'wager', 'day', 'P', 1, now(), 5, null"],
	])("%s", async (_name, values) => {
		await expect(limit(values)).rejects.toThrow(/check constraint/);
	});
	test.each([
		["reality_minutes = 5"],
		["minimum_age = 17"],
		["break_hours = '{}'"],
		["break_hours = '{2000}'"],
		["exclusion_months = '{0}'"],
		["mandatory_limits = '{sleep}'"],
		["most_minutes_a_day = 10"],
	])("a market with %s", async (change) => {
		await expect(rows(`update protection.profile set ${change} where code = 'sweden'`)).rejects.toThrow(
			/check constraint/,
		);
	});
	test("two usual profiles, and a brand by one that is not there", async () => {
		await expect(rows("update protection.profile set usual = true where code = 'sweden'")).rejects.toThrow(/unique/);
		await expect(rows("update protection.brand_profile set profile = 'nowhere'")).rejects.toThrow(/foreign key/);
	});
});

describe("the seed", () => {
	test("brings markets, and the default brand's is the usual one", async () => {
		const [brand] = await rows<{ usual: boolean; count: string }>(
			`select usual, (select count(*) from protection.profile) as count
			from protection.brand_profile join protection.profile on profile = code where merchant = 'tessera'`,
		);
		expect(brand?.usual).toBe(true);
		expect(Number(brand?.count)).toBeGreaterThanOrEqual(4);
	});
	test("leaves alone what an operator changed", async () => {
		await rows("update protection.profile set looser_wait_hours = 168 where code = 'ontario'");
		await seed({ db });
		const [changed] = await rows<{ looser_wait_hours: number }>(
			"select looser_wait_hours from protection.profile where code = 'ontario'",
		);
		expect(changed?.looser_wait_hours).toBe(168);
	});
});
