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
test("every queue is counted, and nothing waits at first", async () => {
	expect(await counts()).toEqual(Object.fromEntries(queues.map((key) => [key, [0, null]])));
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
		const others: readonly Permission[] = permissions.filter((one) => one !== permission);
		await rows(`insert into backoffice.role values ('tessera', 'all-but-one', '{${others.join()}}')
			on conflict (merchant, code) do update set permissions = excluded.permissions`);
		office.clock.advance(6_000);
		const clerk = await employ(office, "all-but-one");
		expect(Object.keys(await counts(clerk.token))).toEqual(queues.filter((one) => one !== queue));
	}
});
