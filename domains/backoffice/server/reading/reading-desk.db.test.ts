// What an operator reads and does through the calls: members, the ledger, the outbox, significant events.
import { describe, expect, test } from "vitest";
import type { InputOf } from "#platform/contract";
import { type MemberId, memberId, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import {
	findMembers,
	listActs,
	listEntries,
	listEvents,
	listLetters,
	listTrail,
	lockMember,
	lookAtMember,
	lookAtProtection,
	noteMember,
	readTransfer,
	readTrialBalance,
} from "../../contract/index.ts";
import { openOffice } from "../testing/open-office.ts";
import { employ } from "../testing/staff-hands.ts";

const office = await openOffice();
const { call, rows, owner, wallet, db, clock } = office;
// What the database stamps by its own time lies in the past.
clock.advance(300_000);
const ask = { token: owner };
let keys = 0;

/** A member with so much money, in minor units. */
async function enrol(name: string, amount = 10_000n): Promise<MemberId> {
	const [row] = await rows<{ id: string }>(`insert into members.accounts (merchant, account, nickname, type, currency,
		password_hash, password_changed_at, terms_version, terms_accepted_at, language, icon, created_at)
		values ('tessera', '${name}', 'Nick ${name}', 0, 'P', '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2g', now(), '1', now(),
		'en', 'tile-01', now()) returning id`);
	const id = memberId(row?.id ?? "");
	await rows(`insert into members.login_names values ('tessera', '${name.toLowerCase()}', ${id})`);
	const purse = { memberId: id, currency: "P", purse: "cash" } as const;
	await db.tx((tx) => wallet.open(tx, purse));
	keys += 1;
	const key = commandKey("office", `grant ${keys}`);
	unwrap(await wallet.post({ ...purse, kind: "grant", delta: amount, counter: "house:grants", key }));
	return id;
}
const bet = async (id: MemberId, delta: bigint) => {
	keys += 1;
	const key = commandKey("office", `bet ${keys}`);
	unwrap(
		await wallet.post({ memberId: id, currency: "P", purse: "cash", kind: "bet", delta, counter: "games:house", key }),
	);
	return key;
};
const find = async (input: InputOf<typeof findMembers>) => {
	const found = await call(findMembers, input, ask);
	return found.ok ? found.value.members.map(({ account }) => account) : found.error.code;
};

describe("members", () => {
	test("are found by what an operator types, and refused when it can be nothing", async () => {
		const id = await enrol("harbour1");
		await enrol("Harbour2");
		await rows(`insert into members.contacts values (${id}, 'tessera', 'phone', '+821055551234', null)`);
		expect(await find({ text: "HARB" })).toEqual(["harbour1", "Harbour2"]);
		expect(await find({ by: "nickname", text: "nick harbour2" })).toEqual(["Harbour2"]);
		expect(await find({ by: "contact", text: "+82 10-5555-1234" })).toEqual(["harbour1"]);
		expect(await find({ by: "id", text: id })).toEqual(["harbour1"]);
		expect(await find({ by: "contact", text: "harbour" })).toBe("SEARCH_INVALID");
		expect(await find({ by: "id", text: "harbour" })).toBe("SEARCH_INVALID");
		expect(await find({ cursor: "999999999" })).toBe("INVALID_CURSOR");
	});

	test("of a brand come page by page, each once", async () => {
		for (let index = 0; index < 60; index++)
			await rows(`insert into members.accounts (merchant, account, nickname, type, currency, password_hash, password_changed_at,
				terms_version, terms_accepted_at, language, icon, created_at) values ('tessera', 'crowd${index}', 'crowd', 0, 'P',
				'$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2g', now(), '1', now(), 'en', 'tile-01', '2026-01-01T00:00:00Z')`);
		const [from, to] = ["2025-12-31T00:00:00Z", "2026-01-02T00:00:00Z"];
		const first = unwrap(await call(findMembers, { from, to }, ask));
		const rest = unwrap(await call(findMembers, { from, to, cursor: first.next ?? "" }, ask));
		expect([first.members.length, rest.members.length, rest.next]).toEqual([50, 10, null]);
		expect(new Set([...first.members, ...rest.members].map(({ id }) => id)).size).toBe(60);
	});

	test("are looked at with purses, contacts masked, and notes that an operator writes", async () => {
		const id = await enrol("quay", 12_345n);
		await rows(`insert into members.contacts values (${id}, 'tessera', 'email', 'quay@example.org', now())`);
		unwrap(await call(noteMember, { memberId: id, note: "called about a limit" }, ask));
		const look = unwrap(await call(lookAtMember, { memberId: id }, ask));
		expect(look).toMatchObject({
			account: "quay",
			status: "active",
			labels: [],
			purses: [{ purse: "cash", balance: "123.45", held: "0.00" }],
			contacts: [{ kind: "email", masked: "qu••@example.org", verified: true }],
		});
		expect(look.notes.map(({ note }) => note)).toEqual(["called about a limit"]);
		expect(look).toMatchObject({ nickname: "Nick quay", upline: null, rank: "" });
		const below = await enrol("jetty");
		await rows(`update members.accounts set upline_id = ${id} where id = ${below}`);
		expect(unwrap(await call(lookAtMember, { memberId: below }, ask)).upline).toBe("quay");
		expect(await call(lookAtMember, { memberId: "999999999" }, ask)).toMatchObject({
			error: { code: "MEMBER_NOT_FOUND" },
		});
		expect(await call(noteMember, { memberId: "999999999", note: "x" }, ask)).toMatchObject({
			error: { code: "MEMBER_NOT_FOUND" },
		});
	});

	test("are shown with what protects them: limits, what excludes them, documents, and what they played and paid in", async () => {
		const id = await enrol("lagoon");
		const protectionOf = async () => unwrap(await call(lookAtProtection, { memberId: id }, ask));
		expect(await protectionOf()).toMatchObject({ currency: "P", exclusion: null, documents: [], limits: [] });
		await bet(id, -250n);
		await rows(`insert into protection.member_limit (member_id, holder, kind, period, currency, amount, set_at)
			values (${id}, 'member', 'wager', 'day', 'P', 5000, now())`);
		await rows(`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${id}, 'exclusion', now(), now() + interval '180 days')`);
		const look = await protectionOf();
		expect(look.exclusion).toEqual({ kind: "exclusion", until: expect.any(String) });
		expect(look.limits).toEqual([
			expect.objectContaining({ kind: "wager", period: "day", own: "50.00", holds: "50.00", used: "2.50" }),
		]);
		expect(look.played[0]).toMatchObject({
			period: "day",
			staked: "2.50",
			won: "0.00",
			net: "-2.50",
			deposited: "0.00",
			withdrawn: "0.00",
		});
		expect(await call(lookAtProtection, { memberId: "999999999" }, ask)).toMatchObject({
			error: { code: "MEMBER_NOT_FOUND" },
		});
		await rows(`update members.accounts set merchant = 'elsewhere' where id = ${id}`);
		expect(await call(lookAtProtection, { memberId: id }, ask)).toMatchObject({ error: { code: "MEMBER_NOT_FOUND" } });
		await rows(`update members.accounts set merchant = 'tessera' where id = ${id}`);
	});

	test("are locked once and opened again; the audit log says by whom, why and from where", async () => {
		const id = await enrol("pier");
		const lock = (on: boolean) => call(lockMember, { memberId: id, lock: on, reason: "stolen device" }, ask);
		const both = await Promise.all([lock(true), lock(true)]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: "NOTHING_CHANGED" } });
		expect(await find({ status: "locked" })).toEqual(["pier"]);
		expect(unwrap(await lock(false))).toEqual({ status: "active" });
		const trail = unwrap(await call(listTrail, { memberId: id }, ask)).lines;
		expect(trail.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([
			"account unlocked: stolen device",
			"account locked: stolen device",
		]);
		const { acts } = unwrap(await call(listActs, { source: "members" }, ask));
		expect(acts[0]).toMatchObject({ act: "account unlocked", address: "203.0.113.9" });
	});
});

describe("the ledger", () => {
	test("shows the entries of a member and of a house account, a transfer, and a trial balance of nothing", async () => {
		const id = await enrol("ledger1");
		const key = await bet(id, -250n);
		const own = unwrap(await call(listEntries, { memberId: id }, ask)).entries;
		expect(own.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
			["bet", "-2.50", "97.50"],
			["grant", "100.00", "100.00"],
		]);
		const house = unwrap(await call(listEntries, { house: "games:house", kind: "bet" }, ask)).entries;
		expect(house.map(({ memberId: who }) => who)).toContain(id);
		const transfer = unwrap(await call(readTransfer, { memberId: id, entryKey: key }, ask));
		expect(transfer.legs.map(({ key: leg }) => leg)).toEqual([key]);
		const trial = unwrap(await call(readTrialBalance, {}, ask));
		expect(trial.sums).toEqual([{ currency: "P", amount: "0.00" }]);
		expect(trial.lines.map(({ account }) => account)).toEqual(["games:house", "house:grants", "members:cash"]);
	});

	test("goes on from page to page", async () => {
		const id = await enrol("ledger2");
		for (let index = 0; index < 55; index++) await bet(id, -1n);
		const first = unwrap(await call(listEntries, { memberId: id }, ask));
		const rest = unwrap(await call(listEntries, { memberId: id, cursor: first.next ?? "" }, ask));
		expect([...first.entries, ...rest.entries].map(({ version }) => Number(version))).toEqual(
			Array.from({ length: 56 }, (_, index) => 56 - index),
		);
		expect(rest.next).toBeNull();
	});

	test.each([
		["no account", {}, "SEARCH_INVALID"],
		["two accounts", { memberId: "1", house: "games:house" }, "SEARCH_INVALID"],
		["an unknown kind", { memberId: "1", kind: "award" }, "SEARCH_INVALID"],
		["an unknown currency", { memberId: "1", currency: "XXX" }, "SEARCH_INVALID"],
		[
			"a reversed period",
			{ memberId: "1", from: "2026-02-01T00:00:00Z", to: "2026-01-01T00:00:00Z" },
			"INVALID_PERIOD",
		],
		["another list's cursor", { memberId: "1", cursor: "abc" }, "INVALID_CURSOR"],
	])("refuses %s", async (_what, input, code) => {
		expect(await call(listEntries, input, ask)).toMatchObject({ error: { code } });
	});

	test("knows no transfer of a key that was never posted", async () => {
		const entryKey = commandKey("office", "never");
		expect(await call(readTransfer, { memberId: "1", entryKey }, ask)).toMatchObject({
			error: { code: "TRANSFER_NOT_FOUND" },
		});
	});
});

describe("the outbox", () => {
	test("is listed with its letters, found by an exact address, page by page", async () => {
		for (let index = 0; index < 53; index++) await office.send(`+8210444400${10 + index}`, "112233");
		const first = unwrap(await call(listLetters, {}, ask));
		const rest = unwrap(await call(listLetters, { cursor: first.next ?? "" }, ask));
		expect([first.letters.length, rest.letters.length, rest.next]).toEqual([50, 3, null]);
		const found = unwrap(await call(listLetters, { to: "+82 10-4444-0012" }, ask)).letters;
		expect(found.map(({ to, state }) => [to, state])).toEqual([["+821044440012", "waiting"]]);
		expect(unwrap(await call(listLetters, { state: "lost" }, ask)).letters).toEqual([]);
		expect(await call(listLetters, { to: "harbour" }, ask)).toMatchObject({ error: { code: "SEARCH_INVALID" } });
		expect(await call(listLetters, { cursor: "abc" }, ask)).toMatchObject({ error: { code: "INVALID_CURSOR" } });
	});

	test.each(["support", "auditor"])("shows a code to the owner, and dots to the role %s", async (role) => {
		const to = role === "support" ? "+821044445001" : "+821044445002";
		await office.send(to, "918273");
		const bodyFor = async (token: string) => unwrap(await call(listLetters, { to }, { token })).letters[0]?.body;
		expect(await bodyFor(owner)).toContain("918273");
		const shown = await bodyFor((await employ(office, role)).token);
		expect(shown).toContain("••••••");
		expect(shown).not.toContain("918273");
	});
});

describe("T25: significant events", () => {
	test("of every domain are one list, newest first, filtered by source and member", async () => {
		const id = await enrol("event1");
		clock.advance(60_000);
		const purse = { memberId: id, currency: "P", purse: "cash" } as const;
		const adjusted = { key: commandKey("office", "adjust"), delta: -20_000n, counter: "house:adjustments" } as const;
		unwrap(await db.tx((tx) => wallet.adjust(tx, { ...purse, ...adjusted, reason: "counted twice", actor: "Han" })));
		await rows(`insert into members.account_events (member_id, at, kind, merchant, address)
			values (${id}, now(), 'login-failed', 'tessera', '192.0.2.1'), (${id}, now(), 'logged-in', 'tessera', '192.0.2.1')`);
		unwrap(await call(lockMember, { memberId: id, lock: true, reason: "negative" }, ask));
		const list = async (input: InputOf<typeof listEvents>) => unwrap(await call(listEvents, input, ask)).events;
		const own = await list({ memberId: id });
		expect(own.map(({ source, kind }) => `${source} ${kind}`).sort()).toEqual([
			"accounts login-failed",
			"ledger negative-balance",
			"operators account locked",
		]);
		expect(own.every(({ account }) => account === "event1")).toBe(true);
		expect(own.map(({ at }) => at)).toEqual(
			own
				.map(({ at }) => at)
				.toSorted()
				.reverse(),
		);
		expect((await list({ memberId: id, source: "ledger" })).map(({ facts: { reason } }) => reason)).toEqual([
			"counted twice",
		]);
		expect((await list({})).length).toBeGreaterThanOrEqual(3);
		expect(await call(listEvents, { cursor: "abc" }, ask)).toMatchObject({ error: { code: "INVALID_CURSOR" } });
	});

	test("of another brand's member are not shown", async () => {
		const id = await enrol("elsewhere");
		await rows(`update members.accounts set merchant = 'other' where id = ${id}`);
		const purse = { memberId: id, currency: "P", purse: "cash" } as const;
		const adjusted = { key: commandKey("office", "other"), delta: 5n, counter: "house:adjustments" } as const;
		unwrap(await db.tx((tx) => wallet.adjust(tx, { ...purse, ...adjusted, reason: "elsewhere", actor: "Han" })));
		expect(unwrap(await call(listEvents, { memberId: id }, ask)).events).toEqual([]);
		expect(await find({ by: "id", text: id })).toEqual([]);
		expect(unwrap(await call(listTrail, { memberId: id }, ask)).lines).toEqual([]);
	});
});
