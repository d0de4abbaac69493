// What a deposit brings, as whoever looks at the promotions sees it: a visitor all that is in time, a member what is theirs.
import { beforeEach, expect, test } from "vitest";
import { sql } from "#platform/db";
import { callRoute, principalOf } from "#platform/http/testing";
import { type MemberId, systemClock, unwrap } from "#platform/kernel";
import { listDepositBonuses, openDeposit } from "../../contract/index.ts";
import { openTeller } from "../testing/open-teller.ts";
import { listDepositBonusesRoute } from "./list-deposit-bonuses.ts";

const teller = await openTeller();
const { call, clock, db, deps, enrol } = teller;

let member: MemberId;
beforeEach(async () => {
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	member = await enrol();
});

type Who = Parameters<typeof principalOf>[0] | undefined;

async function seen(who: Who, { guest = false, language = "en" } = {}) {
	const principal = who === undefined ? undefined : { ...principalOf(who), guest };
	const asked = { endpoint: listDepositBonuses, input: {} };
	const answer = await callRoute([listDepositBonusesRoute(deps)], asked, { principal, now: clock.now(), language });
	return unwrap(answer);
}
const offered = async (who: Who, more = {}) =>
	(await seen(who, more)).promotions.map((promotion) => [promotion.code, promotion.offered]);

test("a visitor sees each with all its rules, in their language", async () => {
	const { currency, promotions } = await seen(undefined);
	expect([currency, promotions[0]]).toMatchObject(["P", { code: "first-deposit", percent: 50, offered: true }]);
	const korean = (await seen(undefined, { language: "ko" })).promotions[0];
	expect(korean?.name).not.toBe(promotions[0]?.name);
});

test("a member sees which are theirs: none while one waits for its deposit", async () => {
	const before = await offered(member);
	expect(before.length).toBeGreaterThan(0);
	expect(before.every(([, own]) => own)).toBe(true);
	unwrap(await call(member, openDeposit, { method: "mosaic-bank", amount: "100", promotion: "first-deposit" }));
	expect(await offered(member)).toEqual(before.map(([code]) => [code, false]));
});

test("to a guest, who pays nothing in, none is offered", async () => {
	expect((await offered(member, { guest: true })).some(([, own]) => own)).toBe(false);
});

test("what is not in time or switched off is not shown", async () => {
	await db.tx(async (tx) => {
		await sql`update cashier.promotion set closes_at = now() - interval '1 day' where code = 'first-deposit'`.execute(
			tx,
		);
	});
	expect((await offered(undefined)).map(([code]) => code)).not.toContain("first-deposit");
});
