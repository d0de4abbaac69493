// What waits, as whoever asks may see it: every queue counted with its oldest, those of others left out.
import { expect, test } from "vitest";
import { unwrap } from "#platform/kernel";
import { queues, readWaiting } from "../../contract/index.ts";
import { type Permission, permissions } from "../../core/index.ts";
import { enrol, waitingDeposit } from "../testing/members.ts";
import { openOffice } from "../testing/open-office.ts";
import { employ } from "../testing/staff-hands.ts";

const office = await openOffice();
const { call, rows, owner } = office;

const counts = async (token = owner) =>
	Object.fromEntries(
		unwrap(await call(readWaiting, {}, { token })).waiting.map(({ queue, count, since }) => [queue, [count, since]]),
	);
const at = (minutes: number) => new Date(office.clock.now().getTime() - minutes * 60_000).toISOString();
const proposed = (minutes: number) =>
	`'proposed', false, (select min(id) from backoffice.staff), '${at(minutes)}', '${at(minutes - 4320)}'`;

test("every queue is counted, and nothing waits at first", async () => {
	expect(await counts()).toEqual(Object.fromEntries(queues.map((key) => [key, [0, null]])));
});

test("deposits, vouchers, jackpots, tournaments and free spins wait with the age of the oldest", async () => {
	const member = await enrol(office);
	await waitingDeposit(office, member);
	await waitingDeposit(office, member, "130");
	for (const minutes of [5, 90]) {
		await rows(`insert into backoffice.voucher_batch (id, merchant, currency, amount, count, ends_at, reason, state, alone,
			proposed_by, proposed_at, expires_at)
			select gen_random_uuid(), 'tessera', 'P', 100, 1, '${at(-9_999)}', 'a shop', ${proposed(minutes)}`);
		await rows(`insert into backoffice.jackpot_funding (id, merchant, jackpot, currency, amount, reason, state, alone,
			proposed_by, proposed_at, expires_at)
			select gen_random_uuid(), 'tessera', 'dawn', 'P', 100, 'a start', ${proposed(minutes)}`);
		await rows(`insert into games.tournament_proposal (merchant, code, settings, asked_by, asked_by_id, asked_at, lapses_at)
			values ('tessera', 'cup-${minutes}', '{}', 'Han', '7', '${at(minutes)}', '${at(-60)}')`);
		await rows(`insert into games.gift_award (merchant, key, currency, stake, spins, games, members, starts_at, ends_at, reason,
			kept, made_by, made_by_id, made_at)
			values ('tessera', gen_random_uuid(), 'P', 20, 5, '{1}', 1, '${at(minutes)}', '${at(-60)}', 'a welcome', 'waiting', 'Han',
				'7', '${at(minutes)}')`);
	}
	const waiting = await counts();
	expect(waiting.deposits).toEqual([2, expect.any(String)]);
	for (const key of ["vouchers", "jackpots", "tournaments", "gifts"]) expect(waiting[key]).toEqual([2, at(90)]);
});

test("what somebody may not look at is left out", async () => {
	for (const [queue, permission] of [
		["tournaments", "games.tournaments:read"],
		["gifts", "games.gifts:read"],
		["jackpots", "games.jackpots:read"],
	] as const) {
		const others: readonly Permission[] = permissions.filter((one) => one !== permission);
		await rows(`insert into backoffice.role values ('tessera', 'all-but-one', '{${others.join()}}')
			on conflict (merchant, code) do update set permissions = excluded.permissions`);
		office.clock.advance(6_000);
		const clerk = await employ(office, "all-but-one");
		expect(Object.keys(await counts(clerk.token))).toEqual(queues.filter((one) => one !== queue));
	}
});
