// What is handed to a provider, again and again: whatever became of the withdrawal meanwhile, nothing is handed over besides
// what pays it, and nothing lies with a provider for ever.
import { beforeEach, describe, expect, test } from "vitest";
import { type Result, systemClock, unwrap } from "#platform/kernel";
import type { Withdrawal } from "../../contract/index.ts";
import { payoutKeyOf } from "../../core/index.ts";
import { decidePayoutLine, lookAtWithdrawal, readPayoutLines, sendWithdrawal, takeBackPayout } from "../api.ts";
import { cashierChannel } from "../changes.ts";
import type { HandedOver, PayoutNews, PayoutProvider } from "../providers/index.ts";
import { merchant } from "../testing/open-counter.ts";
import { openPayouts } from "../testing/open-payouts.ts";
import type { Customer } from "../testing/open-teller.ts";
import { type AskPayoutDeps, askDuePayouts } from "./ask-payout.ts";
import { takePayoutNews } from "./payout-webhook.ts";

const desk = await openPayouts();
const { approved, asked, clock, customer, db, deps, faults, now, order, purse, rows } = desk;
const log = { debug() {}, info() {}, warn() {}, error() {} };
const simulated = deps.payouts.get("simulator");
if (simulated === undefined) throw new Error("there is no provider");

/** The keys that the bank was handed, in order, and what it does with each. */
let posts: string[] = [];
let says: HandedOver["outcome"] = "accepted";
/** What it says of those that it is asked for; of others it knows nothing. */
let knows: ReadonlyMap<string, PayoutNews> = new Map();
const bank: PayoutProvider = {
	...simulated,
	payOut: async ({ payout }) => {
		posts.push(payout);
		return says === "accepted"
			? { outcome: says, news: { state: "pending", payout } }
			: { outcome: says, reason: "status 503" };
	},
	read: async (payout) => {
		const news = knows.get(payout);
		return news === undefined ? { outcome: "unknown" } : { outcome: "known", news };
	},
};
const payouts = new Map([["simulator", bank]]);
const banked = { ...deps, payouts };

let one: Customer;
let withdrawal: Withdrawal;
beforeEach(async () => {
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	posts = [];
	says = "accepted";
	knows = new Map();
	one = await customer(500_000n);
	withdrawal = await asked(one);
	await approved(withdrawal);
});

type Coded = Result<unknown, { readonly code: string }>;
const codeOf = (answer: Coded) => (answer.ok ? "done" : answer.error.code);
const key = (attempt = 1) => payoutKeyOf(withdrawal.withdrawalId, attempt);
/** What the bank was handed of this withdrawal. */
const own = () => posts.filter((post) => post.startsWith(withdrawal.withdrawalId));
const state = async () => (await now(one, withdrawal)).state;
const send = () => sendWithdrawal({ ...banked, provider: "simulator" }, order(withdrawal));
const file = async () => unwrap(await lookAtWithdrawal(deps, order(withdrawal)));
const handed = async () => (await file()).handed.map(({ state: is }) => is);
const lines = async () => (await file()).lines.map(({ fault, state: is }) => `${fault} ${is}`);
const after = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
const askAgain = (minutes = 10, using: AskPayoutDeps = banked) => askDuePayouts(using, { now: after(minutes), log });
const hear = (news: PayoutNews) =>
	takePayoutNews(deps, { provider: "simulator", news, toldBy: "webhook", now: clock.now() });
const paidOf = (payout: string, change: object = {}): PayoutNews => ({
	state: "paid",
	line: `L-${payout}`,
	payout,
	amount: "100.00",
	currency: "P",
	paidAt: clock.now(),
	account: one.account.number.slice(-4),
	...change,
});
const fails = (attempt: number, reason = "no such bank") => hear({ state: "failed", payout: key(attempt), reason });
const dismiss = async () => {
	const waiting = await readPayoutLines(db, { merchant, most: 200 });
	const id = waiting.find(({ withdrawal_id }) => withdrawal_id === withdrawal.withdrawalId)?.id ?? "0";
	const by = { merchant, operator: "Han", now: clock.now(), why: "As the bank says." };
	return decidePayoutLine(deps, { ...by, id, decision: "dismiss" });
};
const held = { balance: 500_000n, held: 10_000n };
const gone = { balance: 490_000n, held: 0n };

/** The first failed; the second was handed over, and no answer came. */
async function secondUnanswered(): Promise<void> {
	await send();
	await fails(1);
	says = "unanswered";
	await send();
	says = "accepted";
	expect(own()).toEqual([key(1), key(2)]);
}

describe("a second hand-over that nobody answered", () => {
	beforeEach(secondUnanswered);

	test("is not repeated once the first settled the withdrawal, and has failed when the provider does not know it", async () => {
		await hear(paidOf(key(1)));
		await askAgain();
		expect(own()).toEqual([key(1), key(2)]);
		expect([await state(), await handed()]).toEqual(["paid", ["paid", "failed"]]);
		expect(await purse(one.member)).toEqual(gone);
		await askAgain(600);
		expect(own()).toHaveLength(2);
	});
	test("that the provider has all the same is a line when it says that it paid", async () => {
		await hear(paidOf(key(1)));
		knows = new Map([[key(2), { state: "pending", payout: key(2) }]]);
		await askAgain();
		knows = new Map([[key(2), paidOf(key(2))]]);
		await askAgain(600);
		expect(own()).toHaveLength(2);
		expect(await lines()).toEqual([" settled", "closed review"]);
		expect(await purse(one.member)).toEqual(gone);
	});
	test("is not repeated while a line of the first is in question; who dismisses it gives the withdrawal back", async () => {
		await hear(paidOf(key(1), { amount: "50.00" }));
		await askAgain();
		expect(own()).toHaveLength(2);
		expect([await state(), await handed()]).toEqual(["sent", ["review", "failed"]]);
		expect((await file()).steps.at(-1)).toMatchObject({ kind: "fail", by: "provider" });
		expect(codeOf(await dismiss())).toBe("done");
		expect([await state(), await purse(one.member)]).toEqual(["approved", held]);
	});
	test("is repeated with its own key where nothing came in between", async () => {
		await askAgain();
		expect(own()).toEqual([key(1), key(2), key(2)]);
		expect(await handed()).toEqual(["failed", "accepted"]);
	});
});

describe("a claim that is over", () => {
	/** Something happens between the claim and the hand-over. */
	const meddled = (happens: () => Promise<unknown>) => {
		let first = true;
		const tx: typeof db.tx = async (work) => {
			const claimed = await db.tx(work);
			if (first) {
				first = false;
				await happens();
			}
			return claimed;
		};
		return { ...banked, db: { ...db, tx } };
	};
	beforeEach(async () => {
		says = "unanswered";
		await send();
		says = "accepted";
	});
	test("hands over nothing of one that failed meanwhile", async () => {
		await askAgain(
			10,
			meddled(() => fails(1)),
		);
		expect(own()).toEqual([key(1)]);
		expect([await state(), await handed()]).toEqual(["approved", ["failed"]]);
	});
	test("hands over nothing of one that another worker claimed, and leaves it that claim", async () => {
		const later = after(30).toISOString();
		const claim = () =>
			rows(`update cashier.payout set next_at = '${later}' where withdrawal_id = '${withdrawal.withdrawalId}'`);
		await askAgain(10, meddled(claim));
		expect(own()).toEqual([key(1)]);
		expect((await file()).handed[0]?.next_at?.toISOString()).toBe(later);
	});
	test("of one that was sent again belongs to the job when the job had it first", async () => {
		await fails(1);
		await sendWithdrawal({ ...meddled(() => askAgain(0)), provider: "simulator" }, order(withdrawal));
		expect(own()).toEqual([key(1), key(2)]);
	});
});

describe("one that was accepted and that the provider does not know any more", () => {
	test("is handed over again with the same key", async () => {
		await send();
		await askAgain();
		expect(own()).toEqual([key(), key()]);
		expect(await handed()).toEqual(["accepted"]);
		await hear(paidOf(key()));
		expect(await state()).toBe("paid");
		expect(await purse(one.member)).toEqual(gone);
	});
	test("has failed when the withdrawal was paid by another", async () => {
		await send();
		await fails(1);
		await send();
		await hear(paidOf(key(1)));
		await askAgain();
		expect(own()).toEqual([key(1), key(2)]);
		expect(await handed()).toEqual(["paid", "failed"]);
	});
	test("of a number that does not open any more is not handed over", async () => {
		await send();
		await rows(`update cashier.payout_account set sealed = decode(repeat('00', 60), 'hex')
			where member_id = ${one.member}`);
		await askAgain();
		expect(own()).toEqual([key()]);
		expect(await handed()).toEqual(["accepted"]);
	});
});

describe("what is told while a line is in question", () => {
	test("of a failure stands in the trail once, with its reason, and takes nothing from whoever judges", async () => {
		await send();
		await hear(paidOf(key(), { amount: "50.00" }));
		for (const _told of [1, 2]) await fails(1, "the account is closed");
		const { handed: all, steps } = await file();
		expect(all).toMatchObject([{ state: "review", reason: "the account is closed" }]);
		expect(steps.map(({ kind }) => kind)).toEqual(["ask", "approve", "send", "question", "fail"]);
		expect(await state()).toBe("sent");
		expect(codeOf(await dismiss())).toBe("done");
		expect(await state()).toBe("approved");
	});
	test("reaches the desks: a number told otherwise, and the word on a line of nobody's", async () => {
		const words: string[] = [];
		const stop = await db.listen(cashierChannel, (word) => void words.push(word));
		const desks = () => words.filter((word) => word === "").length;
		await send();
		await hear(paidOf(key()));
		await hear(paidOf(key(), { amount: "900.00" }));
		await expect.poll(desks).toBe(1);
		await hear(paidOf("nobody's", { line: `N-${key()}` }));
		await expect.poll(desks).toBe(2);
		const nobodys = (await readPayoutLines(db, { merchant, most: 200 })).find(
			({ line_id }) => line_id === `N-${key()}`,
		);
		const by = { merchant, operator: "Han", now: clock.now(), why: "Not ours.", decision: "dismiss" } as const;
		expect(codeOf(await decidePayoutLine(deps, { ...by, id: nobodys?.id ?? "0" }))).toBe("done");
		await expect.poll(desks).toBe(3);
		await stop();
	});
});

describe("taken back by an operator", () => {
	const take = (minutes: number) =>
		takeBackPayout(deps, { ...order(withdrawal, "Lee"), now: after(minutes), why: "Their desk says so." });

	test.each(["accepted", "unanswered"] as const)(
		"one that is %s waits again after an hour, and not before",
		async (said) => {
			says = said;
			await send();
			expect(codeOf(await take(59))).toBe("PAYOUT_AWAITED");
			expect(await take(60)).toMatchObject({ ok: true, value: { state: "approved" } });
			expect((await file()).handed).toMatchObject([{ state: "failed", reason: "Their desk says so.", next_at: null }]);
			expect((await file()).steps.at(-1)).toMatchObject({ kind: "fail", by: "Lee", remark: "Their desk says so." });
			expect(codeOf(await take(60))).toBe("WITHDRAWAL_NOT_THERE");
			const [act] = await rows(
				"select act, operator from cashier.operator_act where act = 'withdrawal taken back' order by id desc limit 1",
			);
			expect(act).toMatchObject({ operator: "Lee" });
			await askAgain(600);
			expect(own()).toEqual([key()]);
		},
	);
	test("never while a line is in question", async () => {
		await secondUnanswered();
		await hear(paidOf(key(1), { amount: "50.00" }));
		expect(codeOf(await take(90))).toBe("PAYOUT_AWAITED");
		expect(await state()).toBe("sent");
	});
	test("a success told afterwards settles what nobody paid meanwhile, and is a line when the next hand-over was paid", async () => {
		await send();
		await take(60);
		await send();
		await hear(paidOf(key(2)));
		await hear(paidOf(key(1)));
		expect(await lines()).toEqual([" settled", "closed review"]);
		expect(await purse(one.member)).toEqual(gone);
	});
	test("against a success at once: it is paid once, whoever was first", async () => {
		for (let turn = 0; turn < 5; turn++) {
			one = await customer(500_000n);
			withdrawal = await asked(one);
			await approved(withdrawal);
			await send();
			const [taken] = await Promise.all([take(60), hear(paidOf(key()))]);
			expect(["done", "WITHDRAWAL_NOT_THERE"]).toContain(codeOf(taken));
			expect([await state(), await handed(), await lines()]).toEqual(["paid", ["paid"], [" settled"]]);
			expect(await purse(one.member)).toEqual(gone);
		}
	});
});

test("and the books are right to the last unit", async () => expect(await faults()).toEqual([]));
