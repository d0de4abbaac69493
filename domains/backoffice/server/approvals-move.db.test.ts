// What waited or was decided before four eyes were one procedure stands in the one table as it stood in its own.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openOffice } from "./testing/open-office.ts";

const office = await openOffice();
const { rows } = office;

const migration = (domain: string, name: string): string =>
	readFileSync(`domains/${domain}/server/migrations/${name}.sql`, "utf8");

/** The part of a migration that makes the table of a kind. */
function tableOf(text: string, from: string, until?: string): string {
	const rest = text.slice(text.indexOf(from));
	return until === undefined ? rest : rest.slice(0, rest.indexOf(until));
}

test("rows of every kind and state move with who asked, who decided and when", async () => {
	await rows(tableOf(migration("backoffice", "002-adjustments"), "create table backoffice.adjustment"));
	await rows(tableOf(migration("backoffice", "013-jackpot-fundings"), "create table", "-- Whoever agrees"));
	await rows(tableOf(migration("backoffice", "015-voucher-batches"), "create table", "-- Whoever agrees"));
	await rows(migration("games", "029-tournament-proposals"));
	await rows(
		"alter table games.free_spins_award add decided_by text, add decided_by_id text, add decided_at timestamptz",
	);
	const asked = "(select min(id) from backoffice.staff), now(), now() + interval '1 day'";
	await rows(`insert into backoffice.staff (merchant, username, name, password_hash, given_at, created_at)
		values ('tessera', 'second', 'Second', 'x', now(), now())`);
	const another = "(select max(id) from backoffice.staff), now()";
	const columns = "reason, state, alone, proposed_by, proposed_at, expires_at, decided_by, decided_at";
	await rows(`insert into backoffice.adjustment (id, merchant, member_id, currency, delta, ${columns}) values
		(gen_random_uuid(), 'tessera', 7, 'P', -250, 'counted twice', 'proposed', false, ${asked}, null, null),
		(gen_random_uuid(), 'tessera', 7, 'P', 90, 'counted twice', 'approved', true, ${asked}, null, now())`);
	await rows(`insert into backoffice.jackpot_funding (id, merchant, jackpot, currency, amount, ${columns}) values
		(gen_random_uuid(), 'tessera', 'dawn', 'P', 300, 'a start', 'approved', false, ${asked}, ${another})`);
	await rows(`insert into backoffice.voucher_batch (id, merchant, currency, amount, count, ends_at, sealed_codes, ${columns}) values
		(gen_random_uuid(), 'tessera', 'P', 20, 5, now() + interval '9 days', null, 'a fair', 'expired', false, ${asked}, null, now()),
		(gen_random_uuid(), 'tessera', 'P', 30, 2, now() + interval '9 days', 'x', 'a fair', 'approved', true, ${asked}, null, now())`);
	await rows(`insert into games.tournament_proposal (merchant, code, settings, kept, asked_by, asked_by_id, asked_at, lapses_at,
			decided_by, decided_by_id, decided_at, why) values
		('tessera', 'cup', '{"currency": "P"}', 'waiting', 'Sven', '7', now(), now() + interval '1 day', null, null, null, null),
		('tessera', 'cup', '{"currency": "P"}', 'withdrawn', 'Sven', '7', now(), now(), 'Sven', '7', now(), null),
		('tessera', 'cup', '{"currency": "P"}', 'lapsed', 'Sven', '7', now(), now(), null, null, null, null),
		('tessera', 'cup', '{"currency": "P"}', 'refused', 'Sven', '7', now(), now(), 'Olga', '8', now(), 'too dear')`);
	const award = (kept: string, ends: readonly [stood: string, closed: string, decided: string, why: string]) =>
		rows(`insert into games.free_spins_award (merchant, key, currency, stake, spins, games, members, starts_at, ends_at, reason, kept,
				made_by, made_by_id, made_at, stood_at, closed_at, decided_by, decided_by_id, decided_at, why)
			values ('tessera', gen_random_uuid(), 'P', 20, 5, '{1}', 2, now(), now() + interval '1 hour', 'a welcome', '${kept}',
				'Sven', '7', now(), ${ends[0]}, ${ends[1]}, ${ends[2]}, ${ends[3]})`);
	await award("waiting", ["null", "null", "null, null, null", "null"]);
	await award("standing", ["now()", "null", "null, null, null", "null"]);
	await award("over", ["now()", "now()", "'Olga', '8', now()", "null"]);
	await award("withdrawn", ["null", "now()", "null, null, null", "'not meant so'"]);
	await award("lapsed", ["null", "now()", "null, null, null", "null"]);

	await rows(migration("games", "039-approvals"));
	await rows(migration("backoffice", "022-approvals"));

	const kept = await rows<{ line: string }>(`select concat_ws(' ', kind, about, worth, state, alone,
			asked_by, coalesce(decided_by, '-')) as line from desk.approval`);
	const others = kept.map(({ line }) => line).filter((line) => !line.startsWith("free-spins"));
	expect(others.sort()).toEqual(
		[
			`adjustment 7 90 approved t owner -`,
			`adjustment 7 250 proposed f owner -`,
			`jackpot-funding dawn 300 approved f owner second`,
			"tournament cup 0 expired f Sven -",
			"tournament cup 0 proposed f Sven -",
			"tournament cup 0 refused f Sven Olga",
			"tournament cup 0 refused f Sven Sven",
			`vouchers P 60 approved t owner -`,
			`vouchers P 100 expired f owner -`,
		].sort(),
	);
	const spins = kept.map(({ line }) => line).filter((line) => line.startsWith("free-spins"));
	expect(spins.map((line) => line.split(" ").slice(2).join(" ")).sort()).toEqual([
		"200 approved f Sven Olga",
		"200 approved t Sven -",
		"200 expired f Sven -",
		"200 proposed f Sven -",
		"200 refused f Sven Sven",
	]);
	expect(await rows("select 1 from cashier.voucher_codes")).toHaveLength(1);
});
