// What is each dialect's own: Hub88's statuses, its signed answers, its named calls and its amounts; the form dialect's
// numbers; keys that change over, and what of them is kept.
import { createPrivateKey, randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { newPair } from "#platform/http/testing";
import type { MemberId } from "#platform/kernel";
import { freeStanding, unprotected } from "#protection/api";
import type { Dialect } from "../../../../tools/vendor/dialects/dialect.ts";
import { formDialect, signed } from "../../../../tools/vendor/dialects/form.ts";
import { hmacDialect } from "../../../../tools/vendor/dialects/hmac.ts";
import { hub88Dialect, hub88Header, isFrom } from "../../../../tools/vendor/dialects/hub88.ts";
import { signedAnswer } from "../../../../tools/vendor/dialects/transfer.ts";
import {
	lodge,
	openFormVendor,
	openHmacVendor,
	openHub88Vendor,
	openTransferVendor,
	putKey,
} from "../testing/dialect-port.ts";
import { openOwnHall } from "../testing/own-hall.ts";
import { mostBadSignatures } from "./strangers.ts";

let proofAsked = false;
const { hall } = await openOwnHall({
	protection: { ...unprotected, playStanding: async () => ({ ...freeStanding, unproven: proofAsked }) },
});
const hub = await openHub88Vendor(hall);
const form = await openFormVendor(hall);
const books = await openTransferVendor(hall);
const plain = await openHmacVendor(hall);

let member: MemberId;
let token: string;
let calls = 0;
async function begin(game: string): Promise<void> {
	member = await hall.enrol(1_000n);
	({ token } = await hall.sit(member, game));
	proofAsked = false;
}

describe("Hub88", () => {
	beforeEach(() => begin("hub_wheel"));

	const bet = (changes: object = {}) => ({
		request_uuid: `q${++calls}`,
		user: member,
		token,
		transaction_uuid: `t${calls}`,
		round: "r",
		game_code: "hub_wheel",
		currency: "P",
		amount: 100_000,
		supplier_user: "somebody",
		meta: { any: 1 },
		...changes,
	});
	const send = async (call: string, body: object | string, headers: Record<string, string> = {}) => {
		const text = typeof body === "string" ? body : JSON.stringify(body);
		const path = `/vendors/hub88/v1/OUTSIDE_HUB/${call}`;
		const signature = hub.sign(text);
		const answer = await hub.post({ path, body: text, headers: { [hub88Header]: signature, ...headers } });
		expect(answer.status).toBe(200);
		const heard: { status: string; balance?: number; request_uuid?: string } = JSON.parse(answer.body);
		return { ...answer, ...heard, status: heard.status };
	};

	it("every status is met", async () => {
		const met = new Map<string, string>();
		const meet = async (name: string, asked: Promise<{ status: string }>) => void met.set(name, (await asked).status);
		await meet("done", send("transaction/bet", bet({ transaction_uuid: "b" })));
		await meet("another amount", send("transaction/bet", bet({ transaction_uuid: "b", amount: 200_000 })));
		await meet("no token of ours", send("transaction/bet", bet({ token: "nobody" })));
		await meet("no game of theirs", send("transaction/bet", bet({ game_code: "other" })));
		await meet("no currency", send("transaction/bet", bet({ currency: "XXX" })));
		await meet("another currency", send("transaction/bet", bet({ currency: "KRW" })));
		await meet("too dear", send("transaction/bet", bet({ amount: 1_000_000_000 })));
		await meet("too much", send("transaction/bet", bet({ amount: 99_000_000 })));
		await meet("no JSON", send("transaction/bet", "{"));
		await meet("a list", send("transaction/bet", "[]"));
		await meet("no round", send("transaction/bet", bet({ round: undefined })));
		await meet("words for a number", send("transaction/bet", bet({ amount: "100000" })));
		await meet("finer than a cent", send("transaction/bet", bet({ amount: 100_001 })));
		await meet("less than nothing", send("transaction/bet", bet({ amount: -100_000 })));
		await meet("no such bet", send("transaction/win", bet({ reference_transaction_uuid: "never" })));
		await meet("nobody", send("user/info", { request_uuid: "i", user: "999999" }));
		await meet("no signature", send("transaction/bet", bet(), { [hub88Header]: "" }));
		proofAsked = true;
		hall.clock.advance(31_000);
		await meet("proof is asked", send("transaction/bet", bet()));
		proofAsked = false;
		hall.setStanding(member, "frozen");
		hall.clock.advance(31_000);
		await meet("frozen", send("transaction/bet", bet()));
		hall.clock.advance(3_600_000);
		await meet("late", send("transaction/bet", bet()));
		await hall.db.tx((tx) => sql`alter table games.vendor_request rename to gone`.execute(tx));
		await meet("the house is broken", send("transaction/bet", bet()));
		await hall.db.tx((tx) => sql`alter table games.gone rename to vendor_request`.execute(tx));
		const stranger = { path: "/vendors/hub88/v1/NOBODY/user/info", body: "{}", headers: {} };
		expect((await hub.post(stranger)).body).toBe('{"status":"RS_ERROR_INVALID_PARTNER"}');
		expect(Object.fromEntries(met)).toEqual({
			done: "RS_OK",
			"another amount": "RS_ERROR_DUPLICATE_TRANSACTION",
			"no token of ours": "RS_ERROR_INVALID_TOKEN",
			"no game of theirs": "RS_ERROR_INVALID_GAME",
			"no currency": "RS_ERROR_WRONG_CURRENCY",
			"another currency": "RS_ERROR_WRONG_CURRENCY",
			"too dear": "RS_ERROR_LIMIT_REACHED",
			"too much": "RS_ERROR_NOT_ENOUGH_MONEY",
			"no JSON": "RS_ERROR_WRONG_SYNTAX",
			"a list": "RS_ERROR_WRONG_SYNTAX",
			"no round": "RS_ERROR_WRONG_SYNTAX",
			"words for a number": "RS_ERROR_WRONG_TYPES",
			"finer than a cent": "RS_ERROR_WRONG_TYPES",
			"less than nothing": "RS_ERROR_LIMIT_REACHED",
			"no such bet": "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
			nobody: "RS_ERROR_USER_DISABLED",
			"no signature": "RS_ERROR_INVALID_SIGNATURE",
			"proof is asked": "RS_ERROR_LIMIT_REACHED",
			frozen: "RS_ERROR_USER_DISABLED",
			late: "RS_ERROR_TOKEN_EXPIRED",
			"the house is broken": "RS_ERROR_UNKNOWN",
		});
		expect(await hall.balance(member)).toBe(900n);
	});

	it("an answer names its call, is exact in hundred-thousandths, and is signed by us", async () => {
		const answer = await send("transaction/bet", bet({ request_uuid: "echo-me", amount: 123_000 }));
		expect(JSON.parse(answer.body)).toEqual({
			status: "RS_OK",
			user: member,
			currency: "P",
			request_uuid: "echo-me",
			balance: 877_000,
		});
		expect(isFrom(hub.platform, answer)).toBe(true);
		expect(isFrom(hub.platform, { ...answer, body: answer.body.replace("877000", "977000") })).toBe(false);
	});

	it("a vendor that does without is answered unsigned; what it says is believed by its signature all the same", async () => {
		const sign = async (answers: boolean): Promise<void> => {
			await hall.db.tx((tx) =>
				sql`update games.vendor set answers_signed = ${answers} where code = 'OUTSIDE_HUB'`.execute(tx),
			);
			await hall.games.refresh();
		};
		await sign(false);
		const answer = await send("transaction/bet", bet());
		expect([answer.status, answer.header(hub88Header)]).toEqual(["RS_OK", undefined]);
		const forged = await send("transaction/bet", bet(), { [hub88Header]: hub.sign("another text") });
		expect([forged.status, forged.header(hub88Header)]).toEqual(["RS_ERROR_INVALID_SIGNATURE", undefined]);
		await sign(true);
		expect(isFrom(hub.platform, await send("transaction/bet", bet()))).toBe(true);
		expect(await hall.balance(member)).toBe(800n);
	});

	it("the same call by its name is answered the same, also when it would now be taken", async () => {
		const dear = bet({ amount: 1_100_000 });
		expect(await send("transaction/bet", dear)).toMatchObject({
			status: "RS_ERROR_NOT_ENOUGH_MONEY",
			balance: 1_000_000,
		});
		await hub.speaker.promo({ member, transaction: "award", round: "g", amount: 5_000n });
		expect(await send("transaction/bet", dear)).toMatchObject({
			status: "RS_ERROR_NOT_ENOUGH_MONEY",
			balance: 6_000_000,
		});
		const anew = { ...dear, request_uuid: "anew" };
		expect(await send("transaction/bet", anew)).toMatchObject({ status: "RS_OK", balance: 4_900_000 });
		expect(await send("transaction/bet", anew)).toMatchObject({ status: "RS_OK", balance: 4_900_000 });
		const other = { ...dear, request_uuid: "anew", transaction_uuid: "another" };
		expect(await send("transaction/bet", other)).toMatchObject({ status: "RS_ERROR_DUPLICATE_TRANSACTION" });
		expect(await hall.balance(member)).toBe(4_900n);
	});

	it("of one name at once for three bets, in twelve calls, the first has it and is done once", async () => {
		const named = (which: number) => bet({ request_uuid: "one-name", transaction_uuid: `of-three-${which}` });
		const answers = await Promise.all(
			Array.from({ length: 12 }, (_, call) => send("transaction/bet", named(Math.floor(call / 4)))),
		);
		const told = answers.map(({ status }) => status).sort();
		expect(told).toEqual([...Array(8).fill("RS_ERROR_DUPLICATE_TRANSACTION"), ...Array(4).fill("RS_OK")]);
		expect(await hall.balance(member)).toBe(900n);
	});

	it("free rounds stake nothing and pay a bonus; who sits there is told", async () => {
		const free = { is_free: true, round: "free" };
		expect(await send("transaction/bet", bet({ ...free, amount: 0 }))).toMatchObject({
			status: "RS_OK",
			balance: 1_000_000,
		});
		expect(await send("transaction/bet", bet({ ...free, amount: 100_000 }))).toMatchObject({ balance: 900_000 });
		expect(await send("transaction/win", bet({ ...free, amount: 50_000 }))).toMatchObject({ balance: 950_000 });
		const asked = { request_uuid: "i", user: member, token };
		expect(await send("user/info", asked)).toMatchObject({ status: "RS_OK", balance: 950_000 });
		expect(await send("user/info", { request_uuid: "i", user: member })).toMatchObject({ status: "RS_OK" });
		expect(await send("user/info", { ...asked, user: "1" })).toMatchObject({ status: "RS_ERROR_INVALID_TOKEN" });
		expect(await send("user/balance", asked)).toMatchObject({ balance: 950_000 });
		expect(await send("user/balance", { ...asked, currency: "USD" })).toMatchObject({
			status: "RS_ERROR_WRONG_CURRENCY",
		});
		expect(await send("user/balance", { request_uuid: "i", user: member })).toMatchObject({
			status: "RS_ERROR_WRONG_SYNTAX",
		});
	});

	it("two keys of the vendor stand while it changes over, and a retired one no longer", async () => {
		const next = newPair();
		const der = next.publicKey.export({ format: "der", type: "spki" });
		await putKey(hall, { vendor: "OUTSIDE_HUB", keyId: "t2", purpose: "vendor-public", secret: der });
		const after = hub88Dialect({ vendor: "OUTSIDE_HUB", own: next.privateKey, platform: hub.platform });
		const ask = async (dialect: Dialect) =>
			dialect.read(await hub.post(dialect.write({ name: "balance", member, currency: "P" }, 0)), "P").status;
		expect([await ask(after), await ask(hub.dialect)]).toEqual(["RS_OK", "RS_OK"]);
		await hall.db.tx((tx) => sql`update games.vendor_key set retired_at = now() where key_id = 't2'`.execute(tx));
		await hall.games.refresh();
		expect([await ask(after), await ask(hub.dialect)]).toEqual(["RS_ERROR_INVALID_SIGNATURE", "RS_OK"]);
	});

	it("no key of ours lies open in the database, nor can one be put there", async () => {
		const ours = { name: "test.ours", text: "select secret from games.vendor_key where key_id in ('o1', 'f1')" };
		for (const { secret } of await hall.db.call<{ secret: Buffer }>(ours, [])) {
			expect(secret.includes(form.secret)).toBe(false);
			expect(() => createPrivateKey({ key: secret, format: "der", type: "pkcs8" })).toThrow();
		}
		const open = { vendor: "OUTSIDE", keyId: "bare", purpose: "own-private", secret: randomBytes(64) };
		await expect(putKey(hall, open)).rejects.toThrow(/check/);
	});
});

describe("the form dialect", () => {
	beforeEach(() => begin("form_wheel"));

	const fields = (changes: Readonly<Record<string, string>> = {}) => ({
		providerId: "OUTSIDE_FORM",
		timestamp: String(hall.clock.now().getTime()),
		userId: member,
		token,
		gameId: "form_wheel",
		roundId: "r",
		reference: `b${++calls}`,
		amount: "1.00",
		currency: "P",
		...changes,
	});
	const send = async (call: string, said: Readonly<Record<string, string>>, more = "") => {
		const hash = signed(form.secret, said);
		const body = `${new URLSearchParams({ ...said, hash })}${more}`;
		const answer = await form.post({ path: `/vendors/form/v1/${call}`, headers: {}, body });
		expect(answer.status).toBe(200);
		const heard: { error: number; cash?: number; description: string } = JSON.parse(answer.body);
		return { ...heard, body: answer.body };
	};
	const error = async (call: string, said: Readonly<Record<string, string>>, more = "") =>
		(await send(call, said, more)).error;

	it("every number is met", async () => {
		expect(await error("bet", fields({ reference: "b" }))).toBe(0);
		expect(await send("bet", fields({ amount: "99.00" }))).toMatchObject({ error: 1, cash: 9 });
		expect(await error("balance", fields({ userId: "999999" }))).toBe(2);
		expect(await error("bet", fields({ token: "nobody" }))).toBe(4);
		expect(await error("authenticate", fields({ token: "nobody" }))).toBe(4);
		expect(await error("bet", fields({ providerId: "NOBODY" }))).toBe(5);
		for (const wrong of [
			{ amount: "1.001" },
			{ amount: "1e2" },
			{ currency: "XXX" },
			{ userId: "x" },
			{ timestamp: "1" },
		]) {
			expect(await error("bet", fields(wrong))).toBe(7);
		}
		expect(await error("bet", fields(), "&amount=9.00")).toBe(7);
		const { roundId: _round, ...roundless } = fields();
		for (const call of ["bet", "result", "refund", "endRound"]) expect(await error(call, roundless)).toBe(7);
		expect(await error("bet", fields({ gameId: "other" }))).toBe(8);
		expect(await error("bet", fields({ amount: "9999.00" }))).toBe(50);
		expect(await error("result", fields({ roundId: "never" }))).toBe(100);
		expect(await error("refund", fields({ reference: "early" }))).toBe(0);
		expect(await error("bet", fields({ reference: "early" }))).toBe(120);
		proofAsked = true;
		hall.clock.advance(31_000);
		expect(await error("bet", fields())).toBe(310);
		proofAsked = false;
		hall.setStanding(member, "frozen");
		hall.clock.advance(31_000);
		expect(await error("bet", fields())).toBe(6);
		expect(await error("result", fields({ amount: "2.50" }))).toBe(0);
		expect(await hall.balance(member)).toBe(1_150n);
	});

	it("what fails in the house may be tried again", async () => {
		await hall.db.tx((tx) => sql`alter table games.vendor_transaction rename to gone`.execute(tx));
		expect(await error("bet", fields({ reference: "b" }))).toBe(100);
		await hall.db.tx((tx) => sql`alter table games.gone rename to vendor_transaction`.execute(tx));
		expect(await error("bet", fields({ reference: "b" }))).toBe(0);
	});

	it("an answer is exact, and its reference is the key", async () => {
		const bet = fields({ reference: "once", amount: "0.10" });
		const first = await send("bet", bet);
		expect(first.body).toBe(
			'{"error":0,"currency":"P","transactionId":"once","description":"Success","cash":9.90,"bonus":0,"usedPromo":0}',
		);
		expect((await send("bet", { ...bet, timestamp: String(Number(bet.timestamp) + 9) })).body).toBe(first.body);
		expect(await error("bet", { ...bet, amount: "0.20" })).toBe(7);
	});

	it("bonuses, jackpots and promotions are paid once and need no round; who sits there is told", async () => {
		for (const call of ["bonusWin", "jackpotWin", "promoWin"]) {
			const { roundId: _round, gameId: _game, ...won } = fields({ reference: call });
			expect([await error(call, won), await error(call, won)]).toEqual([0, 0]);
		}
		expect(await send("authenticate", fields())).toMatchObject({ error: 0, userId: member, currency: "P", cash: 13 });
		expect(await error("adjustment", fields({ amount: "-3.00" }))).toBe(0);
		expect(await send("balance", fields())).toMatchObject({ cash: 10 });
	});

	it("an old secret stands beside a new one until it is retired", async () => {
		const next = randomBytes(32);
		await putKey(hall, { vendor: "OUTSIDE", keyId: "n1", purpose: "secret", secret: next });
		await hall.db.tx((tx) => sql`update games.vendor_key set vendor = 'OUTSIDE_FORM' where key_id = 'n1'`.execute(tx));
		await hall.games.refresh();
		const ask = async (secret: Buffer) => {
			const letter = formDialect("OUTSIDE_FORM", secret).write(
				{ name: "balance", member, currency: "P" },
				hall.clock.now().getTime(),
			);
			return form.dialect.read(await form.post(letter), "P").status;
		};
		expect([await ask(form.secret), await ask(next)]).toEqual(["0", "0"]);
		await hall.db.tx((tx) => sql`update games.vendor_key set retired_at = now() where key_id = 'f1'`.execute(tx));
		await hall.games.refresh();
		expect([await ask(form.secret), await ask(next)]).toEqual(["5", "0"]);
		await hall.db.tx((tx) => sql`update games.vendor_key set retired_at = null where key_id = 'f1'`.execute(tx));
		await hall.games.refresh();
	});
});

describe("the transfer dialect", () => {
	beforeEach(async () => {
		await begin("books_wheel");
		await lodge(hall, { member, vendor: "OUTSIDE_BOOKS" });
	});
	const now = () => hall.clock.now().getTime();
	const balance = () => ({ name: "balance", member, currency: "P" }) as const;

	it("signs every answer, a refusal too, over its text and its time", async () => {
		for (const command of [balance(), { ...balance(), member: "999999999" }]) {
			const answer = await books.post(books.dialect.write(command, now()));
			const timestamp = answer.header("x-timestamp") ?? "";
			expect(timestamp).toBe(String(now()));
			expect(answer.header("x-signature")).toBe(signedAnswer(books.secret, { body: answer.body, timestamp }));
		}
	});

	it("believes no vendor of another dialect, nor another dialect its own; to a stranger nothing is signed", async () => {
		const there = books.dialect.write(balance(), now());
		const elsewhere = await books.post({ ...there, path: there.path.replace("/transfer/", "/hmac/") });
		expect(elsewhere.status).toBe(401);
		const stranger = plain.dialect.write(balance(), now());
		const refused = await books.post({ ...stranger, path: stranger.path.replace("/hmac/", "/transfer/") });
		expect([refused.status, refused.body, refused.header("x-signature")]).toEqual([
			...[401, '{"status":"BAD_SIGNATURE"}', undefined],
		]);
		const guessed = hmacDialect("OUTSIDE_BOOKS", randomBytes(40)).write(balance(), now());
		expect((await books.post({ ...guessed, path: there.path })).status).toBe(401);
	});

	it("moves the purse that stands for its books, and the main one stays as it is", async () => {
		const round = { ...balance(), token, game: "books_wheel", round: "r", transaction: "b", amount: 400n } as const;
		expect(await books.say({ ...round, name: "bet" })).toMatchObject({ status: "OK", balance: 600n });
		const { purses } = await hall.wallet.balance(member, "P");
		expect(purses.map((one) => [one.purse, one.balance])).toEqual([
			["cash", 0n],
			["vendor:OUTSIDE_BOOKS", 600n],
		]);
	});
});

describe.each([
	["the signed HTTP dialect", plain],
	["the transfer dialect", books],
] as const)("a nonce of %s", (_name, { dialect, post, speaker, say }) => {
	beforeEach(async () => {
		await begin(speaker.game);
		if (dialect.name === "transfer") await lodge(hall, { member, vendor: speaker.vendor });
	});
	const bet = (transaction: string, amount: bigint) =>
		({ name: "bet", member, token, currency: "P", game: speaker.game, round: "r", transaction, amount }) as const;
	const letterOf = (command: Parameters<typeof say>[0]) => dialect.write(command, hall.clock.now().getTime());
	const reused = { status: 401, body: expect.stringContaining('"NONCE_REUSED"') };

	it("is spent by a command that was refused: its letter is not heard when it would be taken", async () => {
		const letter = letterOf(bet("poor", 1_001n));
		expect((await post(letter)).body).toContain("NOT_ENOUGH_MONEY");
		expect(await post(letter)).toMatchObject(reused);
		expect(await say(bet("poor", 900n))).toMatchObject({ status: "OK", balance: 100n });
	});

	it("is spent by a command that lacks a field, and does nothing", async () => {
		const { round: _round, ...roundless } = bet("unclear", 10n);
		const { transaction: _transaction, ...nameless } = bet("unclear", 10n);
		for (const unclear of [roundless, nameless]) {
			const letter = letterOf(unclear);
			expect(await post(letter)).toMatchObject({ status: 200, body: expect.stringContaining("INVALID_REQUEST") });
			expect(await post(letter)).toMatchObject(reused);
		}
	});

	it("is good at one address: a letter that was heard is nothing else's, whoever claims its name", async () => {
		for (const first of ["bet", "balance", "adjust"] as const) {
			const letter = letterOf({ ...bet(`${first}-once`, 10n), name: first });
			const to = (command: string) => ({ ...letter, path: letter.path.replace(/[a-z-]+$/, command) });
			expect((await post(to(first))).body).toMatch(/"status":"(OK|INVALID_REQUEST)"/);
			for (const other of ["bet", "win", "rollback", "promo", "adjust", "balance"]) {
				expect(await post(to(other))).toMatchObject(reused);
			}
		}
		expect(await hall.violations()).toEqual([]);
	});
});

describe("signatures that are nobody's", () => {
	const words = [
		["the signed HTTP dialect", plain, 429, /"TRY_AGAIN"/],
		["Hub88", hub, 200, /"RS_ERROR_UNKNOWN"/],
		["the form dialect", form, 200, /"error":100/],
		["the transfer dialect", books, 429, /"TRY_AGAIN"/],
	] as const;
	it.each(words)(
		"%s: too many from one place are to be tried again a minute later; others are heard",
		async (...row) => {
			const [, { dialect, post, speaker }, status, word] = row;
			await begin(speaker.game);
			const letter = (forged?: "signature") =>
				dialect.write({ name: "balance", member, token, currency: "P" }, hall.clock.now().getTime(), forged);
			const ask = async (address: string, forged?: "signature") => {
				const answer = await post(letter(forged), address);
				return [answer.status, answer.body] as const;
			};
			const place = `198.51.100.${words.findIndex(([name]) => name === row[0]) + 1}`;
			for (let bad = 0; bad < mostBadSignatures; bad++) {
				const [, body] = await ask(place, "signature");
				if (bad % 40 === 0) expect(body).toMatch(/BAD_SIGNATURE|INVALID_SIGNATURE|"error":5/);
			}
			for (const forged of ["signature", undefined] as const) {
				expect(await ask(place, forged)).toEqual([status, expect.stringMatching(word)]);
			}
			expect((await ask("203.0.113.77"))[1]).toMatch(/"(status":"(RS_)?OK"|error":0)/);
			hall.clock.advance(60_001);
			expect((await ask(place))[1]).toMatch(/"(status":"(RS_)?OK"|error":0)/);
		},
	);
});
