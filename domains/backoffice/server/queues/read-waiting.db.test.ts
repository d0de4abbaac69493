// What waits, as whoever asks may see it: every queue counted with its oldest, those of others left out.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unwrap } from "#platform/kernel";
import { readWaiting } from "../../contract/index.ts";
import { enrol, waitingDeposit } from "../testing/members.ts";
import { openOffice } from "../testing/open-office.ts";
import { comeIn, employ } from "../testing/staff-hands.ts";

const office = await openOffice();
const { call, rows, owner } = office;
const permissions = Object.keys(office.permissions);

/** The screens of all desks, as their files name them. */
const screens = readdirSync("domains").flatMap((domain) => {
	const file = `domains/${domain}/console/desk.ts`;
	return existsSync(file)
		? [...readFileSync(file, "utf8").matchAll(/\bkey: "([\w-]+)"/g)].map(([, key = ""]) => key)
		: [];
});

const counts = async (token = owner) =>
	Object.fromEntries(
		unwrap(await call(readWaiting, {}, { token })).waiting.map(({ queue, count, since }) => [queue, [count, since]]),
	);
const at = (minutes: number) => new Date(office.clock.now().getTime() - minutes * 60_000).toISOString();
test("every queue is counted, each is called like a screen, and nothing waits at first", async () => {
	const waiting = await counts();
	expect(Object.keys(waiting)).toHaveLength(10);
	for (const [queue, counted] of Object.entries(waiting)) {
		expect(screens).toContain(queue);
		expect(counted).toEqual([0, null]);
	}
});

test("deposits, vouchers, jackpots, tournaments and free spins wait with the age of the oldest", async () => {
	const member = await enrol(office);
	await waitingDeposit(office, member);
	await waitingDeposit(office, member, "130");
	for (const minutes of [5, 90]) {
		for (const kind of ["vouchers", "jackpot-funding", "tournament", "free-spins"])
			await rows(`insert into desk.approval (id, kind, merchant, terms, currency, worth, state, alone, asked_by, asked_by_id,
				asked_at, expires_at)
				values (gen_random_uuid(), '${kind}', 'tessera', '{}', 'P', 100, 'proposed', false, 'Han', '7', '${at(minutes)}',
					'${at(-60)}')`);
	}
	const waiting = await counts();
	expect(waiting.deposits).toEqual([2, expect.any(String)]);
	for (const key of ["vouchers", "jackpots", "tournaments", "free-spins"]) expect(waiting[key]).toEqual([2, at(90)]);
});

test("what somebody may not look at is left out", async () => {
	for (const [queue, permission] of [
		["tournaments", "games.tournaments:read"],
		["free-spins", "games.free-spins:read"],
		["jackpots", "games.jackpots:read"],
	] as const) {
		const others = permissions.filter((one) => one !== permission);
		await rows(`insert into backoffice.role values ('tessera', 'all-but-one', '{${others.join()}}')
			on conflict (merchant, code) do update set permissions = excluded.permissions`);
		office.clock.advance(6_000);
		const clerk = await employ(office, "all-but-one");
		const all = Object.keys(await counts(await comeIn(office, office.boss)));
		expect(Object.keys(await counts(clerk.token))).toEqual(all.filter((one) => one !== queue));
	}
});
