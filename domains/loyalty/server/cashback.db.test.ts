// Cashback on a real ledger: what was played comes back once, in the member's own hand, never twice and never more.
import { afterEach, describe, expect, it } from "vitest";
import type { MemberId } from "#platform/kernel";
import { claimManualRebate, getManualRebate } from "../contract/index.ts";
import { seed } from "./module.ts";
import { openClub } from "./testing/open-club.ts";

const club = await openClub();
let keys = 0;
const newKey = () => {
	keys += 1;
	return `cashback-key-${String(keys).padStart(8, "0")}`;
};

const claim = (member: MemberId, key = newKey()) => club.call(member, claimManualRebate, {}, { key });
const waiting = async (member: MemberId) => {
	const answer = await club.call(member, getManualRebate, {});
	if (!answer.ok) throw new Error(answer.error.code);
	return answer.value;
};
const cash = (member: MemberId) => club.purse(member, "cash");
const uncovered = () => club.rows("select * from loyalty.uncovered_cashback");

/** A member who staked this much at the reels and at the table, without a win; nothing of it is left. */
async function player({ reels = 0n, table = 0n }: { readonly reels?: bigint; readonly table?: bigint }) {
	const member = await club.enrol(reels + table);
	if (reels > 0n) await club.play(member, reels);
	if (table > 0n) await club.play(member, table, "table");
	await club.count();
	return member;
}

/** Another stake at the reels, counted. */
async function playOn(member: MemberId, stake: bigint): Promise<void> {
	await club.play(member, stake);
	await club.count();
}

afterEach(async () => {
	club.letClaim(true);
	expect(await uncovered()).toEqual([]);
	expect(await club.violations()).toEqual([]);
});

describe("what waits", () => {
	it("is told by category, at the rates of section 9 of the specification", async () => {
		const member = await player({ reels: 100_000n, table: 50_000n });
		expect(await waiting(member)).toMatchObject({
			currency: "P",
			days: 7,
			smallest: "1.00",
			total: "15.50",
			lines: [
				{ category: "RNG", stake: "1000.00", rate: "1.20", amount: "12.00" },
				{ category: "LIVE", stake: "500.00", rate: "0.70", amount: "3.50" },
				{ category: "SPORTS", stake: "0.00", rate: "1.00", amount: "0.00" },
				{ category: "FISH", stake: "0.00", rate: "1.20", amount: "0.00" },
				{ category: "PVP", stake: "0.00", rate: "1.00", amount: "0.00" },
			],
			claims: [],
		});
	});

	it("counts the days of the brand's terms and no older ones", async () => {
		const member = await player({ reels: 100_000n });
		const move = (days: number) =>
			club.rows(`update games.turnover set day = current_date - ${days} where member_id = ${member} returning 1`);
		await move(6);
		expect((await waiting(member)).total).toBe("12.00");
		await move(7);
		expect((await waiting(member)).total).toBe("0.00");
	});

	it("is more where an operator gave a rank a rate of its own", async () => {
		await club.rows("insert into loyalty.cashback_rate values ('tessera', 'RNG', 3, 150, 1) returning 1");
		const member = await player({ reels: 100_000n });
		expect((await waiting(member)).total).toBe("12.00");
		await club.setLevel(member, 4);
		expect((await waiting(member)).total).toBe("15.00");
		await club.rows("delete from loyalty.cashback_rate where level = 3 returning 1");
	});
});

describe("a claim", () => {
	it("pays into cash by one line of the ledger, and nothing waits any more", async () => {
		const member = await player({ reels: 100_000n, table: 50_000n });
		const paid = await claim(member);
		expect(paid).toMatchObject({ ok: true, value: { amount: "15.50", currency: "P" } });
		expect(await cash(member)).toBe(1_550n);
		const after = await waiting(member);
		expect(after).toMatchObject({ total: "0.00", claims: [paid.ok ? paid.value : undefined] });
		const lines = await club.rows(`select kind, delta, counter from wallet.posting
			where member_id = ${member} and counter = 'loyalty:cashback'`);
		expect(lines).toEqual([{ kind: "promo", delta: "1550", counter: "loyalty:cashback" }]);
		const parts = await club.rows(`select category, stake, rate, amount from loyalty.cashback_line
			where member_id = ${member} order by category`);
		expect(parts).toEqual([
			{ category: "LIVE", stake: "50000", rate: 70, amount: "350" },
			{ category: "RNG", stake: "100000", rate: 120, amount: "1200" },
		]);
	});

	it("counts later play of the same day alone", async () => {
		const member = await player({ reels: 100_000n });
		await claim(member);
		await playOn(member, 1_000n);
		expect((await waiting(member)).total).toBe("0.12");
		expect(await claim(member)).toEqual({
			ok: false,
			error: { code: "CASHBACK_TOO_SMALL", value: { smallest: "1.00", total: "0.12" } },
		});
		expect(await cash(member)).toBe(200n);
	});

	it("sent again with its key is the same claim, and is paid once", async () => {
		const member = await player({ reels: 100_000n });
		const key = newKey();
		const first = await claim(member, key);
		expect(await claim(member, key)).toEqual(first);
		expect(await cash(member)).toBe(1_200n);
	});

	it("by a double click or from two tabs at once is paid once", async () => {
		const member = await player({ reels: 100_000n });
		const key = newKey();
		const answers = await Promise.all([claim(member, key), claim(member, key), claim(member), claim(member)]);
		expect(new Set(answers.map((answer) => (answer.ok ? answer.value.amount : answer.error.code))).size).toBe(2);
		expect(await cash(member)).toBe(1_200n);
		expect(await club.rows(`select 1 as one from loyalty.cashback_claim where member_id = ${member}`)).toHaveLength(1);
	});

	it("while play goes on and is counted never pays for the same stake twice", async () => {
		const member = await club.enrol(1_000_000n);
		for (let turn = 0; turn < 6; turn += 1) {
			await Promise.all([club.play(member, 10_000n), club.play(member, 20_000n), club.count(), claim(member)]);
		}
		await club.count();
		await claim(member);
		const [sums] = await club.rows<{ staked: string; paid: string }>(`
			select (select sum(stake) from games.turnover where member_id = ${member})::text as staked,
				(select sum(stake) from loyalty.cashback_line where member_id = ${member})::text as paid`);
		expect(sums).toEqual({ staked: "180000", paid: "180000" });
	});

	it("is refused where the brand does not let players claim, and where it has no terms", async () => {
		const member = await player({ reels: 100_000n });
		club.letClaim(false);
		const closed = { ok: false, error: { code: "CASHBACK_CLOSED" } };
		expect([await claim(member), await club.call(member, getManualRebate, {})]).toEqual([closed, closed]);
		club.letClaim(true);
		await club.rows("create table kept as select * from loyalty.cashback_rate");
		await club.rows("delete from loyalty.cashback_rate returning 1");
		expect([await claim(member), await club.call(member, getManualRebate, {})]).toEqual([closed, closed]);
		await club.rows("insert into loyalty.cashback_rate select * from kept returning 1");
		expect(await cash(member)).toBe(0n);
	});

	it("is set against what was voided after it had been claimed for", async () => {
		const member = await player({ reels: 100_000n });
		await claim(member);
		await club.rows(`update games.turnover set stake = 40000 where member_id = ${member} returning 1`);
		expect(await waiting(member)).toMatchObject({ total: "0.00", lines: [{ stake: "-600.00" }, {}, {}, {}, {}] });
		await club.rows(`update games.turnover set stake = 110000 where member_id = ${member} returning 1`);
		expect((await waiting(member)).total).toBe("1.20");
	});
});

it("the last twenty claims are told, the newest first", async () => {
	const member = await club.enrol(1_000_000n);
	for (let turn = 0; turn < 21; turn += 1) {
		await playOn(member, 10_000n + BigInt(turn) * 1_000n);
		await claim(member);
	}
	const { claims } = await waiting(member);
	// 1.20 % of 100.00, then of 110.00, 120.00 and so on: the first of 21 is no longer told.
	expect(claims.map(({ amount }) => amount)).toEqual(
		Array.from({ length: 20 }, (_, place) => (1.2 + 0.12 * (20 - place)).toFixed(2)),
	);
});

it("what an operator made of the terms stays when the house is started again", async () => {
	await club.rows("update loyalty.cashback_terms set days = 3, smallest = 500 returning 1");
	await club.rows("update loyalty.cashback_rate set rate = 10 where category = 'RNG' returning 1");
	await seed(club.deps);
	const member = await player({ reels: 1_000_000n });
	expect(await waiting(member)).toMatchObject({ days: 3, smallest: "5.00", total: "10.00" });
	await club.rows("update loyalty.cashback_terms set days = 7, smallest = 100 returning 1");
	await club.rows("update loyalty.cashback_rate set rate = 120 where category = 'RNG' returning 1");
});

it("claims are neither changed nor deleted", async () => {
	const member = await player({ reels: 100_000n });
	await claim(member);
	await expect(club.rows(`update loyalty.cashback_claim set amount = 1 where member_id = ${member}`)).rejects.toThrow(
		"refused",
	);
	await expect(club.rows(`delete from loyalty.cashback_line where member_id = ${member}`)).rejects.toThrow("refused");
});
