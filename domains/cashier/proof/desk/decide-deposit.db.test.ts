// Deposits at the desk: the queue, a line of the bank, the pictures, and the one decision, whoever presses at once.
import { describe, expect, test, vi } from "vitest";
import { listActs, readWaiting } from "#backoffice/contract";
import {
	asMember,
	cashOf,
	employ,
	enrol,
	everyPage,
	openMoneyDesk,
	refusedAs,
	sendProofs,
	waitingDeposit,
} from "#backoffice/testing";
import type { InputOf } from "#platform/contract";
import { unwrap } from "#platform/kernel";
import {
	cancelDeposit,
	countDepositQueue,
	decideDeposit,
	decidePaymentLine,
	listDepositQueue,
	listDeposits,
	listPaymentLines,
	lookAtDeposit,
	matchDeposits,
	type QueuedDeposit,
	sendWithdrawal,
} from "../../contract/index.ts";

const { asOlga, call, clock, office, olga, otto, owner, rows } = await openMoneyDesk();

const accept = (reference: string, arrived: string, token = olga.token) =>
	call(decideDeposit, { reference, decision: { kind: "accept", arrived } }, { token });
const refuse = (reference: string, token = olga.token) =>
	call(decideDeposit, { reference, decision: { kind: "refuse", why: "No transfer came." } }, { token });

const queue = async (): Promise<readonly QueuedDeposit[]> =>
	(await everyPage((step) => call(listDepositQueue, step, asOlga))).flatMap(({ deposits }) => deposits);

describe("the queue", () => {
	test("shows what waits with its member, the oldest first, page after page", async () => {
		const members = await Promise.all(Array.from({ length: 41 }, () => enrol(office)));
		const references: string[] = [];
		for (const member of [...members, ...members.slice(0, 20)]) {
			clock.advance(1_000);
			references.push(await waitingDeposit(office, member));
		}
		const waiting = await queue();
		expect(waiting.map(({ reference }) => reference)).toEqual(references);
		const value = { count: waiting.length, since: waiting[0]?.openedAt };
		expect(await call(countDepositQueue, {}, asOlga)).toMatchObject({ ok: true, value });
		expect(waiting[0]).toMatchObject({
			account: `player${members[0]}`,
			memberId: members[0],
			method: "mosaic-bank",
			methodNames: expect.arrayContaining([{ language: "KO", name: "모자이크 플레이 은행" }]),
			amount: "120.00",
			currency: "P",
			state: "pending",
			proofs: 0,
		});
	});

	test("knows nothing of other brands", async () => {
		const member = await enrol(office);
		const reference = await waitingDeposit(office, member);
		await rows(`update cashier.deposit set merchant = 'elsewhere' where member_id = ${member}`);
		expect((await queue()).some((one) => one.reference === reference)).toBe(false);
		expect(await accept(reference, "120")).toEqual(refusedAs("DEPOSIT_NOT_FOUND"));
		expect(await refuse(reference)).toEqual(refusedAs("DEPOSIT_NOT_FOUND"));
		expect(await call(lookAtDeposit, { reference }, asOlga)).toEqual(refusedAs("DEPOSIT_NOT_FOUND"));
		expect(await call(matchDeposits, { line: reference }, asOlga)).toMatchObject({ value: { deposits: [] } });
	});

	test("a line of the bank finds its deposits, whatever became of them", async () => {
		const member = await enrol(office);
		const [first, second] = [await waitingDeposit(office, member), await waitingDeposit(office, member)];
		await refuse(second);
		const line = `TRF 001 ${first.replaceAll("-", "")} / ${second.toLowerCase()} 120.00`;
		const found = await call(matchDeposits, { line }, asOlga);
		expect(found.ok && found.value.deposits.map(({ reference, state }) => [reference, state])).toEqual([
			[first, "pending"],
			[second, "refused"],
		]);
		expect(await call(matchDeposits, { line: "a salary" }, asOlga)).toMatchObject({ value: { deposits: [] } });
	});

	test("of every state, by days, the oldest or the newest first, says what became of each", async () => {
		const member = await enrol(office);
		const made: string[] = [];
		for (let turn = 0; turn < 3; turn++) {
			clock.advance(1_000);
			made.push(await waitingDeposit(office, member));
		}
		const [credited = "", refused = "", waits = ""] = made;
		await accept(credited, "118.50");
		await refuse(refused);
		const list = async (asked: InputOf<typeof listDepositQueue>) => {
			const page = unwrap(await call(listDepositQueue, asked, asOlga));
			return page.deposits.filter((one) => one.memberId === member);
		};
		const from = new Date(clock.now().getTime() - 2_000).toISOString();
		expect(await list({ state: "credited", from })).toMatchObject([
			{
				reference: credited,
				credited: "118.50",
				closedBy: expect.any(String),
				closedAt: expect.any(String),
				agent: "",
			},
		]);
		expect(await list({ state: "refused", first: "newest" })).toMatchObject([
			{ reference: refused, reason: "No transfer came.", credited: null },
		]);
		expect(await list({ state: "credited", to: from })).toEqual([]);
		const next = await waitingDeposit(office, member);
		clock.advance(1_000);
		const last = await waitingDeposit(office, member);
		const newest = (await list({ first: "newest" })).map(({ reference }) => reference);
		expect(newest.slice(0, 1)).toEqual([last]);
		expect(newest.toSorted()).toEqual([waits, next, last].toSorted());
	});

	test.each(["x", "1_2", `${"9".repeat(15)}_01890a5d-ac96-774b-bcce-b302099a8057`])(
		"the cursor %j is of no list",
		async (cursor) => {
			expect(await call(listDepositQueue, { cursor }, asOlga)).toEqual(refusedAs("INVALID_CURSOR"));
		},
	);
});

describe("a decision", () => {
	test("credits what arrived, tells the desk and is written down with who, from where and by which call", async () => {
		const member = await enrol(office);
		const reference = await waitingDeposit(office, member);
		const before = office.told.looks;
		expect(await accept(reference, "118.50")).toMatchObject({ value: { deposit: { reference, state: "credited" } } });
		expect(await cashOf(office, member)).toBe(11_850n);
		await vi.waitFor(() => expect(office.told.looks).toBeGreaterThan(before));
		const trail = await call(listActs, { operator: olga.username, source: "cashier" }, { token: owner });
		expect(trail.ok && trail.value.acts[0]).toMatchObject({
			act: "deposit accepted",
			address: "203.0.113.9",
			requestId: expect.stringMatching(/\S{8}/),
			before: expect.stringContaining("pending"),
			after: expect.stringContaining("118.50"),
		});
	});

	test("refuses with the reason that the member reads", async () => {
		const member = await enrol(office);
		const reference = await waitingDeposit(office, member);
		expect(await refuse(reference)).toMatchObject({ value: { deposit: { state: "refused" } } });
		const own = await asMember(office, member, { endpoint: listDeposits, input: {} });
		expect(own.deposits[0]).toMatchObject({ state: "refused", reason: "No transfer came." });
		expect(await cashOf(office, member)).toBe(0n);
	});

	test.each([
		["1.234", "AMOUNT_INVALID"],
		["0.00", "INVALID_INPUT"],
		["-5", "INVALID_INPUT"],
	])("of %s is refused: %s", async (arrived, code) => {
		const reference = await waitingDeposit(office, await enrol(office));
		expect(await accept(reference, arrived)).toEqual(refusedAs(code));
		expect(await accept("AAA-AAA-AAA", "1")).toEqual(refusedAs("DEPOSIT_NOT_FOUND"));
	});

	test("of two who press at once one wins, and it is credited once", async () => {
		for (let turn = 0; turn < 8; turn++) {
			const member = await enrol(office);
			const reference = await waitingDeposit(office, member);
			const answers = await Promise.all([
				...[accept(reference, "120"), accept(reference, "120", otto.token), accept(reference, "100", otto.token)],
			]);
			expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
			for (const answer of answers) if (!answer.ok) expect(answer.error.code).toBe("DEPOSIT_CLOSED");
			expect([12_000n, 10_000n]).toContain(await cashOf(office, member));
		}
	});

	test("accepted, refused and cancelled at once: exactly one holds", async () => {
		for (let turn = 0; turn < 8; turn++) {
			const member = await enrol(office);
			const reference = await waitingDeposit(office, member);
			const [own] = (await asMember(office, member, { endpoint: listDeposits, input: {} })).deposits;
			const cancelled = asMember(office, member, {
				endpoint: cancelDeposit,
				input: { depositId: own?.depositId ?? "" },
			}).then(
				() => true,
				() => false,
			);
			const [accepted, refused] = await Promise.all([accept(reference, "120"), refuse(reference, otto.token)]);
			const wins = [accepted.ok, refused.ok, await cancelled];
			expect(wins.filter(Boolean)).toHaveLength(1);
			expect(await cashOf(office, member)).toBe(accepted.ok ? 12_000n : 0n);
		}
	});

	test("needs more than reading", async () => {
		const reader = await employ(office, "support");
		const reference = await waitingDeposit(office, await enrol(office));
		expect((await call(listDepositQueue, {}, { token: reader.token })).ok).toBe(true);
		expect(await accept(reference, "120", reader.token)).toEqual(refusedAs("NOT_PERMITTED"));
	});
});

describe("the pictures", () => {
	test("are opened for whoever looks, and the look is written down", async () => {
		const reference = await sendProofs(office, await enrol(office), 2);
		const seen = await call(lookAtDeposit, { reference }, asOlga);
		expect(seen).toMatchObject({ value: { deposit: { reference, proofs: 2 } } });
		const pictures = seen.ok ? seen.value.pictures.map((picture) => Buffer.from(picture, "base64")) : [];
		expect(pictures).toHaveLength(2);
		for (const picture of pictures) expect(picture.readUInt16BE(0)).toBe(0xffd8);
		const looks = await rows(`select 1 from cashier.operator_act where act = 'deposit looked at'
			and operator = '${olga.username}' and origin->>'address' = '203.0.113.9'`);
		expect(looks).toHaveLength(1);
	});

	test("of another installation do not open, and nobody is shown half of them", async () => {
		const reference = await sendProofs(office, await enrol(office), 1);
		await rows("update cashier.proof set sealed = decode(repeat('00', 60), 'hex')");
		expect(await call(lookAtDeposit, { reference }, asOlga)).toEqual(refusedAs("PROOF_NOT_OPENED"));
	});
});

test("a withdrawal is handed to nobody where nobody pays out for the house", async () => {
	const answer = await call(sendWithdrawal, { reference: "AAA-AAA-AAA" }, asOlga);
	expect(answer).toEqual(refusedAs("NO_PAYOUT_PROVIDER"));
});

describe("what a provider told of and nobody could credit", () => {
	let told = 0;
	/** As a webhook leaves it that names no deposit of ours. */
	async function line(): Promise<string> {
		told += 1;
		const [row] = await rows<{
			id: string;
		}>(`insert into cashier.provider_line (provider, line_id, payment, currency, amount,
				paid_at, heard_at, told_by, merchant, fault, state)
			values ('simulator', 'desk-${told}', 'pay-${told}', 'P', '120.00', now(), now(), 'webhook', '', 'unknown', 'review')
			returning id`);
		return row?.id ?? "";
	}
	type Decision = InputOf<typeof decidePaymentLine>["decision"];
	const decide = (paymentLineId: string, decision: Decision, token = olga.token) =>
		call(decidePaymentLine, { paymentLineId, decision }, { token });
	const lines = async () => unwrap(await call(listPaymentLines, {}, asOlga)).lines;

	test("waits at the desk, and is credited once to the deposit that is named, whoever presses at once", async () => {
		const member = await enrol(office);
		const reference = await waitingDeposit(office, member);
		const waits = async () =>
			unwrap(await call(readWaiting, {}, asOlga)).waiting.find(({ queue: name }) => name === "deposits")?.count ?? 0;
		const before = await waits();
		const id = await line();
		expect(await waits()).toBe(before + 1);
		expect((await lines()).at(-1)).toMatchObject({ line: id, amount: "120.00", fault: "unknown", reference: null });
		expect(await decide(id, { kind: "credit" })).toEqual(refusedAs("DEPOSIT_NOT_FOUND"));
		const had = await cashOf(office, member);
		const both = await Promise.all(
			[olga.token, otto.token].map((token) => decide(id, { kind: "credit", reference }, token)),
		);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect((await cashOf(office, member)) - had).toBe(12_000n);
		expect((await lines()).some((one) => one.line === id)).toBe(false);
		const acts = unwrap(await call(listActs, {}, { token: owner })).acts;
		expect(acts.some(({ act }) => act === "line credited")).toBe(true);
	});

	test("is said to have gone back with a reason, once, by who may decide", async () => {
		const id = await line();
		const support = await employ(office, "support");
		const back = { kind: "return", why: "Sent back to the card." } as const;
		expect(await decide(id, back, support.token)).toEqual(refusedAs("NOT_PERMITTED"));
		expect((await decide(id, back)).ok).toBe(true);
		expect(await decide(id, back)).toEqual(refusedAs("LINE_CLOSED"));
		expect(await decide("999999", back)).toEqual(refusedAs("LINE_NOT_FOUND"));
	});
});
