// Messages to one and to many over a real database: whom they reach, who reads them, what nobody else can do with them.
import { describe, expect, test, vi } from "vitest";
import { depositCredited } from "#cashier/api";
import { rankChanged } from "#loyalty/api";
import { memberRegistered } from "#members/api";
import { sql } from "#platform/db";
import { createLog } from "#platform/http";
import { startListeners, tell } from "#platform/jobs";
import type { MemberId } from "#platform/kernel";
import { exclusionBegan } from "#protection/api";
import { walletAdjusted } from "#wallet/api";
import {
	type AskedAudience,
	countAudience,
	countUnread,
	listBroadcasts,
	listInbox,
	readChoices,
	readMessages,
	saveChoices,
	sendBroadcast,
	withdrawBroadcast,
} from "../contract/index.ts";
import { hiddenOnBoards } from "./choice-store.ts";
import { communityJobs } from "./jobs.ts";
import { merchant, openSquare } from "./testing/open-square.ts";

const square = await openSquare();
const { call, clock, register, work } = square;
const day = 86_400_000;
const excluded = { kind: "exclusion" as const, until: new Date(clock.now().getTime() + day) };

async function value<T>(answer: Promise<{ readonly ok: boolean; readonly value?: T }>): Promise<T> {
	const said = await answer;
	if (!said.ok || said.value === undefined) throw new Error(JSON.stringify(said));
	return said.value;
}

const unread = async (member: MemberId, options = {}) => (await value(call(member, countUnread, {}, options))).count;
const titles = async (member: MemberId, options = {}) =>
	(await value(call(member, listInbox, {}, options))).messages.map(({ title, template }) => template ?? title);

type Sending = { readonly marketing?: boolean; readonly publishAt?: string; readonly expiresAt?: string };
const send = (title: string, audience: AskedAudience, { marketing = false, publishAt, expiresAt }: Sending = {}) =>
	value(
		work(sendBroadcast, {
			texts: { EN: { title, body: `${title}, in full` }, KO: { title: `${title} (한국어)`, body: "본문" } },
			link: "/promotions",
			marketing,
			audience,
			publishAt: publishAt ?? null,
			expiresAt: expiresAt ?? null,
		}),
	);
const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();

describe("a message to many", () => {
	test("is one row, reaches those it fits and nobody else, whenever they read", async () => {
		const agent = await register();
		const [low, high, korean, team, listed, payer, player] = [
			await register({ level: 1 }),
			await register({ level: 5 }),
			await register({ language: "KO" }),
			await register({ below: agent }),
			await register(),
			await register(),
			await register(),
		];
		const now = clock.now().toISOString();
		const name = async (id: MemberId) =>
			String((await square.run(`select account from members.accounts where id = ${id}`))[0]?.account);
		await square.run(`insert into games.turnover values (${player}, '${now.slice(0, 10)}', 'P', 'RNG', 100, 1)`);
		await square.run(`
			alter table cashier.deposit drop constraint deposit_method_id_fkey;
			insert into cashier.deposit (member_id, id, merchant, request_key, method_id, currency, amount, fee_fixed,
				fee_basis_points, reference, state, opened_at, expires_at, closed_at, arrived, fee, credited, posting_key)
			values (${payer}, gen_random_uuid(), '${merchant}', 'k', 1, 'P', 100, 0, 0, 'R1', 'credited', '${now}', '${now}',
				'${now}', 100, 0, 100, gen_random_uuid())`);
		const window = { from: later(-day), to: later(day) };
		const kinds: readonly (readonly [AskedAudience, readonly MemberId[]])[] = [
			[{ kind: "all" }, [low, high, korean, team, listed, payer, player]],
			[{ kind: "ranks", from: 3, to: 9 }, [high]],
			[{ kind: "languages", languages: ["KO"] }, [korean]],
			[{ kind: "team", agent: await name(agent) }, [team]],
			[{ kind: "list", accounts: [await name(listed)] }, [listed]],
			[{ kind: "depositors", ...window }, [payer]],
			[{ kind: "players", ...window }, [player]],
		];
		for (const [audience, reached] of kinds) {
			clock.advance(1);
			await send(`to ${audience.kind}`, audience);
			const having: MemberId[] = [];
			for (const member of [low, high, korean, team, listed, payer, player]) {
				const found = await titles(member);
				if (found.some((title) => title.startsWith(`to ${audience.kind}`))) having.push(member);
			}
			expect([audience.kind, having]).toEqual([audience.kind, reached]);
			const counted = await value(work(countAudience, { audience, marketing: false }));
			expect([audience.kind, counted.members]).toEqual([audience.kind, audience.kind === "all" ? 8 : reached.length]);
		}
		expect(await titles(korean, { language: "ko" })).toContain("to languages (한국어)");
		const rows = await square.run("select count(*)::int as n from community.message");
		expect(rows).toEqual([{ n: 0 }]);
	});

	test("says nothing to who came later, before its moment, after its end, and when it is withdrawn", async () => {
		const member = await register();
		clock.advance(10);
		const sent = await send("first", { kind: "all" });
		await send("to come", { kind: "all" }, { publishAt: later(60_000) });
		await send("short", { kind: "all" }, { expiresAt: later(30_000) });
		clock.advance(10);
		const newcomer = await register();
		expect(await titles(member)).toEqual(["short", "first"]);
		expect(await titles(newcomer)).toEqual([]);
		clock.advance(61_000);
		expect(await titles(member)).toEqual(["to come", "first"]);
		expect(await titles(newcomer)).toEqual(["to come"]);
		expect((await value(work(withdrawBroadcast, { id: sent.id }))).state).toBe("withdrawn");
		expect(await titles(member)).toEqual(["to come"]);
		expect(await work(withdrawBroadcast, { id: sent.id })).toMatchObject({ error: { code: "MESSAGE_OVER" } });
		expect(await work(withdrawBroadcast, { id: sent.id }, { merchant: "other" })).toMatchObject({
			error: { code: "MESSAGE_NOT_FOUND" },
		});
		expect((await value(work(listBroadcasts, {}, { merchant: "other" }))).broadcasts).toEqual([]);
	});

	test("of an offer comes to who agreed, and to nobody who is excluded; consent is taken back at once", async () => {
		const member = await register();
		clock.advance(10);
		await send("an offer", { kind: "all" }, { marketing: true });
		expect(await value(call(member, readChoices, {}))).toEqual({ marketing: false, boards: true });
		expect(await titles(member)).toEqual([]);
		await call(member, saveChoices, { marketing: true, boards: true });
		expect(await titles(member)).toEqual(["an offer"]);
		const hidden = () => square.db.read((tx) => hiddenOnBoards(tx, [member]));
		expect([...(await hidden())]).toEqual([]);
		await call(member, saveChoices, { marketing: true, boards: false });
		expect([...(await hidden())]).toEqual([member]);
		expect([await titles(member, { excluded }), await unread(member, { excluded })]).toEqual([[], 0]);
		await call(member, saveChoices, { marketing: false, boards: true });
		expect([await titles(member), await unread(member)]).toEqual([[], 0]);
	});

	test("is told to open pages once, when its moment has come, whichever node sent it", async () => {
		await square.run("update community.broadcast set told_at = now()");
		const before = square.pushed.length;
		await send("later", { kind: "all" }, { publishAt: later(60_000) });
		const tellJob = communityJobs(square.deps).jobs.find(({ name }) => name === "community.tell-messages");
		const run = () => tellJob?.run({}, { jobId: "1", attempt: 1, now: clock.now(), log: quiet, signal: undefined });
		await run();
		clock.advance(61_000);
		await run();
		await run();
		await vi.waitFor(() => expect(square.pushed.slice(before)).toEqual([["all", "inbox-shared"]]));
	});

	test("is refused where it says nothing or is for nobody", async () => {
		const texts = { EN: { title: "t", body: "b" } };
		const whole = { texts, link: "", marketing: false, publishAt: null, expiresAt: null };
		const audience: AskedAudience = { kind: "all" };
		const refused: readonly (readonly [object, string])[] = [
			[{ texts: { JA: texts.EN } }, "MESSAGE_INVALID"],
			[{ texts: {} }, "MESSAGE_INVALID"],
			[{ expiresAt: later(-1_000) }, "MESSAGE_INVALID"],
			[{ audience: { kind: "ranks", from: 4, to: 3 } }, "AUDIENCE_INVALID"],
			[{ audience: { kind: "list", accounts: ["member100001", "nobody"] } }, "ACCOUNTS_UNKNOWN"],
			[{ audience: { kind: "team", agent: "nobody" } }, "ACCOUNTS_UNKNOWN"],
		];
		for (const [part, code] of refused)
			expect(await work(sendBroadcast, { ...whole, audience, ...part })).toMatchObject({ error: { code } });
	});
});

const quiet = { debug() {}, info() {}, warn() {}, error() {} };

describe("what the house says by itself", () => {
	test("follows from what was told, once each, and calls its member alone", async () => {
		const [member, other] = [await register(), await register()];
		const told = { memberId: member, merchant };
		const before = square.pushed.length;
		const listeners = await startListeners({
			db: square.db,
			listeners: square.community.listeners,
			log: createLog({ level: "error" }),
			pollMilliseconds: 50,
		});
		await square.db.tx(async (tx) => {
			await tell(tx, memberRegistered, { ...told, currency: "P", uplineId: null });
			const deposit = {
				depositId: "d",
				method: "bank-transfer" as const,
				currency: "P",
				arrived: "10.00",
				credited: "10.00",
			};
			await tell(tx, depositCredited, { ...told, ...deposit, first: true });
			await tell(tx, rankChanged, { ...told, from: 2, to: 1 });
			await tell(tx, exclusionBegan, { ...told, kind: "break", until: later(day) });
			const adjusted = { key: "k", balanceAfter: "1.00", negative: false, reason: "r", actor: "a" };
			await tell(tx, walletAdjusted, { memberId: member, currency: "P", purse: "cash", amount: "1.00", ...adjusted });
		});
		await vi.waitFor(async () => expect(await unread(member)).toBe(5), { timeout: 10_000 });
		await listeners.stop();
		expect((await titles(member)).toSorted()).toEqual([
			"balance-adjusted",
			"break-began",
			"deposit-credited",
			"rank-down",
			"welcome",
		]);
		expect(await titles(other)).toEqual([]);
		// The database tells what was told twice in one transaction once.
		await vi.waitFor(() =>
			expect(new Set(square.pushed.slice(before).map(String))).toEqual(new Set([`${member},inbox`])),
		);
		// Heard again from the beginning, nothing comes twice.
		await square.run("update platform.listener_position set transaction_id = '0', event_id = 0");
		const again = await startListeners({
			db: square.db,
			listeners: square.community.listeners,
			log: createLog({ level: "error" }),
			pollMilliseconds: 50,
		});
		await vi.waitFor(async () => {
			const [position] = await square.run("select event_id::int as at from platform.listener_position");
			expect(Number(position?.at)).toBeGreaterThanOrEqual(5);
		});
		await again.stop();
		expect(await unread(member)).toBe(5);
	});
});

test("the same call sends one message; a list of them goes on by a cursor, and nothing else is one", async () => {
	const whole = {
		texts: { EN: { title: "once", body: "b" } },
		link: "",
		marketing: false,
		publishAt: null,
		expiresAt: null,
	};
	const once = () => work(sendBroadcast, { ...whole, audience: { kind: "all" } }, { key: "the same" });
	expect([(await once()).ok, (await once()).ok]).toEqual([true, false]);
	for (let at = 0; at < 51; at++) {
		clock.advance(1);
		await send(`many ${at}`, { kind: "all" });
	}
	clock.advance(1);
	const first = await value(work(listBroadcasts, {}));
	const second = await value(work(listBroadcasts, { cursor: first.next ?? "" }));
	expect(first.broadcasts).toHaveLength(50);
	expect(second.broadcasts[0]?.texts.EN?.title).toBe("many 0");
	expect(await work(listBroadcasts, { cursor: "nowhere" })).toMatchObject({ error: { code: "INVALID_CURSOR" } });
	const asked = { audience: { kind: "ranks" as const, from: 2, to: 1 }, marketing: true };
	expect(await work(countAudience, asked)).toMatchObject({ error: { code: "AUDIENCE_INVALID" } });
});

describe("a member's inbox", () => {
	test("goes on page after page without a gap, and another's cannot be read or marked by any call", async () => {
		const [member, other] = [await register(), await register()];
		for (let at = 0; at < 23; at++) {
			clock.advance(1_000);
			await square.run(`insert into community.message (member_id, merchant, template, params, at, expires_at, source)
				values (${member}, '${merchant}', 'welcome', '{}', '${clock.now().toISOString()}', '${later(day)}', 'm${at}')`);
		}
		clock.advance(1_000);
		const first = await value(call(member, listInbox, {}));
		const second = await value(call(member, listInbox, { cursor: first.next ?? "" }));
		const own = new Set([...first.messages, ...second.messages].map(({ id }) => id));
		expect([first.messages.length, second.messages.length, second.next, own.size]).toEqual([20, 3, null, 23]);
		expect(first.unread).toBe(23);
		const ids = [...own];
		const reached = [
			await call(other, listInbox, {}),
			await call(other, listInbox, { cursor: first.next ?? "" }),
			await call(other, countUnread, {}),
			await call(other, readMessages, { ids }),
			await call(other, readMessages, {}),
		];
		expect(JSON.stringify(reached)).not.toMatch(/"o\d+"/);
		expect(await unread(member)).toBe(23);
		expect(await value(call(member, readMessages, { ids: ids.slice(0, 2) }))).toEqual({ unread: 21 });
		expect(await value(call(member, readMessages, {}))).toEqual({ unread: 0 });
		expect(await call(member, listInbox, { cursor: "nowhere" })).toMatchObject({
			error: { code: "INVALID_CURSOR" },
		});
	});

	test("counts how many read a message to many, each once, and none whom it does not fit", async () => {
		const [member, other] = [await register({ level: 7 }), await register()];
		clock.advance(10);
		const { id } = await send("to seven", { kind: "ranks", from: 7, to: 7 });
		for (const who of [member, member, other]) await call(who, readMessages, { ids: [`s${id}`] });
		const { broadcasts } = await value(work(listBroadcasts, {}));
		expect(broadcasts.find((one) => one.id === id)?.reads).toBe(1);
		const acts = await square.run("select act, operator from community.operator_act order by id desc limit 1");
		expect(acts).toEqual([{ act: "message sent", operator: "Ann" }]);
	});

	test("is emptied of what is over", async () => {
		await square.db.tx((tx) => sql`update community.message set expires_at = ${clock.now()}`.execute(tx));
		const forget = communityJobs(square.deps).jobs.find(({ name }) => name === "community.forget-messages");
		await forget?.run({}, { jobId: "1", attempt: 1, now: clock.now(), log: quiet, signal: undefined });
		expect(await square.run("select count(*)::int as n from community.message")).toEqual([{ n: 0 }]);
	});
});
