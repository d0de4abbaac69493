// Fills everything an operator reads with a past: members with names, contacts and trails, a ledger, holds, letters.
import type pg from "pg";
import { loadBare } from "../../../../bench/bare-tables.ts";
import { fillLedger } from "../../../../bench/copy-postings.ts";
import { withClient } from "../../../../bench/database.ts";

export type DeskPast = {
	readonly members: number;
	readonly postingsEach: number;
	readonly from: Date;
	readonly to: Date;
};

export const merchant = "tessera";
export const houseAccounts = { grants: "house:grants", play: "games:bench" } as const;

/** The user name of the nth member: spread over the alphabet, so that a prefix finds as many as it is short. */
export const nameOf = "'m' || substr(md5(n::text), 1, 12)";

export async function fillDesk(url: string, past: DeskPast): Promise<void> {
	await withClient(url, async (client) => {
		await fillLedger(client, past);
		await loadBare(client, tablesOfMembers, () => fill(client, membersOf(past)));
		await fillHolds(client, past);
		// Whoever the seed adds comes after them.
		await client.query("select setval(pg_get_serial_sequence('members.accounts', 'id'), $1)", [past.members + 100_000]);
	});
}

/** What hangs on the seed: money in and out, sums of play. To be called when the server has started once. */
export async function fillMoney(url: string, past: DeskPast): Promise<void> {
	await withClient(url, async (client) => {
		await loadBare(client, tablesOfMoney, () => fill(client, moneyOf(past)));
		await client.query("vacuum (analyze)");
	});
}

const tablesOfMembers = [
	...["accounts", "login_names", "contacts", "account_events", "notes", "labels", "operator_acts"].map(
		(table) => `members.${table}`,
	),
	"courier.letters",
];
const tablesOfMoney = [
	...["deposit", "payout_account", "withdrawal", "transfer", "voucher"].map((table) => `cashier.${table}`),
	...["desk.approval", "games.member_hour"],
];

async function fill(client: pg.Client, statements: readonly string[]): Promise<void> {
	for (const statement of statements) await client.query(statement);
}

/** As many as wait for an operator, however long the past is. */
const waiting = 500;

function moneyOf(past: DeskPast): readonly string[] {
	const { members } = past;
	const at = momentOf(past, members);
	const numbers = `from generate_series(1, ${members}) n`;
	const waits = `n > ${members - waiting}`;
	const approved = (by: string) => `case when ${waits} then '{}'::text[] else '{${by}}' end`;
	const asked = `insert into cashier.withdrawal (member_id, id, merchant, request_key, account_id, method_id, currency, amount,
		fee, reference, wagered, reasons, levels, approved_by, approved_names, state, asked_at, changed_at, paid_at, closed_at,
		closed_by, hold_key, posting_key)`;
	return [
		`insert into cashier.deposit (member_id, id, merchant, request_key, method_id, currency, amount, fee_fixed,
			fee_basis_points, reference, state, opened_at, expires_at, closed_at, closed_by, arrived, fee, credited, posting_key)
		select n, gen_random_uuid(), '${merchant}', 'bench', (select id from cashier.method order by id limit 1), 'P', 1000, 0,
			0, 'bench' || n, case when ${waits} then 'pending' else 'credited' end, ${at}, now() + interval '1 day',
			case when not ${waits} then ${at} end, 'bench', case when not ${waits} then 1000 end,
			case when not ${waits} then 0 end, case when not ${waits} then 1000 end,
			case when not ${waits} then gen_random_uuid() end ${numbers}`,
		`insert into cashier.payout_account (member_id, id, merchant, kind, bank, holder, sealed, tail, mark, added_at)
		select n, ${accountOf}, '${merchant}', 'bank-account', 'Mosaic Bank', 'Kim Minji', '\\x00', '7890',
			sha256(n::text::bytea), ${at} ${numbers}`,
		`${asked} select n, gen_random_uuid(), '${merchant}', 'bench', ${accountOf},
			(select id from cashier.payout_method order by id limit 1), 'P', 1000, 0, 'bench' || n, 0, '{}', 1,
			${approved("name:bench")}, ${approved("bench")}, case when ${waits} then 'pending' else 'received' end,
			${at}, ${at}, case when not ${waits} then ${at} end, case when not ${waits} then ${at} end, 'bench',
			gen_random_uuid(), case when not ${waits} then gen_random_uuid() end ${numbers}`,
		`insert into cashier.transfer (member_id, id, merchant, request_key, kind, currency, amount, from_purse, to_member_id,
			to_purse, done_at, movement)
		select n, gen_random_uuid(), '${merchant}', 'bench', 'move', 'P', 100, 'cash', n, 'vendor:BENCH', ${at},
			gen_random_uuid() ${numbers}`,
		`insert into cashier.voucher (digest, merchant, currency, amount, made_at, made_by, expires_at, state, closed_at)
		select sha256(('voucher ' || n)::bytea), '${merchant}', 'P', 1000, ${at}, 'bench', ${at} + interval '30 days',
			case when n % 5 = 0 then 'withdrawn' else 'open' end, case when n % 5 = 0 then ${at} end ${numbers} where n % 10 = 0`,
		`insert into desk.approval (id, kind, merchant, about, terms, currency, worth, reason, state, alone, asked_by, asked_by_id,
			asked_at, expires_at, decided_at)
		select gen_random_uuid(), 'adjustment', '${merchant}', n::text,
			jsonb_build_object('memberId', n::text, 'currency', 'P', 'delta', '100'), 'P', 100, 'A round that was lost.', 'approved',
			true, 'bench', '1', ${at}, ${at} + interval '3 days', ${at} ${numbers}
		where n % 20 = 0`,
		`insert into games.member_hour (member_id, hour, currency, game_id, whole, rounds, stake, win)
		select n, date_trunc('hour', ${at}) - part * interval '1 day', 'P',
			(select id from games.game order by id limit 1), true, 10, 1000, 900
		${numbers}, generate_series(0, 4) part`,
	];
}

/** The id of a member's one pay-out account. */
const accountOf = "lpad(to_hex(n), 32, '0')::uuid";

/** The time of the nth of so many things, evenly through the past. */
const momentOf = ({ from, to }: DeskPast, of: number): string =>
	`timestamptz '${from.toISOString()}' + (timestamptz '${to.toISOString()}' - timestamptz '${from.toISOString()}') * (n::float8 / ${of})`;

function membersOf(past: DeskPast): readonly string[] {
	const { members } = past;
	const at = momentOf(past, members);
	const few = Math.ceil(members / 20);
	return [
		`insert into members.accounts (id, merchant, account, nickname, type, status, currency, password_hash, password_changed_at,
			terms_version, terms_accepted_at, language, icon, created_at, last_login_at)
		select n, '${merchant}', ${nameOf}, 'Nick' || substr(md5((n * 7)::text), 1, 8), 0,
			case when n % 50 = 0 then 'locked' when n % 777 = 0 then 'closed' else 'active' end,
			'P', '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2g', ${at}, '1', ${at}, 'en', 'tile-01', ${at}, ${at}
		from generate_series(1, ${members}) n`,
		`insert into members.login_names select '${merchant}', ${nameOf}, n from generate_series(1, ${members}) n`,
		`insert into members.contacts select n, '${merchant}', 'phone', '+8210' || lpad(n::text, 8, '0'), ${at} from generate_series(1, ${members}) n`,
		`insert into members.contacts select n, '${merchant}', 'email', ${nameOf} || '@example.org', null from generate_series(1, ${members}) n`,
		`insert into members.account_events (member_id, at, kind, merchant, address)
		select n, ${at}, case when part = 3 and n % 10 = 0 then 'login-failed' when part = 1 then 'registered' else 'logged-in' end,
			'${merchant}', '203.0.113.7' from generate_series(1, ${members}) n, generate_series(1, 3) part`,
		`insert into members.notes (member_id, at, operator, note) select n, ${at}, 'bench', 'called' from generate_series(1, ${few}) n`,
		`insert into members.labels select '${merchant}', 'label-' || n % 5, n, ${at}, 'bench' from generate_series(1, ${few}) n`,
		`insert into members.operator_acts (member_id, merchant, act, operator, at, detail)
		select n, '${merchant}', 'note written', 'bench', ${at}, n::text from generate_series(1, ${few}) n`,
		`insert into courier.letters (id, merchant, channel, kind, state, created_at, expires_at, settled_at, to_digest)
		select gen_random_uuid(), '${merchant}', 'sms', 'sms-code', case when n % 5 = 0 then 'lost' else 'sent' end,
			${momentOf(past, few)}, ${momentOf(past, few)} + interval '3 minutes', now(), sha256(n::text::bytea) from generate_series(1, ${few}) n`,
	];
}

/** A hundredth of a percent of the members has an amount held: what waits for an operator does not grow with the past. */
async function fillHolds(client: pg.Client, past: DeskPast): Promise<void> {
	const held = `select n * 20 as n from generate_series(1, 400) n where n * 20 <= ${past.members}`;
	await client.query(`insert into wallet.hold (member_id, key, currency, purse, amount, purpose, placed_at, expires_at)
		select n, gen_random_uuid(), 'P', 'cash', 100, 'withdrawal', ${momentOf(past, past.members)}, now() + interval '1 day' from (${held}) as held`);
	await client.query(`update wallet.wallet w set held = 100 from (${held}) as held where w.member_id = held.n`);
}
