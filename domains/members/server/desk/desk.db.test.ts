// What operators do with members: look, note, label, lock and open again, each act written down with who.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { type MemberId, memberId, unwrap } from "#platform/kernel";
import { kindsOf } from "../testing/account-trail.ts";
import { newName } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";

const { db, house } = await openHouse();
const { desk } = house.members.api;
const merchant = "tessera";
const ever = { from: new Date("2020-01-01"), to: new Date("2030-01-01") };

async function member(change: { username?: string } = {}) {
	const { account, token } = await house.register(change);
	const found = await desk.find({ merchant, wish: { by: "account", prefix: account }, limit: 1 });
	const id = found[0]?.id;
	if (id === undefined) throw new Error("a member who is not found");
	return { id, account, token };
}
const contact = (id: MemberId, kind: string, value: string) =>
	db.tx((tx) =>
		sql`insert into members.contacts (member_id, merchant, kind, value) values (${id}::bigint, ${merchant}, ${kind}, ${value})`.execute(
			tx,
		),
	);
const by = (id: MemberId) => ({ merchant, memberId: id, operator: "Han", now: house.clock.now() });

describe("looking at a member", () => {
	test("shows who it is and how it is guarded; contact data masked", async () => {
		const { id, account } = await member();
		await contact(id, "email", "mosaic@example.org");
		await house.logIn(
			{ username: account },
			{ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
		);
		const look = await db.read((tx) => desk.look(tx, { merchant, memberId: id }));
		expect(look).toMatchObject({
			account,
			status: "active",
			currency: "P",
			birthday: "1990-06-15",
			contacts: [{ kind: "email", masked: "mo••••@example.org", verified: false }],
			guards: { authenticator: false, passkeys: 0, paymentPassword: false, payoutName: false },
			labels: [],
		});
		expect(look?.sessions.length).toBeGreaterThan(0);
		expect(look?.devices.length).toBeGreaterThan(0);
		expect(look?.logins[0]).toMatchObject({ browser: "Firefox", address: "203.0.113.7" });
		expect(JSON.stringify(look)).not.toContain("mosaic@example.org");
		expect(JSON.stringify(look)).not.toContain("argon2");
	});
});

describe("notes and labels", () => {
	test("a note stands for good, with who wrote it", async () => {
		const { id } = await member();
		for (const note of ["called, asked for limits", " called again ", "third"])
			await db.tx((tx) => desk.writeNote(tx, { ...by(id), note }));
		const first = await db.read((tx) => desk.notes(tx, id, { limit: 2 }));
		expect(first.map(({ note, operator }) => [note, operator])).toEqual([
			["third", "Han"],
			["called again", "Han"],
		]);
		const rest = await db.read((tx) => desk.notes(tx, id, { before: first.at(-1)?.id, limit: 2 }));
		expect(rest.map(({ note }) => note)).toEqual(["called, asked for limits"]);
		for (const act of ["update members.notes set note = 'x'", "delete from members.notes", "truncate members.notes"])
			await expect(db.tx((tx) => sql.raw(act).execute(tx))).rejects.toThrow(/only grows/);
		await expect(db.tx((tx) => desk.writeNote(tx, { ...by(id), note: "  " }))).rejects.toThrow();
	});

	test("a label is set once and taken off once, also by two operators at once", async () => {
		const { id } = await member();
		const set = (on: boolean) => db.tx((tx) => desk.setLabel(tx, { ...by(id), label: "bonus-hunter", on }));
		const both = await Promise.all([set(true), set(true)]);
		expect(both.map(({ after }) => after)).toEqual([["bonus-hunter"], ["bonus-hunter"]]);
		expect(both.filter(({ before }) => before.length === 0)).toHaveLength(1);
		expect(await set(false)).toEqual({ before: ["bonus-hunter"], after: [] });
		expect(await set(false)).toEqual({ before: [], after: [] });
		const trail = await desk.trail({ memberId: id, ...ever, limit: 20 });
		expect(trail.filter(({ detail }) => detail === "bonus-hunter").map(({ kind }) => kind)).toEqual([
			"label removed",
			"label set",
		]);
	});
});

describe("locking an account", () => {
	const lock = (id: MemberId, on: boolean, reason = "stolen device") =>
		db.tx((tx) => desk.lock(tx, { ...by(id), lock: on, reason }));

	test("T03 ends every session and lets nobody in, by the right password either, until it is opened again", async () => {
		const { id, account, token } = await member();
		const done = unwrap(await lock(id, true));
		expect(done).toMatchObject({ account, before: "active", after: "locked" });
		expect(done.sessions.length).toBeGreaterThan(0);
		await house.members.api.forgetSessions(done.sessions);
		expect(await house.members.api.authenticate(token)).toBeUndefined();
		expect(await house.logIn({ username: account })).toEqual({ ok: false, error: { code: "ACCOUNT_LOCKED" } });
		const standing = await db.read((tx) => house.members.api.standings(tx, [id]));
		expect(standing.get(id)?.status).toBe("frozen");
		expect(unwrap(await lock(id, false))).toMatchObject({ before: "locked", after: "active", sessions: [] });
		expect((await house.logIn({ username: account })).ok).toBe(true);
	});

	test("is done by one of two operators at once, and written down with who and why", async () => {
		const { id } = await member();
		const both = await Promise.all([lock(id, true), lock(id, true)]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: "NOTHING_CHANGED" } });
		const trail = await desk.trail({ memberId: id, ...ever, limit: 9 });
		expect(trail.filter(({ operator }) => operator !== "")).toHaveLength(1);
		expect(trail.find(({ kind }) => kind === "account locked")).toMatchObject({
			kind: "account locked",
			operator: "Han",
			detail: "stolen device",
		});
		await expect(db.tx((tx) => sql`delete from members.operator_acts`.execute(tx))).rejects.toThrow(/only grows/);
	});

	test("of nobody, of another brand's and of a closed one is refused", async () => {
		const { id, account } = await member();
		const refused = async (change: Partial<{ merchant: string; memberId: MemberId }>) => {
			const result = await db.tx((tx) => desk.lock(tx, { ...by(id), lock: true, reason: "asked", ...change }));
			return result.ok ? "locked" : result.error.code;
		};
		expect(await refused({ memberId: memberId("999999999") })).toBe("MEMBER_NOT_FOUND");
		expect(await refused({ merchant: "other" })).toBe("MEMBER_NOT_FOUND");
		await db.tx((tx) => sql`update members.accounts set status = 'closed' where account = ${account}`.execute(tx));
		expect(await refused({})).toBe("ACCOUNT_CLOSED");
	});
});

describe("T19, T25: what happened to an account", () => {
	test("is one trail, the latest first, page by page, every line once", async () => {
		const { id, account } = await member();
		for (let index = 0; index < 3; index++) {
			await house.logIn({ username: account, password: "wrong4all" }, { address: `192.0.2.${index}` });
			await db.tx((tx) => desk.writeNote(tx, { ...by(id), note: `note ${index}` }));
		}
		const whole = await desk.trail({ memberId: id, ...ever, limit: 100 });
		const kinds = await kindsOf(db, account);
		expect(whole).toHaveLength(kinds.length + 3);
		for (const limit of [1, 2, 5]) {
			const pages = [];
			let after: (typeof whole)[number] | undefined;
			do {
				const page = await desk.trail({ memberId: id, ...ever, after, limit });
				pages.push(...page);
				after = page.at(-1);
			} while (after !== undefined);
			expect(pages).toEqual(whole);
		}
	});

	test("significant events are what went wrong or was changed, not who came in as usual", async () => {
		const name = newName();
		const { id, account } = await member({ username: name });
		await house.logIn({ username: account, password: "wrong4all" }, { address: "192.0.2.77" });
		await house.logIn({ username: account });
		await db.tx((tx) => desk.lock(tx, { ...by(id), lock: true, reason: "asked" }));
		const asked = { merchant, ...ever, limit: 50 };
		const events = await desk.accountEvents({ ...asked, memberId: id });
		expect(events.map(({ kind, facts }) => [kind, facts])).toEqual([["login-failed", { address: "192.0.2.77" }]]);
		const acts = await desk.operatorActs({ ...asked, memberId: id });
		expect(acts).toMatchObject([{ kind: "account locked", actor: "Han", facts: { detail: "asked" } }]);
		expect(await desk.accountEvents({ ...asked, merchant: "other" })).toEqual([]);
		const all = await desk.operatorActs(asked);
		const first = await desk.operatorActs({ ...asked, limit: 2 });
		const rest = await desk.operatorActs({ ...asked, before: first.at(-1) });
		expect([...first, ...rest]).toEqual(all);
	});

	test("of accounts come page by page, every one once, those of one moment too", async () => {
		const { account } = await member();
		for (let index = 0; index < 5; index++)
			await house.logIn({ username: account, password: "wrong4all" }, { address: `198.51.100.${index}` });
		const asked = { merchant, ...ever };
		const all = await desk.accountEvents({ ...asked, limit: 500 });
		expect(all.length).toBeGreaterThan(5);
		const pages = [];
		let before: (typeof all)[number] | undefined;
		do {
			const page = await desk.accountEvents({ ...asked, before, limit: 3 });
			pages.push(...page);
			before = page.at(-1);
		} while (before !== undefined);
		expect(pages).toEqual(all);
		expect(all.every(({ actor }) => actor === undefined)).toBe(true);
	});
});
