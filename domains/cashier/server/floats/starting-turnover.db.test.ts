// What a member began with goes up to an agent only after it was played, as a deposit does.
import { beforeEach, expect, test } from "vitest";
import { startingBalanceKey } from "#members/api";
import { type MemberId, unwrap } from "#platform/kernel";
import { readFloatDesk, readWithdrawDesk } from "../../contract/index.ts";
import { merchant, openCounter } from "../testing/open-counter.ts";
import { openTeam } from "../testing/open-team.ts";

const counter = await openCounter();
const { call, faults, playBy, rows, wager, wallet } = counter;
const { agent, down, nameOf, player, purse, up } = openTeam(counter);

let above: MemberId;
let below: MemberId;
beforeEach(async () => {
	await playBy("international");
	above = await agent(100_000n);
	below = await player(0n, above);
	const begun = { memberId: below, currency: "P", purse: "cash", kind: "grant", delta: 10_000n } as const;
	unwrap(await wallet.post({ ...begun, counter: "house:starting-balances", key: startingBalanceKey(below) }));
});

const refused = (missing: string) => ({ ok: false, error: { code: "TURNOVER_MISSING", value: { missing } } });
const turnover = async () => unwrap(await call(below, readFloatDesk, {})).turnover;

test("a starting balance is played before it goes up, and the page says how much is missing", async () => {
	expect(await turnover()).toEqual({ asked: "100.00", missing: "100.00" });
	expect(await up(below, { amount: "70" })).toEqual(refused("100.00"));
	wager(below, 9_999n);
	expect(await up(below, { amount: "70" })).toEqual(refused("0.01"));
	expect(await purse(below, "cash")).toBe(10_000n);
	wager(below, 10_000n);
	expect(await turnover()).toEqual({ asked: "0.00", missing: "0.00" });
	expect((await up(below, { amount: "70" })).ok).toBe(true);
	expect(await purse(below, "cash")).toBe(3_000n);
	expect(await faults()).toEqual([]);
});

test("a deposit beside it asks for its own part: what is missing is the larger of the two", async () => {
	unwrap(await down(above, { account: nameOf(below), amount: "40" }));
	expect(await up(below, { amount: "1" })).toEqual(refused("100.00"));
	wager(below, 10_000n);
	unwrap(await down(above, { account: nameOf(below), amount: "40" }));
	expect(await up(below, { amount: "1" })).toEqual(refused("40.00"));
});

test("a brand that asks for no play asks for none of it, and what is withdrawn is judged by deposits as before", async () => {
	expect(unwrap(await call(below, readWithdrawDesk, {})).turnover).toEqual({ asked: "0.00", missing: "0.00" });
	await rows(`update cashier.payout_rule set turnover_percent = 0 where merchant = '${merchant}'`);
	const handed = await up(below, { amount: "70" });
	await rows(`update cashier.payout_rule set turnover_percent = 100 where merchant = '${merchant}'`);
	expect(handed.ok).toBe(true);
});
