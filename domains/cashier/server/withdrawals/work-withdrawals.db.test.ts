// Operators work withdrawals: approved by one or by two different people, refused, paid by hand with proof or by a provider,
// confirmed by the member or by time, disputed, proven or given back; and of any acts at once exactly one wins.
import { beforeEach, describe, expect, test } from "vitest";
import { drawPicture } from "#platform/http/testing";
import { type Result, unwrap } from "#platform/kernel";
import {
	cancelWithdrawal,
	confirmWithdrawal,
	disputeWithdrawal,
	readPayoutProof,
	type Withdrawal,
} from "../../contract/index.ts";
import {
	answerDispute,
	approveWithdrawal,
	countWithdrawals,
	isListCursor,
	lookAtWithdrawal,
	payWithdrawal,
	readWithdrawals,
	refuseWithdrawal,
	reverseWithdrawal,
} from "../api.ts";
import { confirmBatch } from "../jobs.ts";
import { lastActs } from "../operator-act.ts";
import { merchant } from "../testing/open-counter.ts";
import { type Customer, openTeller } from "../testing/open-teller.ts";

const teller = await openTeller();
const { asked, call, clock, customer, db, deps, faults, now, order, paid, proof, purse, rows, wallet } = teller;

let one: Customer;
let withdrawal: Withdrawal;
beforeEach(async () => {
	one = await customer(500_000n);
	withdrawal = await asked(one);
});

type Coded = Result<unknown, { readonly code: string }>;
const codeOf = (answer: Coded) => (answer.ok ? "done" : answer.error.code);
const approve = (operator = "Han") => approveWithdrawal(deps, order(withdrawal, operator));
const refuse = (operator = "Lee") => refuseWithdrawal(deps, { ...order(withdrawal, operator), why: "Not yours." });
const pay = async (operator = "Han") => payWithdrawal(deps, { ...order(withdrawal, operator), ...(await proof()) });
const prove = async () => answerDispute(deps, { ...order(withdrawal), ...(await proof()), remark: "Here it is." });
const reverse = () => reverseWithdrawal(deps, { ...order(withdrawal), why: "The bank sent it back." });
const cancel = () => call(one.member, cancelWithdrawal, { withdrawalId: withdrawal.withdrawalId });
const receive = () => call(one.member, confirmWithdrawal, { withdrawalId: withdrawal.withdrawalId });
const picture = async () => (await drawPicture()).toString("base64");
const dispute = async (images?: readonly string[], remark = "Nothing came.") =>
	call(one.member, disputeWithdrawal, {
		withdrawalId: withdrawal.withdrawalId,
		remark,
		images: images === undefined ? [await picture()] : [...images],
	});
const force = async () => {
	const before = (await now(one, withdrawal)).state;
	await confirmBatch(deps, new Date(clock.now().getTime() + 1_441 * 60_000));
	const after = await now(one, withdrawal);
	const forced = before === "paid" && after.confirmedByTime;
	return forced ? ({ ok: true, value: 1 } as const) : ({ ok: false, error: { code: "NOT_DUE" } } as const);
};
const state = async () => (await now(one, withdrawal)).state;
const lastAct = async () => (await db.read((tx) => lastActs(tx, { merchant, most: 1 })))[0];

describe("deciding", () => {
	test("a small one is approved by one, and each act is written down with before and after", async () => {
		expect(codeOf(await approve())).toBe("done");
		expect(await state()).toBe("approved");
		expect(await lastAct()).toMatchObject({
			act: "withdrawal approved",
			operator: "Han",
			before: { withdrawal: withdrawal.withdrawalId, state: "pending", amount: "10000", approvedBy: [] },
			after: { state: "approved", approvedBy: ["Han"] },
		});
		expect(await purse(one.member)).toEqual({ balance: 500_000n, held: 10_000n });
	});
	test("a large one is approved by two different people", async () => {
		withdrawal = await asked(one, "1500");
		expect(codeOf(await approve("Han"))).toBe("done");
		expect(await state()).toBe("pending");
		expect(codeOf(await approve("Han"))).toBe("APPROVED_BEFORE");
		expect(codeOf(await pay())).toBe("WITHDRAWAL_NOT_THERE");
		expect(codeOf(await cancel())).toBe("WITHDRAWAL_DECIDED");
		expect(codeOf(await approve("Lee"))).toBe("done");
		expect(await state()).toBe("approved");
		await expect(
			rows(`update cashier.withdrawal set approved_by = '{Han,Han}' where id = '${withdrawal.withdrawalId}'`),
		).rejects.toThrow(/decided_by_different_people/);
	});
	test("people are told apart by their accounts: another name is no second person, the same name is one", async () => {
		const as = (operatorId: string, operator: string) =>
			approveWithdrawal(deps, { ...order(withdrawal, operator), operatorId });
		withdrawal = await asked(one, "1500");
		expect(codeOf(await as("staff:7", "olga"))).toBe("done");
		expect(codeOf(await as("staff:7", "olga-who-was-renamed"))).toBe("APPROVED_BEFORE");
		expect(codeOf(await as("staff:8", "olga"))).toBe("done");
		expect(await lastAct()).toMatchObject({ after: { state: "approved", approvedBy: ["olga", "olga"] } });
		const kept = await rows(`select approved_by, approved_names from cashier.withdrawal
			where id = '${withdrawal.withdrawalId}'`);
		expect(kept).toEqual([{ approved_by: ["staff:7", "staff:8"], approved_names: ["olga", "olga"] }]);
	});
	test("a large one approved by name, before accounts were kept, is not approved again by an account of that name", async () => {
		const withdrawal = await asked(await customer(500_000n), "1500");
		await rows(`update cashier.withdrawal set approved_by = '{name:Alice}', approved_names = '{Alice}'
			where id = '${withdrawal.withdrawalId}'`);
		const as = (operatorId: string, operator: string) =>
			approveWithdrawal(deps, { ...order(withdrawal, operator), operatorId });
		expect(await as("staff:7", "Alice")).toMatchObject({ ok: false, error: { code: "APPROVED_BEFORE" } });
		expect(await as("staff:8", "Lee")).toMatchObject({ ok: true, value: { state: "approved" } });
	});
	test("by the same person from two windows at once counts once", async () => {
		withdrawal = await asked(one, "1500");
		const both = await Promise.all([approve("Han"), approve("Han")]);
		expect(both.map(codeOf).toSorted()).toEqual(["APPROVED_BEFORE", "done"]);
		expect(await state()).toBe("pending");
	});
	test("what somebody else approved meanwhile is told, and counts once", async () => {
		withdrawal = await asked(one, "1500");
		const seeing = (seenApprovals: number, operator: string) =>
			approveWithdrawal(deps, { ...order(withdrawal, operator), seenApprovals });
		expect(codeOf(await seeing(1, "Han"))).toBe("APPROVED_MEANWHILE");
		const both = await Promise.all([seeing(0, "Han"), seeing(0, "Lee")]);
		expect(both.map(codeOf).toSorted()).toEqual(["APPROVED_MEANWHILE", "done"]);
		expect(await state()).toBe("pending");
		expect(codeOf(await seeing(1, "Kim"))).toBe("done");
		expect(codeOf(await seeing(1, "Park"))).toBe("WITHDRAWAL_NOT_THERE");
	});
	test("a refusal releases what was held, and the member reads why", async () => {
		expect(codeOf(await refuse())).toBe("done");
		expect(await now(one, withdrawal)).toMatchObject({ state: "refused", reason: "Not yours.", cancellable: false });
		expect(await purse(one.member)).toEqual({ balance: 500_000n, held: 0n });
		expect(codeOf(await approve())).toBe("WITHDRAWAL_CLOSED");
	});
	test.each(["AAA-AAA-AAA", "", "nobody's"])(
		"knows no withdrawal called %j, nor another brand's",
		async (reference) => {
			expect(codeOf(await approveWithdrawal(deps, order({ reference })))).toBe("WITHDRAWAL_NOT_FOUND");
			const other = { ...order(withdrawal), merchant: "elsewhere" };
			expect(codeOf(await approveWithdrawal(deps, other))).toBe("WITHDRAWAL_NOT_FOUND");
		},
	);
});

describe("the queue", () => {
	test("is walked page by page, the oldest first, with why each is looked at", async () => {
		for (const amount of ["20", "21"]) {
			clock.advance(1_000);
			await asked(one, amount);
		}
		const seen: string[] = [];
		let cursor: string | undefined;
		do {
			const page = await readWithdrawals(db, { merchant, state: "pending", cursor, most: 7 });
			seen.push(...page.withdrawals.map(({ withdrawalId }) => withdrawalId));
			expect(page.withdrawals.every(({ reasons }) => reasons.includes("first-withdrawal"))).toBe(true);
			cursor = page.next ?? undefined;
		} while (cursor !== undefined);
		expect(new Set(seen).size).toBe(seen.length);
		expect(seen).toContain(withdrawal.withdrawalId);
		await refuse();
		const left = await readWithdrawals(db, { merchant, state: "pending", most: 10_000 });
		expect(left.withdrawals.some(({ withdrawalId }) => withdrawalId === withdrawal.withdrawalId)).toBe(false);
	});
});

describe("the lists", () => {
	const referencesOf = ({ withdrawals }: Awaited<ReturnType<typeof readWithdrawals>>) =>
		withdrawals.map(({ reference }) => reference);
	test("of what came to its end are the newest first, page by page, and of some days alone", async () => {
		const refused: string[] = [];
		const began = clock.now();
		for (const amount of ["20", "21", "22"]) {
			clock.advance(60_000);
			withdrawal = await asked(one, amount);
			refused.unshift(withdrawal.reference);
			await refuse();
		}
		const first = await readWithdrawals(db, { merchant, state: "refused", most: 2 });
		expect(referencesOf(first)).toEqual(refused.slice(0, 2));
		expect(isListCursor(first.next ?? "")).toBe(true);
		const second = await readWithdrawals(db, { merchant, state: "refused", most: 1, cursor: first.next ?? "" });
		expect(referencesOf(second)).toEqual(refused.slice(2));
		const minute = (minutes: number) => new Date(began.getTime() + minutes * 60_000);
		const some = { merchant, state: "refused", most: 50, from: minute(2), to: minute(3) } as const;
		expect(referencesOf(await readWithdrawals(db, some))).toEqual([refused[1]]);
		expect((await readWithdrawals(db, { ...some, merchant: "elsewhere" })).withdrawals).toEqual([]);
	});
	test.each(["x", "1_2", "", `${"9".repeat(15)}_01890a5d-ac96-774b-bcce-b302099a8057`])(
		"know no place called %j",
		(cursor) => expect(isListCursor(cursor)).toBe(false),
	);
	test("are counted for who waits: approvals, pay-outs and answers, and since when", async () => {
		const before = await countWithdrawals(db, merchant);
		expect(before.since?.getTime()).toBeLessThanOrEqual(clock.now().getTime());
		await approve();
		expect((await countWithdrawals(db, merchant)).count).toBe(before.count);
		await pay();
		expect((await countWithdrawals(db, merchant)).count).toBe(before.count - 1);
		await dispute();
		expect((await countWithdrawals(db, merchant)).count).toBe(before.count);
		expect(await countWithdrawals(db, "elsewhere")).toEqual({ count: 0, since: undefined });
	});
});

describe("paying by hand", () => {
	test("captures what was held, once, and the member is asked", async () => {
		await approve();
		expect(codeOf(await pay())).toBe("done");
		expect(codeOf(await pay())).toBe("WITHDRAWAL_NOT_THERE");
		expect(await purse(one.member)).toEqual({ balance: 490_000n, held: 0n });
		const shown = await now(one, withdrawal);
		expect(shown.state).toBe("paid");
		expect(Date.parse(shown.confirmBy ?? "") - clock.now().getTime()).toBe(1_440 * 60_000);
	});
	test("keeps the proof sealed, drawn anew, for an operator to look at with the history", async () => {
		await approve();
		const heavy = Buffer.concat([await drawPicture(), Buffer.from("a note of the camera")]).toString("base64");
		await payWithdrawal(deps, { ...order(withdrawal), images: [heavy, heavy], remark: "Batch 7." });
		const looked = unwrap(await lookAtWithdrawal(deps, order(withdrawal)));
		expect(looked.pictures.map(({ by, picture: shown }) => [by, shown.subarray(0, 3).toString("hex")])).toEqual([
			["operator", "ffd8ff"],
			["operator", "ffd8ff"],
		]);
		expect(looked.pictures[0]?.picture.includes("camera")).toBe(false);
		expect(looked.steps.map(({ kind, by, remark }) => `${kind} ${by} ${remark}`.trim())).toEqual([
			"ask member",
			"approve Han",
			"pay Han Batch 7.",
		]);
		const [row] = await rows<{ sealed: Buffer }>("select sealed from cashier.withdrawal_picture limit 1");
		expect(row?.sealed.subarray(0, 3).toString("hex")).not.toBe("ffd8ff");
		expect(codeOf(await lookAtWithdrawal({ ...deps, proofKey: Buffer.alloc(32) }, order(withdrawal)))).toBe(
			"NOT_OPENED",
		);
	});
	test.each([
		["words", async () => Buffer.from("only words, however they are called"), "IMAGE_TYPE"],
		["more than five megabytes", async () => Buffer.alloc(5_242_881, await drawPicture()), "IMAGE_TOO_LARGE"],
		["a drawing", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "IMAGE_TYPE"],
		["a broken picture", async () => (await drawPicture()).subarray(0, 40), "IMAGE_UNREADABLE"],
	])("with a proof of %s pays nothing; a dispute of it is none either", async (_name, bytes, code) => {
		await approve();
		const images = [(await bytes()).toString("base64")];
		expect(codeOf(await payWithdrawal(deps, { ...order(withdrawal), images, remark: "" }))).toBe(code);
		expect(await state()).toBe("approved");
		await pay();
		expect(codeOf(await dispute(images))).toBe(code);
		expect(await state()).toBe("paid");
	});
	test("six megabytes are refused, by the contract before anything is read", async () => {
		const images = [Buffer.alloc(6_000_000, await drawPicture()).toString("base64")];
		await approve();
		expect(codeOf(await payWithdrawal(deps, { ...order(withdrawal), images, remark: "" }))).toBe("IMAGE_TOO_LARGE");
		await pay();
		await expect(dispute(images)).rejects.toThrow(/too_big/);
		expect(await state()).toBe("paid");
	});
	test("a picture that would unfold to more pixels than anybody needs is refused before it is drawn", async () => {
		const bomb = Buffer.from(await drawPicture());
		bomb.writeUInt32BE(60_000, 16);
		bomb.writeUInt32BE(60_000, 20);
		await approve();
		await pay();
		expect(codeOf(await dispute([bomb.toString("base64")]))).toBe("IMAGE_TOO_LARGE");
	});
});

describe("the proof of a pay-out", () => {
	const shown = async ({ member }: Customer = one) =>
		call(member, readPayoutProof, { withdrawalId: withdrawal.withdrawalId });
	test("is shown to its member, as often as it was proven, and nobody's pictures but the operator's", async () => {
		expect(unwrap(await shown())).toEqual({ pictures: [] });
		expect((await now(one, withdrawal)).proven).toBe(false);
		await approve();
		await pay();
		expect((await now(one, withdrawal)).proven).toBe(true);
		await dispute();
		await prove();
		const { pictures } = unwrap(await shown());
		expect(pictures).toHaveLength(2);
		for (const { picture } of pictures) expect(Buffer.from(picture, "base64").readUInt16BE(0)).toBe(0xffd8);
	});
	test("is no other member's, and of another installation shows nothing", async () => {
		await approve();
		await pay();
		expect(codeOf(await shown(await customer()))).toBe("WITHDRAWAL_NOT_FOUND");
		await rows(`update cashier.withdrawal_picture set sealed = decode(repeat('00', 60), 'hex')
			where withdrawal_id = '${withdrawal.withdrawalId}'`);
		expect(codeOf(await shown())).toBe("NOT_OPENED");
	});
});

describe("the member", () => {
	beforeEach(async () => {
		await approve();
		await pay();
	});
	test("confirms that it came, once", async () => {
		expect(codeOf(await receive())).toBe("done");
		expect(await now(one, withdrawal)).toMatchObject({ state: "received", confirmedByTime: false, confirmBy: null });
		expect(codeOf(await receive())).toBe("WITHDRAWAL_CLOSED");
		expect(codeOf(await dispute())).toBe("WITHDRAWAL_CLOSED");
	});
	test("confirms all that were paid at once, and nothing else", async () => {
		const second = await paid(one, "30");
		const third = await asked(one, "31");
		expect(unwrap(await call(one.member, confirmWithdrawal, {}))).toEqual({ confirmed: 2 });
		const states = await Promise.all([withdrawal, second, third].map(async (each) => (await now(one, each)).state));
		expect(states).toEqual(["received", "received", "pending"]);
		expect(unwrap(await call(one.member, confirmWithdrawal, {}))).toEqual({ confirmed: 0 });
	});
	test("who says nothing is taken at the word of the clock, after the brand's minutes", async () => {
		const { confirmBy } = await now(one, withdrawal);
		const due = new Date(confirmBy ?? "");
		await confirmBatch(deps, new Date(due.getTime() - 1));
		expect(await state()).toBe("paid");
		const job = teller.cashier.jobs.find(({ name }) => name === "cashier.confirm-withdrawals");
		const log = { debug() {}, info() {}, warn() {}, error() {} };
		await job?.run({}, { jobId: "1", attempt: 1, now: due, log, signal: undefined });
		expect(await now(one, withdrawal)).toMatchObject({ state: "received", confirmedByTime: true });
	});
	test("who says that nothing came is answered: with proof again, and then asked anew", async () => {
		expect(codeOf(await dispute())).toBe("done");
		expect(await state()).toBe("disputed");
		await confirmBatch(deps, new Date(clock.now().getTime() + 10 * 1_440 * 60_000));
		expect(await state()).toBe("disputed");
		const { withdrawals } = await readWithdrawals(db, { merchant, state: "disputed", most: 50 });
		expect(withdrawals.map(({ withdrawalId }) => withdrawalId)).toContain(withdrawal.withdrawalId);
		expect(codeOf(await prove())).toBe("done");
		expect(await state()).toBe("paid");
		expect(codeOf(await dispute())).toBe("done");
		const looked = unwrap(await lookAtWithdrawal(deps, order(withdrawal)));
		expect(looked.withdrawal.disputes).toBe(2);
		expect(looked.pictures.map(({ by }) => by)).toEqual(["operator", "member", "operator", "member"]);
		expect(looked.steps.map(({ kind, remark }) => `${kind} ${remark}`.trim()).slice(2)).toEqual([
			"pay",
			"dispute Nothing came.",
			"prove Here it is.",
			"dispute Nothing came.",
		]);
	});
	test("is given the money back where nothing came, by a command of its own", async () => {
		await dispute();
		expect(codeOf(await reverse())).toBe("done");
		expect(await now(one, withdrawal)).toMatchObject({ state: "reversed", reason: "The bank sent it back." });
		expect(await purse(one.member)).toEqual({ balance: 500_000n, held: 0n });
		expect(codeOf(await reverse())).toBe("WITHDRAWAL_CLOSED");
	});
	test("sends at most three pictures and a remark of at most 140 characters, and disputes no other's", async () => {
		const image = await picture();
		await expect(dispute(Array.from({ length: 4 }, () => image))).rejects.toThrow();
		await expect(dispute([])).rejects.toThrow();
		await expect(dispute([image], "x".repeat(141))).rejects.toThrow();
		const other = await customer();
		const input = { withdrawalId: withdrawal.withdrawalId, remark: "", images: [image] };
		expect(codeOf(await call(other.member, disputeWithdrawal, input))).toBe("WITHDRAWAL_NOT_FOUND");
		const { withdrawalId } = withdrawal;
		expect(codeOf(await call(other.member, confirmWithdrawal, { withdrawalId }))).toBe("WITHDRAWAL_NOT_FOUND");
		expect(codeOf(await dispute([image, image, image], "x".repeat(140)))).toBe("done");
	});
});

describe("of any at once exactly one wins", () => {
	const kinds = {
		approve: () => approve(),
		"another's approve": () => approve("Lee"),
		refuse: () => refuse(),
		cancel,
		pay: () => pay(),
		"another's pay": () => pay("Lee"),
		receive,
		dispute: () => dispute(),
		force,
		prove,
		reverse,
	} as const;
	type Kind = keyof typeof kinds;
	const races: readonly {
		readonly from: "pending" | "approved" | "paid" | "disputed";
		readonly names: readonly Kind[];
	}[] = [
		{ from: "pending", names: ["approve", "another's approve"] },
		{ from: "pending", names: ["approve", "cancel"] },
		{ from: "pending", names: ["refuse", "cancel"] },
		{ from: "approved", names: ["pay", "another's pay"] },
		{ from: "approved", names: ["pay", "refuse"] },
		{ from: "paid", names: ["receive", "dispute"] },
		{ from: "paid", names: ["dispute", "force"] },
		{ from: "paid", names: ["receive", "force", "dispute"] },
		{ from: "disputed", names: ["prove", "reverse"] },
		{ from: "disputed", names: ["reverse", "reverse"] },
	];
	const bring = async (to: (typeof races)[number]["from"]) => {
		one = await customer(500_000n);
		withdrawal = await asked(one);
		if (to !== "pending") await approve();
		if (to === "paid" || to === "disputed") await pay();
		if (to === "disputed") await dispute();
	};
	test.each(races)("$from: $names", async ({ from, names }) => {
		for (let round = 0; round < 3; round++) {
			await bring(from);
			const answers = await Promise.all(names.toReversed().map((name): Promise<Coded> => kinds[name]()));
			expect(answers.map(codeOf).filter((code) => code === "done")).toHaveLength(1);
			const { balance, held } = await purse(one.member);
			const ended = await state();
			const left = ["paid", "received", "disputed"].includes(ended);
			expect(balance).toBe(left ? 490_000n : 500_000n);
			expect(held).toBe(["pending", "approved", "sent"].includes(ended) ? 10_000n : 0n);
		}
		expect(await faults()).toEqual([]);
	});
	test("twenty times the same pay captures once", async () => {
		await approve();
		const answers = await Promise.all(Array.from({ length: 20 }, () => pay()));
		expect(answers.map(codeOf).filter((code) => code === "done")).toHaveLength(1);
		expect((await purse(one.member)).balance).toBe(490_000n);
	});
});

describe("the database itself", () => {
	test("refuses to change what came to its end, to delete one, and to change what was written down", async () => {
		await refuse();
		const id = `id = '${withdrawal.withdrawalId}'`;
		await expect(rows(`update cashier.withdrawal set state = 'pending', closed_at = null where ${id}`)).rejects.toThrow(
			/refused/,
		);
		await expect(rows(`delete from cashier.withdrawal where ${id}`)).rejects.toThrow(/refused/);
		await expect(rows("delete from cashier.withdrawal_step")).rejects.toThrow(/refused/);
		await expect(rows("update cashier.withdrawal_step set by = 'nobody'")).rejects.toThrow(/refused/);
	});
	test("finds a withdrawal without its hold, one that was paid without the ledger, and money that went without one", async () => {
		const id = `id = '${withdrawal.withdrawalId}'`;
		await rows(`update cashier.withdrawal set approved_by = '{Han}', state = 'paid', posting_key = gen_random_uuid(),
			paid_at = now(), confirm_by = now() where ${id}`);
		expect((await faults()).toSorted()).toEqual(["hold", "posting"]);
		await rows(`update cashier.withdrawal set state = 'pending', posting_key = null, paid_at = null, confirm_by = null,
			approved_by = '{}' where ${id}`);
		expect(await faults()).toEqual([]);
		await rows("alter table cashier.withdrawal disable trigger user");
		await rows(`update cashier.withdrawal set hold_key = gen_random_uuid() where ${id}`);
		expect((await faults()).toSorted()).toEqual(["hold", "hold without its withdrawal"]);
		await rows(
			`update cashier.withdrawal set hold_key = (select key from wallet.hold where member_id = ${one.member}) where ${id}`,
		);
		await rows("alter table cashier.withdrawal enable trigger user");
	});
});

test("and the books are right to the last unit", async () => {
	expect(await faults()).toEqual([]);
	const [sum] = await rows<{ out: string }>(`select coalesce(sum(amount), 0) as out from cashier.withdrawal
		where state in ('paid', 'received', 'disputed')`);
	expect(await wallet.houseBalance("cashier:payout:bank-account", "P")).toBe(BigInt(sum?.out ?? 0));
});
