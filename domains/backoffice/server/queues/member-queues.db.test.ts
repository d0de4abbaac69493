// What members wait for, decided at the desk: items of the mall, documents, messages. Each once, whoever presses at the same
// moment; told to the member; written down; and seen only by whoever may.
import { describe, expect, test } from "vitest";
import { leaveFeedback, listOwnMessages, seeOwnMessages } from "#brand/contract";
import { addPayoutAccount, requestWithdrawal } from "#cashier/contract";
import { getPointReward, listExchanges, redeemPointReward } from "#loyalty/contract";
import { drawPicture } from "#platform/http/testing";
import { type MemberId, unwrap } from "#platform/kernel";
import { readIdentity, sendDocument } from "#protection/contract";
import { commandKey } from "#wallet/api";
import {
	answerMessage,
	changeMallItem,
	decideDocument,
	decideExchange,
	listDocuments,
	listExchangeQueue,
	listFeedback,
	listMallItems,
	lookAtDocument,
	lookAtExchange,
	readWaiting,
} from "../../contract/index.ts";
import { asMember, enrol } from "../testing/members.ts";
import { openMoneyDesk, refusedAs } from "../testing/money-desk.ts";
import { employ } from "../testing/staff-hands.ts";

const desk = await openMoneyDesk();
const { call, office, asOlga, otto, owner, rows, told } = desk;
const asOtto = { token: otto.token };
const asOwner = { token: owner };
const support = await employ(office, "support");
const asSupport = { token: support.token };
const auditor = await employ(office, "auditor");

// Of play money there is no end in the first mall; here there are forty.
await rows("update loyalty.item set stock = 40 where code = 'credit-10' returning id");

let keys = 0;
const purse = async (member: MemberId, name: "points" | "cash") =>
	(await office.wallet.balance(member, "P")).purses.find((one) => one.purse === name)?.balance ?? 0n;
const acts = async (act: string) =>
	(
		await rows<{ operator: string; after: Readonly<Record<string, unknown>>; origin: { address?: string } }>(
			`select operator, after, origin from backoffice.operator_act where act = '${act}' order by id desc`,
		)
	).at(0);
const heard = (member: MemberId, event: string) =>
	expect.poll(() => told.members.filter((one) => one === `${member} ${event}`).length).toBeGreaterThan(0);
const waiting = async (queue: string, token: string) => {
	const { waiting: all } = unwrap(await call(readWaiting, {}, { token }));
	return all.find((one) => one.queue === queue)?.count;
};
const outcomes = (answers: readonly { readonly ok: boolean }[]) => answers.filter(({ ok }) => ok).length;

describe("an item of the mall", () => {
	/** A member who applied for so many of an item that costs 95 points. */
	async function applied(quantity = 1): Promise<{ readonly member: MemberId; readonly number: string }> {
		const member = await enrol(office);
		keys += 1;
		await office.db.tx(async (tx) => {
			const points = { memberId: member, currency: "P", purse: "points" } as const;
			await office.wallet.open(tx, points);
			const given = { key: commandKey("test", `points-of-${keys}`), kind: "promo", delta: 50_000n } as const;
			unwrap(await office.wallet.postIn(tx, { ...points, ...given, counter: "loyalty:points" }));
		});
		const { rewards } = await asMember(office, member, { endpoint: getPointReward, input: {} });
		const reward = rewards.find(({ type, minLevel, stock }) => type === "credit" && minLevel === 0 && stock !== null);
		if (reward === undefined) throw new Error("no play money on the shelf");
		const input = { rewardId: reward.rewardId, quantity, password: "right" };
		const { transactionNumber } = await asMember(office, member, { endpoint: redeemPointReward, input });
		return { member, number: transactionNumber };
	}

	const stock = async () => {
		const { items } = unwrap(await call(listMallItems, {}, asOwner));
		return items.find(({ type, minLevel, stock: left }) => type === "credit" && minLevel === 0 && left !== null);
	};

	test("waits in the queue, the oldest first, with its member, its points and what is left on the shelf", async () => {
		const before = (await waiting("exchanges", desk.olga.token)) ?? 0;
		const { member, number } = await applied(2);
		const page = unwrap(await call(listExchangeQueue, {}, asOlga));
		expect(page.exchanges.at(-1)).toMatchObject({
			number,
			memberId: member,
			account: `player${member}`,
			quantity: 2,
			state: "applying",
			decidedAt: null,
		});
		expect(page.counts.applying).toBe(before + 1);
		expect(await waiting("exchanges", desk.olga.token)).toBe(before + 1);
		const one = unwrap(await call(lookAtExchange, { exchangeNumber: number }, asOlga));
		expect(one.exchange.stock).toBe((await stock())?.stock);
		expect(Number(one.pointsLeft)).toBe(Number(await purse(member, "points")) / 100);
	});

	test("is refused once by two at once: the points come back once, the item lies on the shelf again", async () => {
		const shelf = (await stock())?.stock ?? 0;
		const { member, number } = await applied(3);
		expect((await stock())?.stock).toBe(shelf - 3);
		const refuse = { exchangeNumber: number, decision: { kind: "refuse", why: "None is left." } } as const;
		const answers = await Promise.all([asOlga, asOtto, asOlga, asOtto].map((who) => call(decideExchange, refuse, who)));
		expect(outcomes(answers)).toBe(1);
		expect(answers.filter(({ ok }) => !ok)).toEqual(Array(3).fill(refusedAs("EXCHANGE_DECIDED")));
		expect(await purse(member, "points")).toBe(50_000n);
		expect((await stock())?.stock).toBe(shelf);
		await heard(member, "exchange");
		const { records } = await asMember(office, member, { endpoint: listExchanges, input: { pageSize: 5 } });
		expect(records).toMatchObject([{ transactionNumber: number, status: "rejected", remark: "None is left." }]);
		expect(records[0]?.decidedAt).toBe(office.clock.now().toISOString());
		expect(await acts("exchange rejected")).toMatchObject({ after: { exchange: number, remark: "None is left." } });
	});

	test("is passed or refused, never both, whoever is faster; what is passed is paid in once", async () => {
		const { member, number } = await applied();
		const accept = { exchangeNumber: number, decision: { kind: "accept", remark: "Enjoy it." } } as const;
		const refuse = { exchangeNumber: number, decision: { kind: "refuse", why: "Not today." } } as const;
		const answers = await Promise.all([
			call(decideExchange, accept, asOlga),
			call(decideExchange, refuse, asOtto),
			call(decideExchange, accept, asOtto),
		]);
		expect(outcomes(answers)).toBe(1);
		const { records } = await asMember(office, member, { endpoint: listExchanges, input: { pageSize: 5 } });
		const passed = records[0]?.status === "passed";
		expect(await purse(member, "points")).toBe(passed ? 50_000n - 9_500n : 50_000n);
		expect(await purse(member, "cash")).toBe(passed ? 1_000n : 0n);
		expect(await office.wallet.houseBalance("loyalty:points", "P")).toBe(
			-BigInt(
				(await rows<{ sum: string }>("select sum(balance) from wallet.wallet where purse = 'points'"))[0]?.sum ?? 0,
			),
		);
	});

	test("of another brand or of no number is nobody's here", async () => {
		const asked = { exchangeNumber: "X261121-000999", decision: { kind: "accept" } } as const;
		expect(await call(decideExchange, asked, asOlga)).toEqual(refusedAs("EXCHANGE_NOT_FOUND"));
		expect(await call(lookAtExchange, { exchangeNumber: "X261121-000999" }, asOlga)).toEqual(
			refusedAs("EXCHANGE_NOT_FOUND"),
		);
	});

	test("is closed and restocked as it was seen: what members took meanwhile is not overwritten", async () => {
		const seen = await stock();
		if (seen === undefined) throw new Error("nothing on the shelf");
		const { mallItemId, code } = seen;
		const was = { open: seen.open, stock: seen.stock };
		await applied();
		const order = { mallItemId, was, shelf: { open: true, stock: 80 } };
		expect(await call(changeMallItem, order, asOwner)).toEqual(refusedAs("CHANGED_MEANWHILE"));
		const now = { open: seen.open, stock: (seen.stock ?? 0) - 1 };
		const closed = unwrap(
			await call(changeMallItem, { mallItemId, was: now, shelf: { open: false, stock: 80 } }, asOwner),
		);
		expect(closed.item).toMatchObject({ open: false, stock: 80 });
		expect(await acts("mall item changed")).toMatchObject({
			operator: "owner",
			after: { code, open: false, stock: 80 },
		});
		const member = await enrol(office);
		const { rewards } = await asMember(office, member, { endpoint: getPointReward, input: {} });
		expect(rewards.map(({ rewardId }) => rewardId)).not.toContain(mallItemId);
		const again = { mallItemId, was: closed.item, shelf: { open: true, stock: 80 } };
		unwrap(await call(changeMallItem, again, asOwner));
	});
});

describe("a document", () => {
	async function sent(pictures = 1): Promise<{ readonly member: MemberId; readonly documentId: string }> {
		const member = await enrol(office);
		const picture = (await drawPicture()).toString("base64");
		const images = Array.from({ length: pictures }, () => picture);
		await asMember(office, member, {
			endpoint: sendDocument,
			input: { document: "identity", remark: "My card", images },
		});
		const { documents } = unwrap(await call(listDocuments, {}, asOlga));
		const one = documents.find(({ memberId }) => memberId === member);
		return { member, documentId: one?.documentId ?? "" };
	}

	test("waits in the queue and opens, each look written down with who and from where", async () => {
		const { member, documentId } = await sent(2);
		const page = unwrap(await call(listDocuments, {}, { token: auditor.token }));
		expect(page.documents.at(-1)).toMatchObject({
			documentId,
			account: `player${member}`,
			remark: "My card",
			pictures: 2,
		});
		expect(page.counts.waiting).toBe(await waiting("documents", desk.olga.token));
		const look = unwrap(await call(lookAtDocument, { documentId }, asOlga));
		expect(look.pictures.map((one) => Buffer.from(one, "base64").subarray(0, 2).toString("hex"))).toEqual([
			"ffd8",
			"ffd8",
		]);
		const events = await rows<{ actor: string }>(
			`select actor from protection.event where member_id = ${member} and kind = 'document-looked-at'`,
		);
		expect(events).toEqual([{ actor: expect.stringMatching(/^clerk-/) }]);
		expect(await acts("document looked at")).toMatchObject({
			after: { document: documentId, pictures: 2 },
			origin: { address: "203.0.113.9" },
		});
	});

	test("shows its pictures to nobody who does not decide", async () => {
		const { documentId } = await sent();
		for (const token of [auditor.token, support.token])
			expect(await call(lookAtDocument, { documentId }, { token })).toEqual(refusedAs("NOT_PERMITTED"));
	});

	test("is accepted once by two at once, and the member is told and is paid out from then on", async () => {
		const { member, documentId } = await sent();
		await office.wallet.post({
			memberId: member,
			currency: "P",
			purse: "cash",
			delta: 500_000n,
			kind: "grant",
			counter: "promotions:tests",
			key: commandKey("test", `fund of ${member}`),
		});
		const account = { kind: "bank-account", holder: "Kim Minji", bank: "Mosaic Bank" } as const;
		const number = { accountNumber: `110-234-0${member}`, paymentPassword: "135792" };
		const { accountId } = await asMember(office, member, {
			endpoint: addPayoutAccount,
			input: { ...account, ...number },
		});
		const asked = { accountId, method: "mosaic-payout", amount: "100", paymentPassword: "135792" };
		const ask = () => asMember(office, member, { endpoint: requestWithdrawal, input: asked });
		await expect(ask()).rejects.toThrow("WITHDRAWAL_UNPROVEN");
		const accept = { documentId, decision: { kind: "accept" } } as const;
		const answers = await Promise.all([asOlga, asOtto, asOlga].map((who) => call(decideDocument, accept, who)));
		expect(outcomes(answers)).toBe(1);
		expect(answers.filter(({ ok }) => !ok)).toEqual(Array(2).fill(refusedAs("DOCUMENT_DECIDED")));
		await heard(member, "document");
		expect(await ask()).toMatchObject({ state: "pending" });
		expect(await acts("document accepted")).toMatchObject({ after: { document: documentId, state: "accepted" } });
	});

	test("is refused by a word of the house, which the member reads in their own language, or by words of one's own", async () => {
		const { member, documentId } = await sent();
		const refuse = (decision: object) =>
			call(decideDocument, { documentId, decision: { kind: "refuse", ...decision } }, asOlga);
		expect(await refuse({})).toEqual(refusedAs("REASON_MISSING"));
		const { document } = unwrap(await refuse({ refusal: "cut-off", why: "The lower left corner." }));
		expect(document).toMatchObject({
			state: "refused",
			refusal: "cut-off",
			decidedAt: office.clock.now().toISOString(),
		});
		const { documents } = await asMember(office, member, { endpoint: readIdentity, input: {} });
		expect(documents).toMatchObject([{ state: "refused", refusal: "cut-off", reason: "The lower left corner." }]);
		const refused = unwrap(await call(listDocuments, { state: "refused" }, asOlga));
		expect(refused.documents[0]).toMatchObject({ documentId, decidedBy: expect.stringMatching(/^clerk-/) });
	});
});

describe("a message", () => {
	const content = "My free spins did not come yesterday.";
	async function wrote(contact = ""): Promise<{ readonly member: MemberId; readonly number: string }> {
		const member = await enrol(office);
		const { number } = await asMember(office, member, {
			endpoint: leaveFeedback,
			input: { category: "games", content, contact },
		});
		return { member, number };
	}
	const answer = (number: string, text = "They are in your account now.") =>
		({ messageNumber: number, reply: { kind: "answer", text } }) as const;
	const letters = () => rows<{ kind: string }>("select kind from courier.letters where kind = 'mail-answer'");

	test("is read and answered once by two at once; the answer stands on the member's page, new until it is read", async () => {
		const { member, number } = await wrote();
		const page = unwrap(await call(listFeedback, {}, asSupport));
		expect(page.messages.at(-1)).toMatchObject({ number, account: `player${member}`, content, mail: null });
		expect(page.counts.waiting).toBe(await waiting("messages", support.token));
		const before = (await letters()).length;
		const answers = await Promise.all(
			[asSupport, asOwner, asSupport].map((who) => call(answerMessage, answer(number), who)),
		);
		expect(outcomes(answers)).toBe(1);
		expect(answers.filter(({ ok }) => !ok)).toEqual(Array(2).fill(refusedAs("MESSAGE_DECIDED")));
		await heard(member, "message-answered");
		const own = () => asMember(office, member, { endpoint: listOwnMessages, input: {} });
		expect(await own()).toMatchObject({
			unread: 1,
			messages: [{ number, state: "answered", answer: "They are in your account now.", unread: true }],
		});
		expect(await asMember(office, member, { endpoint: seeOwnMessages, input: {} })).toMatchObject({ unread: 0 });
		expect((await own()).unread).toBe(0);
		expect((await letters()).length).toBe(before);
		expect(await acts("message answered")).toMatchObject({ after: { message: number, letter: false } });
	});

	test("with an e-mail address is answered by a letter, too, in one transaction", async () => {
		const { number } = await wrote("minji.kim@mail.example");
		const before = (await letters()).length;
		unwrap(await call(answerMessage, answer(number), asSupport));
		expect((await letters()).length).toBe(before + 1);
	});

	test("of a visitor who cannot be reached is closed and not answered", async () => {
		await rows(`insert into brand.feedback (number, merchant, sender, network, request_key, category, content, contact, language, received_at)
			values ('0A0A-0B0B', 'tessera', 'network 192.0.2.1', '192.0.2.1', 'k1', 'idea', 'More stars', 'room 5', 'en', now()) returning id`);
		expect(await call(answerMessage, answer("0A0A-0B0B"), asSupport)).toEqual(refusedAs("MESSAGE_UNREACHABLE"));
		const close = { messageNumber: "0A0A-0B0B", reply: { kind: "close" } } as const;
		expect(unwrap(await call(answerMessage, close, asSupport)).message).toMatchObject({
			state: "closed",
			memberId: "",
		});
		expect(await call(answerMessage, close, asSupport)).toEqual(refusedAs("MESSAGE_DECIDED"));
		expect(await acts("message closed")).toMatchObject({ operator: expect.stringMatching(/^clerk-/) });
	});

	test("that was answered is not written anew, whoever writes", async () => {
		const { number } = await wrote();
		unwrap(await call(answerMessage, answer(number), asSupport));
		await expect(rows(`update brand.feedback set answer = 'other words' where number = '${number}'`)).rejects.toThrow(
			"answered once",
		);
	});
});

test("what waits is told of the queues that one may open, and of no other", async () => {
	const named = async (token: string) =>
		unwrap(await call(readWaiting, {}, { token }))
			.waiting.map(({ queue }) => queue)
			.sort();
	expect(await named(support.token)).toEqual(["deposits", "documents", "exchanges", "messages", "withdrawals"]);
	expect(await named(desk.olga.token)).not.toContain("messages");
	expect((await named(owner)).length).toBe(10);
});

test("pages follow each other without a gap, and a cursor of no list is refused", async () => {
	for (const endpoint of [listDocuments, listExchangeQueue, listFeedback])
		expect(await call(endpoint, { cursor: "of-another-list" }, asOwner)).toEqual(refusedAs("INVALID_CURSOR"));
	await rows(`insert into brand.feedback (number, merchant, sender, network, request_key, category, content, language, received_at)
		select 'AAAA-' || lpad(upper(to_hex(n)), 4, '0'), 'tessera', 'network 192.0.2.7', '192.0.2.7', 'many ' || n, 'idea', 'One of many', 'en', date_trunc('milliseconds', now())
		from generate_series(1, 60) as n returning id`);
	const first = unwrap(await call(listFeedback, {}, asOwner));
	const second = unwrap(await call(listFeedback, { cursor: first.next ?? "" }, asOwner));
	const numbers = [...first.messages, ...second.messages].map(({ number }) => number);
	expect(new Set(numbers).size).toBe(numbers.length);
	expect(numbers.length).toBe(first.counts.waiting);
});
