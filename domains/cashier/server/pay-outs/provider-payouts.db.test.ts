// Withdrawals through a provider that may be late, double, out of order, wrong, silent or broken: each is settled exactly once,
// waits again with its money held, or has a line for an operator; and nothing that was told is lost.
import { beforeEach, describe, expect, test } from "vitest";
import { type Result, systemClock, unwrap } from "#platform/kernel";
import { cancelWithdrawal, type Withdrawal } from "../../contract/index.ts";
import { payoutKeyOf } from "../../core/index.ts";
import {
	decidePayoutLine,
	lookAtWithdrawal,
	payoutProviderFor,
	payWithdrawal,
	readPayoutLines,
	refuseWithdrawal,
	reverseWithdrawal,
	sendWithdrawal,
} from "../api.ts";
import { cashierChannel } from "../changes.ts";
import { gatewayHeaders, gatewaySignature } from "../providers/gateway-words.ts";
import { readFindings } from "../reconcile/finding-store.ts";
import { reconcile } from "../reconcile/reconcile.ts";
import { strangePayment } from "../simulator/manners.ts";
import type { PayoutMannerName } from "../simulator/payout-manners.ts";
import { merchant } from "../testing/open-counter.ts";
import { openPayouts } from "../testing/open-payouts.ts";
import type { Customer } from "../testing/open-teller.ts";
import { startPayout } from "./ask-payout.ts";
import { takePayoutNews } from "./payout-webhook.ts";

const desk = await openPayouts();
const { approved, asked, askPayouts, clock, customer, db, deps, faults, heard, now, order, paysOut, proof } = desk;
const { purse, rows, send, simulator } = desk;

let one: Customer;
let withdrawal: Withdrawal;
beforeEach(async () => {
	desk.trouble("none");
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	one = await customer(500_000n);
	withdrawal = await asked(one);
	await approved(withdrawal);
});

type Coded = Result<unknown, { readonly code: string }>;
const codeOf = (answer: Coded) => (answer.ok ? "done" : answer.error.code);
const key = (attempt = 1) => payoutKeyOf(withdrawal.withdrawalId, attempt);
const state = async () => (await now(one, withdrawal)).state;
const pay = async () => payWithdrawal(deps, { ...order(withdrawal), ...(await proof()) });
const refuse = () => refuseWithdrawal(deps, { ...order(withdrawal), why: "Not yours." });
const file = async () => unwrap(await lookAtWithdrawal(deps, order(withdrawal)));
const lines = async () => (await file()).lines.map(({ fault, state: is }) => `${fault} ${is}`);
const handed = async () => (await file()).handed.map(({ state: is }) => is);
const steps = async () => (await file()).steps.map(({ kind }) => kind);
const waiting = async () =>
	(await readPayoutLines(db, { merchant, most: 200 })).filter(
		({ withdrawal_id: id }) => id === withdrawal.withdrawalId,
	);
const decide = async (decision: "settle" | "dismiss", line?: string) => {
	const id = line ?? (await waiting())[0]?.id ?? "0";
	return decidePayoutLine(deps, {
		merchant,
		id,
		operator: "Han",
		now: clock.now(),
		why: "As the bank says.",
		decision,
	});
};
const held = { balance: 500_000n, held: 10_000n };
const gone = { balance: 490_000n, held: 0n };

describe("handing over", () => {
	test("asks for what arrives, to the account, by the withdrawal's own key, and takes nothing from the balance", async () => {
		const sent = await send(withdrawal);
		expect(sent).toMatchObject({ ok: true, value: { state: "sent" } });
		expect(simulator.payouts.ordered(key())).toMatchObject({
			payout: withdrawal.withdrawalId,
			amount: "100.00",
			currency: "P",
			holder: "Kim Minji",
			bank: "Mosaic Bank",
			kind: "bank-account",
			number: expect.stringMatching(/^110234\d{6}$/),
		});
		expect(await handed()).toEqual(["accepted"]);
		expect(await purse(one.member)).toEqual(held);
		expect((await file()).steps.at(-1)).toMatchObject({ kind: "send", by: "Han", remark: "simulator" });
	});
	test("once of many who press, and nobody pays, refuses or cancels it meanwhile", async () => {
		const both = await Promise.all(["Han", "Lee", "Kim"].map((name) => send(withdrawal, name)));
		expect(both.map(codeOf).filter((code) => code === "done")).toHaveLength(1);
		expect(await handed()).toEqual(["accepted"]);
		for (const act of [pay, refuse]) expect(codeOf(await act())).toBe("WITHDRAWAL_NOT_THERE");
		const cancelled = await desk.call(one.member, cancelWithdrawal, { withdrawalId: withdrawal.withdrawalId });
		expect(codeOf(cancelled)).toBe("WITHDRAWAL_DECIDED");
	});
	test("of a hand and a provider at once exactly one has it", async () => {
		for (let turn = 0; turn < 5; turn++) {
			one = await customer(500_000n);
			withdrawal = await asked(one);
			await approved(withdrawal);
			const [byHand, byProvider] = await Promise.all([pay(), send(withdrawal)]);
			expect([byHand.ok, byProvider.ok].filter(Boolean)).toHaveLength(1);
			await paysOut(key());
			expect(await state()).toBe("paid");
			expect(await purse(one.member)).toEqual(gone);
			expect(simulator.payouts.ordered(key()) === undefined).toBe(byHand.ok);
		}
	});
	test("to one that does not answer is repeated by the job with the same key, and stays with the provider", async () => {
		desk.trouble("silence");
		expect(codeOf(await send(withdrawal))).toBe("done");
		expect(await handed()).toEqual(["opening"]);
		expect(codeOf(await pay())).toBe("WITHDRAWAL_NOT_THERE");
		desk.trouble("error");
		await askPayouts(60);
		expect(await handed()).toEqual(["opening"]);
		desk.trouble("none");
		await Promise.all([askPayouts(600), askPayouts(600), askPayouts(600)]);
		expect(await handed()).toEqual(["accepted"]);
		await paysOut(key());
		expect(await state()).toBe("paid");
	});
	test("that is killed between the note and the call is made good by the job, between call and note by the key", async () => {
		// Noted, not called: nobody had claimed it.
		const nobody = { ...deps, payouts: new Map() };
		await sendWithdrawal({ ...nobody, provider: "simulator" }, order(withdrawal));
		expect(simulator.payouts.ordered(key())).toBeUndefined();
		await askPayouts(120);
		expect(await handed()).toEqual(["accepted"]);
		// Called, not noted: the same key again is the same pay-out.
		await rows(`update cashier.payout set state = 'opening' where withdrawal_id = '${withdrawal.withdrawalId}'`);
		await paysOut(key(), "silent");
		await askPayouts(3_600);
		expect(await state()).toBe("paid");
		expect(await lines()).toEqual([" settled"]);
		expect(await purse(one.member)).toEqual(gone);
	});
	test("what it refuses at once waits again with the reason, and goes out another way", async () => {
		const payOut = async () => ({ outcome: "refused", reason: "status 422" }) as const;
		const real = deps.payouts.get("simulator");
		if (real === undefined) throw new Error("there is no provider");
		const refusing = { ...deps, payouts: new Map([["simulator", { ...real, payOut }]]), provider: "simulator" };
		expect(await sendWithdrawal(refusing, order(withdrawal))).toMatchObject({ value: { state: "approved" } });
		expect(await purse(one.member)).toEqual(held);
		expect((await file()).steps.at(-1)).toMatchObject({ kind: "fail", remark: "simulator: status 422" });
		expect(codeOf(await pay())).toBe("done");
		expect(await purse(one.member)).toEqual(gone);
	});
	test("with a number that does not open hands over nothing", async () => {
		await rows(`update cashier.payout_account set sealed = decode(repeat('00', 60), 'hex')
			where member_id = ${one.member}`);
		expect(codeOf(await send(withdrawal))).toBe("NOT_OPENED");
		expect(await state()).toBe("approved");
		expect(await handed()).toEqual([]);
	});
	test("of play money goes to a simulated provider alone, real money to a real one alone", () => {
		const [simulated] = deps.payouts.values();
		if (simulated === undefined) throw new Error("there is no provider");
		const real = { ...simulated, code: "gateway", simulated: false };
		const both = new Map([simulated, real].map((provider) => [provider.code, provider]));
		expect(payoutProviderFor(deps.payouts, { playMoney: true })?.code).toBe("simulator");
		expect(payoutProviderFor(deps.payouts, { playMoney: false })).toBeUndefined();
		const onlyReal = new Map([[real.code, real]]);
		expect(payoutProviderFor(both, { playMoney: true })?.code).toBe("simulator");
		expect(payoutProviderFor(both, { playMoney: false })?.code).toBe("gateway");
		expect(payoutProviderFor(onlyReal, { playMoney: true })).toBeUndefined();
	});
});

describe("a pay-out that is", () => {
	const outcomes: readonly (readonly [PayoutMannerName, Withdrawal["state"], readonly string[]])[] = [
		["plain", "paid", [" settled"]],
		["late", "paid", [" settled"]],
		["double", "paid", [" settled"]],
		["out-of-order", "paid", [" settled"]],
		["silent", "sent", []],
		["declined", "approved", []],
		["late-success", "paid", [" settled"]],
		["forged", "sent", []],
		["unknown", "sent", []],
		["other-amount", "sent", ["amount review"]],
		["other-currency", "sent", ["currency review"]],
		["other-account", "sent", ["account review"]],
	];
	test.each(outcomes)("%s", async (manner, ended, kept) => {
		await send(withdrawal);
		await paysOut(key(), manner);
		expect(await state()).toBe(ended);
		expect(await lines()).toEqual(kept);
		expect(await purse(one.member)).toEqual(ended === "paid" ? gone : held);
		// Whatever is asked later changes nothing, but for what nobody told.
		await Promise.all([askPayouts(600), askPayouts(600)]);
		const found = manner === "silent";
		expect(await state()).toBe(found ? "paid" : ended);
		expect(await purse(one.member)).toEqual(found || ended === "paid" ? gone : held);
		expect(await faults()).toEqual([]);
	});
	test("settled is followed by the member's open pages, and is there in the trail with the provider's number", async () => {
		await send(withdrawal);
		const before = heard.length;
		await paysOut(key());
		await expect
			.poll(() =>
				heard
					.slice(before)
					.filter((push) => push.member === one.member)
					.map(({ event }) => event),
			)
			.toEqual(expect.arrayContaining(["withdrawal", "balance"]));
		const { steps: history, lines: paid } = await file();
		expect(history.at(-1)).toMatchObject({ kind: "settle", by: "provider", remark: `simulator: ${paid[0]?.line_id}` });
	});
	test("silent, told and asked for at once is settled once", async () => {
		await send(withdrawal);
		await paysOut(key(), "silent");
		const news = { ...simulator.payouts.news(key()) };
		const hook = () => webhook(JSON.stringify(news));
		const statuses = await Promise.all([hook(), askPayouts(600), hook(), askPayouts(600), hook(), hook()]);
		expect(statuses.filter((status) => status !== undefined)).toEqual([200, 200, 200, 200]);
		expect(await lines()).toEqual([" settled"]);
		expect(await purse(one.member)).toEqual(gone);
	});
	test("declined waits with its reason, and is handed over again under a key of its own", async () => {
		await send(withdrawal);
		await paysOut(key(), "declined");
		expect((await file()).handed).toMatchObject([{ state: "failed", reason: "simulated: the bank declined it" }]);
		await send(withdrawal);
		expect(await handed()).toEqual(["failed", "accepted"]);
		await paysOut(key(2));
		expect(await state()).toBe("paid");
		expect(await steps()).toEqual(["ask", "approve", "send", "fail", "send", "settle"]);
		expect(await purse(one.member)).toEqual(gone);
	});
	test("a success that comes when it was handed over again settles it once; the second is an operator's line", async () => {
		await send(withdrawal);
		await hear({ state: "failed", payout: key(), reason: "no such bank" });
		await send(withdrawal);
		await hearPaid(key(), "FIRST");
		expect(await state()).toBe("paid");
		await paysOut(key(2));
		expect(await lines()).toEqual([" settled", "closed review"]);
		expect(await purse(one.member)).toEqual(gone);
		expect(codeOf(await decide("settle"))).toBe("PAYOUT_LINE_SETTLES_NOTHING");
		expect(codeOf(await decide("dismiss"))).toBe("done");
		expect(await state()).toBe("paid");
	});
	test.each([
		["was paid by hand", pay, "paid", gone],
		["was refused", refuse, "refused", { balance: 500_000n, held: 0n }],
	] as const)("a success that comes when it %s is a line, and moves nothing", async (_name, act, ended, then) => {
		await send(withdrawal);
		await hear({ state: "failed", payout: key(), reason: "no such bank" });
		expect(codeOf(await act())).toBe("done");
		await hearPaid(key());
		expect(await state()).toBe(ended);
		expect(await purse(one.member)).toEqual(then);
		expect(await lines()).toEqual(["closed review"]);
		expect(await faults()).toEqual([]);
	});
	test("a success against a hand, after a failure, is the pay-out or a line, never both", async () => {
		for (let turn = 0; turn < 6; turn++) {
			one = await customer(500_000n);
			withdrawal = await asked(one);
			await approved(withdrawal);
			await send(withdrawal);
			await hear({ state: "failed", payout: key(), reason: "no such bank" });
			const [byHand] = await Promise.all([pay(), hearPaid(key())]);
			expect(await state()).toBe("paid");
			expect(await purse(one.member)).toEqual(gone);
			expect(await lines()).toEqual([byHand.ok ? "closed review" : " settled"]);
		}
	});
	test("a failure that is told after it was paid takes nothing back", async () => {
		await send(withdrawal);
		await paysOut(key());
		await hear({ state: "failed", payout: key(), reason: "no such bank" });
		expect(await state()).toBe("paid");
		expect(await handed()).toEqual(["paid"]);
	});
	test("paid, disputed and given back is given back once", async () => {
		await send(withdrawal);
		await paysOut(key());
		await rows(`update cashier.withdrawal set state = 'disputed', confirm_by = null
			where id = '${withdrawal.withdrawalId}'`);
		const back = await reverseWithdrawal(deps, { ...order(withdrawal), why: "The bank sent it back." });
		expect(codeOf(back)).toBe("done");
		await hearPaid(key(), "AGAIN");
		expect(await purse(one.member)).toEqual({ balance: 500_000n, held: 0n });
		expect(await lines()).toEqual([" settled", "closed review"]);
	});
});

const hear = (news: Parameters<typeof takePayoutNews>[1]["news"]) =>
	takePayoutNews(deps, { provider: "simulator", news, toldBy: "webhook", now: clock.now() });
const hearPaid = (payout: string, line = `L-${payout}`, change: object = {}) =>
	hear({
		state: "paid",
		line,
		payout,
		amount: "100.00",
		currency: "P",
		paidAt: clock.now(),
		account: one.account.number.slice(-4),
		...change,
	});

/** A webhook that somebody sends by hand. */
async function webhook(
	body: string,
	how: { readonly secret?: string; readonly late?: number; readonly direction?: "call" | "webhook" } = {},
): Promise<number> {
	const { secret = desk.secret, late = 0, direction = "webhook" } = how;
	const timestamp = String(clock.now().getTime() + late);
	const signature = gatewaySignature(secret, { direction, timestamp, text: body });
	const headers = new Map<string, string>([
		[gatewayHeaders.timestamp, timestamp],
		[gatewayHeaders.signature, signature],
	]);
	const path = "/providers/simulator/payout-webhook";
	const route = desk.cashier.rawRoutes.find((raw) => raw.path === path);
	const caller = { url: path, address: "203.0.113.9", now: clock.now(), failed: () => {} };
	const answer = await route?.handle({ ...caller, body, header: (name) => headers.get(name) });
	return answer?.status ?? 404;
}

describe("a webhook", () => {
	const news = (change: object = {}) =>
		JSON.stringify({
			state: "paid",
			line: `W-${key()}`,
			payout: key(),
			amount: "100.00",
			currency: "P",
			account: one.account.number.slice(-4),
			paidAt: "2026-05-01T12:00:00.000Z",
			...change,
		});
	beforeEach(async () => {
		await send(withdrawal);
	});
	test.each([
		["of another's secret", { secret: "another secret, as long as the first one" }, 401],
		["that is our own call sent back", { direction: "call" }, 401],
		["of five minutes and a second ago", { late: -301_000 }, 401],
		["from five minutes ahead", { late: 301_000 }, 401],
	] as const)("%s settles nothing", async (_name, how, status) => {
		expect(await webhook(news(), how)).toBe(status);
		expect([await state(), await lines()]).toEqual(["sent", []]);
	});
	test.each(["{", '{"state":"paid"}', '{"state":"maybe","payout":"x"}', '{"state":"failed","payment":"x"}'])(
		"that says %s is refused as such",
		async (body) => expect(await webhook(body)).toBe(400),
	);
	test("of a failure is heard whatever words it has", async () => {
		const reason = `no\u0000bank ${"😀".repeat(400)}`;
		expect(await webhook(JSON.stringify({ state: "failed", payout: key(), reason }))).toBe(200);
		expect(await state()).toBe("approved");
		expect((await file()).handed).toMatchObject([{ state: "failed", reason: expect.stringMatching(/^no bank 😀/) }]);
	});
	test("of a number that was told before with other content is a line of its own, and moves nothing", async () => {
		for (const body of [news(), news(), news({ amount: "900.00" }), news({ account: "1111" })])
			expect(await webhook(body)).toBe(200);
		expect(await lines()).toEqual([" settled", "changed review", "changed review"]);
		expect(await purse(one.member)).toEqual(gone);
	});
	test.each([
		["nobody's pay-out", { payout: strangePayment }],
		["what is no key", { payout: "';drop--" }],
		["a hand-over that never was", { payout: `${strangePayment}.2` }],
	])("of %s is kept as a line of nobody's, which an operator puts aside", async (_name, change) => {
		const line = `N-${key()}`;
		const words: string[] = [];
		const stop = await db.listen(cashierChannel, (word) => void words.push(word));
		await webhook(news({ line, ...change }));
		await expect.poll(() => words).toContain("");
		await stop();
		expect(await state()).toBe("sent");
		const all = await readPayoutLines(db, { merchant, most: 200 });
		const kept = all.find(({ line_id: number }) => number === line);
		expect(kept).toMatchObject({ fault: "unknown", merchant: "", withdrawal_id: null, reference: null });
		expect(codeOf(await decide("settle", kept?.id))).toBe("PAYOUT_LINE_SETTLES_NOTHING");
		expect(codeOf(await decide("dismiss", kept?.id))).toBe("done");
	});
});

describe("a line in question", () => {
	beforeEach(async () => {
		await send(withdrawal);
		await paysOut(key(), "other-amount");
	});
	test("keeps the withdrawal where it is: nobody pays it by hand, nobody asks for it any more", async () => {
		expect(codeOf(await pay())).toBe("WITHDRAWAL_NOT_THERE");
		expect(await handed()).toEqual(["review"]);
		expect((await file()).steps.at(-1)).toMatchObject({ kind: "question", by: "provider" });
		expect(await waiting()).toMatchObject([{ amount: "50.00", fault: "amount", reference: expect.any(String) }]);
	});
	test("counts as the pay-out when an operator says so, once of many who say it, and is written down", async () => {
		const [line] = await waiting();
		const both = await Promise.all([
			decide("settle", line?.id),
			decide("settle", line?.id),
			decide("dismiss", line?.id),
		]);
		expect(both.map(codeOf).toSorted()).toEqual(["PAYOUT_LINE_CLOSED", "PAYOUT_LINE_CLOSED", "done"]);
		expect(["paid", "approved"]).toContain(await state());
		const [act] = await rows<{ act: string; before: object; after: object }>(
			"select act, before, after from cashier.operator_act where act like 'payout line%' order by id desc limit 1",
		);
		expect(act).toMatchObject({ before: { amount: "50.00", fault: "amount" }, after: { reason: "As the bank says." } });
		expect(await faults()).toEqual([]);
	});
	test("that was not paid gives the withdrawal back to the queue, with its money held", async () => {
		expect(codeOf(await decide("dismiss"))).toBe("done");
		expect(await state()).toBe("approved");
		expect(await handed()).toEqual(["failed"]);
		expect(await purse(one.member)).toEqual(held);
		expect(codeOf(await pay())).toBe("done");
		expect(await purse(one.member)).toEqual(gone);
	});
	test("of one that had failed takes it out of the queue until it is judged, and of two both are judged first", async () => {
		one = await customer(500_000n);
		withdrawal = await asked(one);
		await approved(withdrawal);
		await send(withdrawal);
		await hear({ state: "failed", payout: key(), reason: "no such bank" });
		await hearPaid(key(), "HALF-1", { amount: "50.00" });
		await hearPaid(key(), "HALF-2", { amount: "50.00" });
		expect(await state()).toBe("sent");
		await decide("dismiss");
		expect(await state()).toBe("sent");
		await decide("dismiss");
		expect(await state()).toBe("approved");
	});
	test("outlasts a later hand-over that fails", async () => {
		await decide("dismiss");
		await send(withdrawal);
		await hearPaid(key(), "LATE", { amount: "1.00" });
		await hear({ state: "failed", payout: key(2), reason: "no such bank" });
		expect([await state(), await handed()]).toEqual(["sent", ["review", "failed"]]);
		await decide("dismiss");
		expect(await state()).toBe("approved");
	});
	test("is nobody's of another brand", async () => {
		const [line] = await waiting();
		const elsewhere = { merchant: "elsewhere", operator: "Han", now: clock.now(), why: "Mine.", id: line?.id ?? "0" };
		expect(codeOf(await decidePayoutLine(deps, { ...elsewhere, decision: "settle" }))).toBe("PAYOUT_LINE_NOT_FOUND");
		expect(await readPayoutLines(db, { merchant: "elsewhere", most: 200 })).not.toContainEqual(line);
	});
});

describe("reconciliation", () => {
	const log = { debug() {}, info() {}, warn() {}, error() {} };
	const run = (minutes = 20, using = deps) =>
		reconcile(using, { now: new Date(clock.now().getTime() + minutes * 60_000), log });
	const found = async () =>
		(await readFindings(db, { openOnly: true, most: 200 }))
			.filter(({ subject }) => subject.includes("payouts") || subject.includes(withdrawal.withdrawalId))
			.map(({ kind, ours, theirs }) => `${kind}: ${ours} / ${theirs}`);
	const settleAll = async () => {
		await rows(`update cashier.finding set resolved_at = now(), resolved_by = 'a test', reason = 'a test'
			where resolved_at is null`);
	};
	beforeEach(async () => {
		await run();
		await settleAll();
	});

	test("hears what nobody told, says so once, and it is gone by the next run", async () => {
		await send(withdrawal);
		await paysOut(key(), "silent");
		await run();
		expect(await state()).toBe("paid");
		expect(await found()).toEqual([expect.stringMatching(/^statement-unheard: nothing \/ 100\.00 P for .* to \d{4}$/)]);
		expect(await run()).toMatchObject({ raised: 0 });
		expect(await found()).toEqual([]);
	});
	test("raises what settled and the statement does not hold, what it holds otherwise, and another amount", async () => {
		await send(withdrawal);
		await hearPaid(key(), "NEVER");
		await run();
		expect(await found()).toEqual([expect.stringMatching(/^statement-missing: 100\.00 P for .* \/ nothing$/)]);
		expect(await run()).toMatchObject({ raised: 0 });
		await settleAll();
		one = await customer(500_000n);
		withdrawal = await asked(one);
		await approved(withdrawal);
		await send(withdrawal);
		await paysOut(key(), "other-amount");
		await decide("settle");
		await run();
		expect(await found()).toEqual(["statement-credit: 100.00 / 50.00"]);
	});
	test("raises a statement that cannot be read, and one that a provider has said nothing of for a day", async () => {
		await send(withdrawal);
		desk.trouble("error");
		await run();
		expect(await found()).toEqual(["statement-unread: a statement / no answer"]);
		desk.trouble("none");
		await run(24 * 60 + 1);
		expect(await found()).toEqual([expect.stringMatching(/^payout-silent: handed over .* \/ no word$/)]);
		await paysOut(key());
		await run(24 * 60 + 1);
		expect(await found()).toEqual([]);
	});
});

test("a claim is one worker's, and one that is over asks nobody", async () => {
	await send(withdrawal);
	await paysOut(key());
	const asks = simulator.payouts.statement({ since: new Date(0), after: 0, most: 1_000 }).lines.length;
	await startPayout(deps, withdrawal.withdrawalId, clock.now());
	await askPayouts(7_200);
	expect(simulator.payouts.statement({ since: new Date(0), after: 0, most: 1_000 }).lines).toHaveLength(asks);
	const due = await rows(`select 1 from cashier.payout where withdrawal_id = '${withdrawal.withdrawalId}'
		and next_at is not null`);
	expect(due).toEqual([]);
});

test("the database itself refuses two hand-overs at once, two lines that settle one, and a change of what was decided", async () => {
	await send(withdrawal);
	const id = withdrawal.withdrawalId;
	await expect(
		rows(`insert into cashier.payout (member_id, withdrawal_id, attempt, provider, sent_at)
			values (${one.member}, '${id}', 2, 'simulator', now())`),
	).rejects.toThrow(/payout_open/);
	await paysOut(key());
	await hearPaid(key(), "SECOND");
	await expect(
		rows(`update cashier.payout_line set state = 'settled', closed_at = now() where line_id = 'SECOND'`),
	).rejects.toThrow(/payout_line_settles/);
	await expect(
		rows(`update cashier.payout_line set amount = '1.00' where withdrawal_id = '${id}' and state = 'settled'`),
	).rejects.toThrow(/refused|not changed/i);
	await expect(rows(`delete from cashier.payout where withdrawal_id = '${id}'`)).rejects.toThrow();
	await expect(rows("delete from cashier.payout_line")).rejects.toThrow();
});

test("and the books are right to the last unit", async () => {
	expect(await faults()).toEqual([]);
	const [sum] = await rows<{ out: string }>(`select coalesce(sum(amount), 0) as out from cashier.withdrawal
		where state in ('paid', 'received', 'disputed')`);
	expect(await desk.wallet.houseBalance("cashier:payout:bank-account", "P")).toBe(BigInt(sum?.out ?? 0));
});
