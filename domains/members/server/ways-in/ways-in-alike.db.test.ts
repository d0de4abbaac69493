// What the ways in do not tell, and what is not guessed there, where no other file proves it: codes of agents, and passwords
// for one login.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { secureChance } from "#platform/kernel/node";
import { checkAffiliate } from "../../contract/index.ts";
import { handOutPassword, seed } from "../module.ts";
import { openHouse } from "../testing/open-house.ts";

const { db, brand, wallet, house } = await openHouse();
await seed({
	db,
	clock: house.clock,
	brand: brand.api,
	wallet: wallet.api,
	password: "three4stones",
	passwordCost: { memoryKib: 64, passes: 1 },
});

const codeOf = async (username: string, password: string) => {
	const result = await house.logIn({ username, password }, { address: "198.51.100.9" });
	return result.ok ? "in" : result.error;
};

describe("T08 an affiliate code", () => {
	test("that nobody has, that is a player's name, and another brand's are answered alike", async () => {
		const { account } = await house.register();
		const answers = [];
		for (const code of ["NOBODY99", account, "' or 1=1"]) answers.push(await house.call(checkAffiliate, { code }));
		for (const answer of answers) expect(answer).toEqual({ ok: false, error: { code: "AFFILIATE_CODE_INVALID" } });
	});
	test("that is an agent's says nothing of the agent: the answer is what was asked", async () => {
		const answer = await house.call(checkAffiliate, { code: "tessera" });
		expect(answer).toEqual({ ok: true, value: { affiliateCode: "TESSERA" } });
	});
});

describe("T10 a password for one login that is guessed", () => {
	const guess = "AAAA-BBBB-CCCC-DDDD";
	test("counts as any wrong password: of many at once three are judged at most, of a name that nobody has just as many", async () => {
		const { account } = await house.register();
		const given = { merchant: "tessera", account, operator: "Han", now: house.clock.now(), chance: secureChance() };
		expect((await handOutPassword(db, given)).ok).toBe(true);
		const guessed = async (name: string) => {
			const all = await Promise.all(Array.from({ length: 9 }, () => codeOf(name, guess)));
			return all.map((one) => (one === "in" ? one : one.code)).sort();
		};
		const codes = await guessed(account);
		expect(codes).not.toContain("in");
		expect(codes.filter((code) => code === "WRONG_CREDENTIALS").length).toBeLessThanOrEqual(3);
		expect(await guessed("nobody4711")).toEqual(codes);
		const left = await db.read((tx) => sql`select 1 from members.one_time_passwords`.execute(tx));
		expect(left.rows).toHaveLength(1);
	});
});
