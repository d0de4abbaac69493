// Withdrawals at the desk: the queue, one with both sides' pictures, the number revealed, every act with its permission and
// its line in the trail, and of two who press at once exactly one.
import { describe, expect, test, vi } from "vitest";
import { listActs, lookAtProtection } from "#backoffice/contract";
import {
	type Asking,
	askToBePaid,
	asMember,
	cashOf,
	employ,
	everyPage,
	openMoneyDesk,
	refusedAs,
} from "#backoffice/testing";
import type { PayoutProviders } from "#cashier/module";
import { drawPicture } from "#platform/http/testing";
import {
	answerDispute,
	approveWithdrawal,
	cancelWithdrawal,
	confirmWithdrawal,
	countWithdrawalQueue,
	decidePayoutLine,
	decideWithdrawal,
	disputeWithdrawal,
	listPayoutLines,
	listWithdrawalQueue,
	listWithdrawals,
	lookAtWithdrawal,
	payWithdrawal,
	type QueuedWithdrawal,
	revealPayoutAccount,
	sendWithdrawal,
	takeBackPayout,
	type Withdrawal,
} from "../../contract/index.ts";

type News = { readonly state: "pending" } | { readonly state: "failed" | "paid"; readonly amount?: string };
const orders: { readonly payout: string; readonly number: string; readonly amount: string; readonly holder: string }[] =
	[];
const says: { now: News } = { now: { state: "pending" } };
/** What the bank says of one that it was handed, as it stands now. */
function newsOf(payout: string) {
	const order = orders.find((one) => one.payout === payout);
	const { now } = says;
	if (now.state !== "paid") return { payout, reason: "no such bank", state: now.state };
	const amount = now.amount ?? order?.amount ?? "";
	const account = order?.number.slice(-4) ?? "";
	return { state: now.state, payout, amount, currency: "P", account, line: `L-${payout}`, paidAt: desk.clock.now() };
}
const bank: NonNullable<ReturnType<PayoutProviders["get"]>> = {
	code: "bank",
	simulated: true,
	verify: () => ({ ok: false, error: "UNREADABLE" }),
	payOut: async (order) => {
		orders.push(order);
		return { outcome: "accepted", news: newsOf(order.payout) };
	},
	read: async (payout) => ({ outcome: "known", news: newsOf(payout) }),
	statement: async () => ({ outcome: "page", lines: [], next: undefined }),
};
const desk = await openMoneyDesk({ payouts: new Map([["bank", bank]]) });
const { asOlga, call, clock, office, olga, otto, owner, rows } = desk;
const [sven, sara] = [await employ(office, "supervisor"), await employ(office, "supervisor")];
const images = [(await drawPicture()).toString("base64")];

type Named = Pick<Withdrawal, "reference">;
const ask = async (amount?: string): Promise<Asking> => askToBePaid(office, amount);
const approve = ({ reference }: Named, token = olga.token) =>
	call(decideWithdrawal, { reference, decision: { kind: "approve" } }, { token });
const second = ({ reference }: Named, token = sven.token) => call(approveWithdrawal, { reference }, { token });
const refuse = ({ reference }: Named, token = olga.token) =>
	call(decideWithdrawal, { reference, decision: { kind: "refuse", why: "Not yours." } }, { token });
const giveBack = ({ reference }: Named, token = olga.token) =>
	call(decideWithdrawal, { reference, decision: { kind: "give-back", why: "The bank sent it back." } }, { token });
const pay = ({ reference }: Named, token = olga.token) =>
	call(payWithdrawal, { reference, images, remark: "Batch 7." }, { token });
const prove = ({ reference }: Named, token = olga.token) =>
	call(answerDispute, { reference, images, remark: "Here it is." }, { token });
const look = ({ reference }: Named, token = olga.token) => call(lookAtWithdrawal, { reference }, { token });
const dispute = ({ member, withdrawal: { withdrawalId } }: Asking) =>
	asMember(office, member, { endpoint: disputeWithdrawal, input: { withdrawalId, remark: "Nothing.", images } });
const cancel = ({ member, withdrawal: { withdrawalId } }: Asking) =>
	asMember(office, member, { endpoint: cancelWithdrawal, input: { withdrawalId } }).then(
		() => true,
		() => false,
	);
const own = async ({ member }: Asking) =>
	(await asMember(office, member, { endpoint: listWithdrawals, input: {} })).withdrawals[0];
async function paid(): Promise<Asking> {
	const asking = await ask();
	expect((await approve(asking.withdrawal)).ok).toBe(true);
	expect((await pay(asking.withdrawal)).ok).toBe(true);
	return asking;
}
const lastAct = async () => {
	const trail = await call(listActs, { source: "cashier" }, { token: owner });
	return trail.ok ? trail.value.acts[0] : undefined;
};

async function queue(state?: "pending" | "refused"): Promise<readonly QueuedWithdrawal[]> {
	const asked = state === undefined ? {} : { state };
	const pages = await everyPage((step) => call(listWithdrawalQueue, { ...asked, ...step }, asOlga));
	return pages.flatMap(({ withdrawals }) => withdrawals);
}

describe("the queue", () => {
	test("shows what waits with its member and why it is looked at, the oldest first, page after page", async () => {
		const references: string[] = [];
		for (let turn = 0; turn < 52; turn++) {
			clock.advance(1_000);
			references.push((await ask()).withdrawal.reference);
		}
		const waiting = await queue();
		expect(waiting.map(({ reference }) => reference)).toEqual(references);
		const value = { count: waiting.length, since: waiting[0]?.askedAt };
		expect(await call(countWithdrawalQueue, {}, asOlga)).toMatchObject({ ok: true, value });
		expect(waiting[0]).toMatchObject({
			account: expect.stringMatching(/^player/),
			state: "pending",
			amount: "100.00",
			arrives: "100.00",
			bank: "Mosaic Bank",
			number: expect.stringMatching(/^•••• \d{4}$/),
			levels: 1,
			approvedBy: [],
			reasons: ["first-withdrawal", "new-account"],
		});
	});

	test("is asked by state and days, and what was refused stands there with its reason", async () => {
		const { withdrawal } = await ask();
		const from = clock.now().toISOString();
		clock.advance(60_000);
		await refuse(withdrawal);
		const refused = await queue("refused");
		expect(refused[0]).toMatchObject({ reference: withdrawal.reference, reason: "Not yours." });
		const later = { state: "refused", from: clock.now().toISOString() } as const;
		expect(await call(listWithdrawalQueue, later, asOlga)).toMatchObject({ value: { withdrawals: [] } });
		const then = await call(listWithdrawalQueue, { state: "refused", from, to: later.from }, asOlga);
		expect(then).toMatchObject({ value: { withdrawals: [{ reference: withdrawal.reference }] } });
	});

	test("knows nothing of other brands, and no cursor of another list", async () => {
		const { withdrawal } = await ask();
		await rows(`update cashier.withdrawal set merchant = 'elsewhere' where id = '${withdrawal.withdrawalId}'`);
		expect((await queue()).some(({ reference }) => reference === withdrawal.reference)).toBe(false);
		for (const act of [approve, second, refuse, giveBack, pay, prove, look])
			expect(await act(withdrawal, owner)).toEqual(refusedAs("WITHDRAWAL_NOT_FOUND"));
		const { reference } = withdrawal;
		expect(await call(revealPayoutAccount, { reference }, asOlga)).toEqual(refusedAs("WITHDRAWAL_NOT_FOUND"));
		expect(await call(sendWithdrawal, { reference }, asOlga)).toEqual(refusedAs("WITHDRAWAL_NOT_FOUND"));
		expect(await call(listWithdrawalQueue, { cursor: "1_2" }, asOlga)).toEqual(refusedAs("INVALID_CURSOR"));
	});
});

describe("a look", () => {
	test("shows history, turnover and both sides' pictures, masks the account, and is written down", async () => {
		const asking = await paid();
		await dispute(asking);
		const seen = await look(asking.withdrawal);
		expect(seen).toMatchObject({
			value: {
				withdrawal: { reference: asking.withdrawal.reference, state: "disputed", disputes: 1 },
				holder: "K•• M••••",
				turnover: { asked: "0.00", missing: "0.00" },
				provider: { code: "bank" },
				handed: [],
				lines: [],
				pictures: [{ by: "operator" }, { by: "member" }],
				steps: [{ kind: "ask" }, { kind: "approve" }, { kind: "pay", remark: "Batch 7." }, { kind: "dispute" }],
			},
		});
		expect(JSON.stringify(seen)).not.toContain(`1102340${asking.member}`);
		expect(await lastAct()).toMatchObject({ act: "withdrawal looked at", address: "203.0.113.9" });
	});

	test("reveals the number to who may pay, each time written down, never the number itself", async () => {
		const { member, withdrawal } = await ask();
		const { reference } = withdrawal;
		const number = `1102340${member}`;
		const value = { holder: "Kim Minji", bank: "Mosaic Bank", number };
		expect(await call(revealPayoutAccount, { reference }, asOlga)).toMatchObject({ ok: true, value });
		const act = await lastAct();
		expect(act).toMatchObject({ act: "withdrawal account revealed", requestId: expect.stringMatching(/\S{8}/) });
		expect(JSON.stringify(act)).not.toContain(number);
		const refused = await call(revealPayoutAccount, { reference }, { token: sven.token });
		expect(refused).toEqual(refusedAs("NOT_PERMITTED"));
	});

	test("of pictures of another installation shows nothing", async () => {
		const { withdrawal } = await paid();
		await rows(`update cashier.withdrawal_picture set sealed = decode(repeat('00', 60), 'hex')
			where withdrawal_id = '${withdrawal.withdrawalId}'`);
		expect(await look(withdrawal)).toEqual(refusedAs("NOT_OPENED"));
	});
});

describe("an act", () => {
	test("is written down with who, from where, before and after, and tells every desk", async () => {
		const asking = await ask();
		const { withdrawal } = asking;
		const acts: readonly (readonly [() => Promise<unknown>, string, string, string])[] = [
			[() => approve(withdrawal), "withdrawal approved", "pending", "approved"],
			[() => pay(withdrawal), "withdrawal paid", "approved", "paid"],
			[() => dispute(asking).then(() => prove(withdrawal)), "withdrawal proven", "disputed", "paid"],
			[() => dispute(asking).then(() => giveBack(withdrawal)), "withdrawal reversed", "disputed", "reversed"],
		];
		for (const [work, act, before, after] of acts) {
			const looks = office.told.looks;
			await work();
			await vi.waitFor(() => expect(office.told.looks).toBeGreaterThan(looks));
			expect(await lastAct()).toMatchObject({
				act,
				address: "203.0.113.9",
				requestId: expect.stringMatching(/\S{8}/),
				before: expect.stringContaining(before),
				after: expect.stringContaining(after),
			});
		}
		expect(await own(asking)).toMatchObject({ state: "reversed", reason: "The bank sent it back." });
		expect(await cashOf(office, asking.member)).toBe(500_000n);
	});

	test("paid by hand asks the member, who confirms", async () => {
		const asking = await paid();
		expect(await cashOf(office, asking.member)).toBe(490_000n);
		expect(await own(asking)).toMatchObject({ state: "paid" });
		await asMember(office, asking.member, { endpoint: confirmWithdrawal, input: {} });
		expect(await pay(asking.withdrawal)).toEqual(refusedAs("WITHDRAWAL_CLOSED"));
	});

	test("is seen beside what the member paid in, by day, week and month, less what was given back", async () => {
		const asking = await paid();
		const { member: memberId } = asking;
		const out = async () => {
			const seen = await call(lookAtProtection, { memberId }, { token: owner });
			return seen.ok ? seen.value.played.map(({ period, withdrawn }) => `${period} ${withdrawn}`) : seen.error.code;
		};
		expect(await out()).toEqual(["day 100.00", "week 100.00", "month 100.00"]);
		await dispute(asking);
		await giveBack(asking.withdrawal);
		expect(await out()).toEqual(["day 0.00", "week 0.00", "month 0.00"]);
	});

	test("with a proof that is no picture pays nothing", async () => {
		const { withdrawal } = await ask();
		await approve(withdrawal);
		const words = [Buffer.from("only words, however they are called").toString("base64")];
		const { reference } = withdrawal;
		const refused = await call(payWithdrawal, { reference, images: words, remark: "" }, asOlga);
		expect(refused).toEqual(refusedAs("IMAGE_TYPE"));
		const four = await call(payWithdrawal, { reference, images: Array(4).fill(images[0]), remark: "" }, asOlga);
		expect(four).toEqual(refusedAs("INVALID_INPUT"));
		expect(await look(withdrawal)).toMatchObject({ value: { withdrawal: { state: "approved" }, pictures: [] } });
	});

	test("hands it to who pays out for the house, with the number, once; one that fails waits again", async () => {
		const { withdrawal } = await ask();
		const { reference } = withdrawal;
		const send = (token = olga.token) => call(sendWithdrawal, { reference }, { token });
		expect(await send()).toEqual(refusedAs("WITHDRAWAL_NOT_THERE"));
		await approve(withdrawal);
		says.now = { state: "failed" };
		expect(await send()).toMatchObject({ value: { state: "approved" } });
		says.now = { state: "pending" };
		const asked = orders.length;
		const both = await Promise.all([send(), send(otto.token)]);
		expect(both.filter(({ ok }) => ok)).toMatchObject([{ value: { state: "sent" } }]);
		expect(orders).toHaveLength(asked + 1);
		expect(orders.at(-1)).toMatchObject({ holder: "Kim Minji", amount: "100.00" });
		expect((await lastAct())?.act).toBe("withdrawal sent");
		expect(await look(withdrawal)).toMatchObject({
			value: {
				provider: { code: "bank", simulated: true },
				handed: [
					{ provider: "bank", simulated: true, state: "failed", reason: "no such bank" },
					{ state: "accepted", reason: "" },
				],
			},
		});
	});

	test("takes it back from a provider that said nothing for an hour, by who may pay, and writes it down", async () => {
		const { withdrawal } = await ask();
		const { reference } = withdrawal;
		await approve(withdrawal);
		await call(sendWithdrawal, { reference }, asOlga);
		const take = (token = olga.token) => call(takeBackPayout, { reference, reason: "Their desk says so." }, { token });
		expect(await take()).toEqual(refusedAs("PAYOUT_AWAITED"));
		await rows(`update cashier.payout set sent_at = sent_at - interval '1 hour'
			where withdrawal_id = '${withdrawal.withdrawalId}'`);
		expect(await take(sven.token)).toEqual(refusedAs("NOT_PERMITTED"));
		expect(await take()).toMatchObject({ value: { state: "approved" } });
		expect(await lastAct()).toMatchObject({ act: "withdrawal taken back", address: "203.0.113.9" });
		expect(await take()).toEqual(refusedAs("WITHDRAWAL_NOT_THERE"));
	});

	test("judges what the provider paid otherwise, once, by who may pay, and reads all that waits", async () => {
		const { member, withdrawal } = await ask();
		await approve(withdrawal);
		says.now = { state: "paid", amount: "50.00" };
		await call(sendWithdrawal, { reference: withdrawal.reference }, asOlga);
		says.now = { state: "pending" };
		expect(await pay(withdrawal)).toEqual(refusedAs("WITHDRAWAL_NOT_THERE"));
		const seen = await look(withdrawal);
		const [line] = seen.ok ? seen.value.lines : [];
		expect(line).toMatchObject({ fault: "amount", state: "review", amount: "50.00", reference: withdrawal.reference });
		const waits = await call(listPayoutLines, {}, asOlga);
		expect(waits).toMatchObject({ value: { lines: [line], next: null } });
		const after = await call(listPayoutLines, { cursor: line?.line ?? "1" }, asOlga);
		expect(after).toMatchObject({ value: { lines: [] } });
		const payoutLineId = line?.line ?? "1";
		const judge = (verdict: "settle" | "dismiss", token = olga.token) =>
			call(decidePayoutLine, { payoutLineId, verdict, reason: "The rest by hand." }, { token });
		expect(await judge("settle", sven.token)).toEqual(refusedAs("NOT_PERMITTED"));
		const both = await Promise.all([judge("settle"), judge("settle", otto.token)]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await judge("dismiss")).toEqual(refusedAs("PAYOUT_LINE_CLOSED"));
		expect(await cashOf(office, member)).toBe(490_000n);
		expect(await lastAct()).toMatchObject({ act: "payout line settled", address: "203.0.113.9" });
		const nobodys = { payoutLineId: "999999", verdict: "settle", reason: "Nobody's." } as const;
		expect(await call(decidePayoutLine, nobodys, asOlga)).toEqual(refusedAs("PAYOUT_LINE_NOT_FOUND"));
	});

	test("needs its permission: reading, deciding, the second approval and paying are four", async () => {
		const reader = await employ(office, "support");
		const { withdrawal } = await ask("1500");
		expect((await look(withdrawal, reader.token)).ok).toBe(true);
		for (const act of [approve, second, refuse, giveBack, pay, prove])
			expect(await act(withdrawal, reader.token)).toEqual(refusedAs("NOT_PERMITTED"));
		expect(await second(withdrawal, olga.token)).toEqual(refusedAs("NOT_PERMITTED"));
		expect(await pay(withdrawal, sven.token)).toEqual(refusedAs("NOT_PERMITTED"));
	});
});

describe("at once", () => {
	test("of two operators who approve exactly one counts, of a small one and of a large one", async () => {
		for (const amount of ["100", "1500", "100", "1500"]) {
			const { withdrawal } = await ask(amount);
			const both = await Promise.all([approve(withdrawal), approve(withdrawal, otto.token)]);
			expect(both.filter(({ ok }) => ok)).toHaveLength(1);
			const seen = await look(withdrawal);
			expect(seen.ok && seen.value.withdrawal.approvedBy).toHaveLength(1);
			const code = amount === "100" ? "WITHDRAWAL_NOT_THERE" : "APPROVED_MEANWHILE";
			for (const one of both) if (!one.ok) expect(one.error.code).toBe(code);
		}
	});

	test("a large one is approved by a second person, one of two who press, never by the first again", async () => {
		const { withdrawal } = await ask("1500");
		expect(await second(withdrawal)).toEqual(refusedAs("APPROVED_MEANWHILE"));
		expect(await approve(withdrawal, sven.token)).toMatchObject({ value: { state: "pending" } });
		expect(await approve(withdrawal)).toEqual(refusedAs("APPROVED_MEANWHILE"));
		expect(await second(withdrawal, sven.token)).toEqual(refusedAs("APPROVED_BEFORE"));
		const both = await Promise.all([second(withdrawal, sara.token), second(withdrawal, owner)]);
		expect(both.filter(({ ok }) => ok)).toMatchObject([{ value: { state: "approved" } }]);
	});

	test("an approval against the member who takes it back: exactly one holds", async () => {
		for (let turn = 0; turn < 8; turn++) {
			const asking = await ask();
			const [approved, cancelled] = await Promise.all([approve(asking.withdrawal), cancel(asking)]);
			expect([approved.ok, cancelled].filter(Boolean)).toHaveLength(1);
			expect((await own(asking))?.state).toBe(approved.ok ? "approved" : "cancelled");
		}
	});

	test("paid, refused and paid by another: exactly one holds", async () => {
		for (let turn = 0; turn < 4; turn++) {
			const { member, withdrawal } = await ask();
			await approve(withdrawal);
			const answers = await Promise.all([pay(withdrawal), pay(withdrawal, otto.token), refuse(withdrawal)]);
			expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
			expect(await cashOf(office, member)).toBe(answers[2]?.ok === true ? 500_000n : 490_000n);
		}
	});
});
