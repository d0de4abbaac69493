import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as jobsMigrations } from "#platform/jobs";
import { migrations } from "./module.ts";

const db = await testDatabase([jobsMigrations, migrations]);
const run = (statement: string) => db.tx((tx) => sql.raw(statement).execute(tx));

const columns =
	"id, merchant, account, nickname, type, currency, password_hash, password_changed_at, terms_version, terms_accepted_at, language, icon, created_at";
const hash = "'$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2g'";
const insert = (values: string) => `insert into members.accounts (${columns}) values (${values})`;
const digest = "decode(repeat('ab', 32), 'hex')";

beforeAll(async () => {
	await run(insert(`1, 'tessera', 'one', 'one', 0, 'P', ${hash}, now(), '1', now(), 'en', 'tile-01', now()`));
	await run(insert("2, 'tessera', 'guest-2', 'guest-2', 4, 'P', null, now(), null, null, 'en', 'tile-02', now()"));
	await run("insert into members.login_names values ('tessera', 'one', 1)");
});

describe("the database refuses what makes no account", () => {
	test.each([
		[
			"a password that is not hashed",
			`3, 'tessera', 'x', 'x', 0, 'P', 'tiles4all', now(), '1', now(), 'en', 'tile-01', now()`,
		],
		["a member without a password", `3, 'tessera', 'x', 'x', 0, 'P', null, now(), '1', now(), 'en', 'tile-01', now()`],
		[
			"T04 a member without terms",
			`3, 'tessera', 'x', 'x', 0, 'P', ${hash}, now(), null, null, 'en', 'tile-01', now()`,
		],
		[
			"T04 terms without their time",
			`3, 'tessera', 'x', 'x', 0, 'P', ${hash}, now(), '1', null, 'en', 'tile-01', now()`,
		],
		["a guest with a password", `3, 'tessera', 'x', 'x', 4, 'P', ${hash}, now(), null, null, 'en', 'tile-01', now()`],
		["a type that is none", `3, 'tessera', 'x', 'x', 3, 'P', ${hash}, now(), '1', now(), 'en', 'tile-01', now()`],
		[
			"a currency that is no code",
			`3, 'tessera', 'x', 'x', 0, 'play', ${hash}, now(), '1', now(), 'en', 'tile-01', now()`,
		],
		["an empty name", `3, 'tessera', '', 'x', 0, 'P', ${hash}, now(), '1', now(), 'en', 'tile-01', now()`],
		["an empty nickname", `3, 'tessera', 'x', '', 0, 'P', ${hash}, now(), '1', now(), 'en', 'tile-01', now()`],
		[
			"a picture from elsewhere",
			`3, 'tessera', 'x', 'x', 0, 'P', ${hash}, now(), '1', now(), 'en', 'https://x.example', now()`,
		],
		["the id of another", `1, 'tessera', 'x', 'x', 0, 'P', ${hash}, now(), '1', now(), 'en', 'tile-01', now()`],
	])("%s", async (_case, values) => {
		await expect(run(insert(values))).rejects.toThrow();
	});
	test.each([
		["an upline of oneself", "update members.accounts set upline_id = 1 where id = 1"],
		["an upline nobody is", "update members.accounts set upline_id = 99 where id = 1"],
		["a status that is none", "update members.accounts set status = 'asleep' where id = 1"],
		["a rank below zero", "update members.accounts set rank_level = -1 where id = 1"],
		["a name twice", "insert into members.login_names values ('tessera', 'one', 2)"],
		["a name in capitals", "insert into members.login_names values ('tessera', 'Two', 2)"],
		["two names of one member", "insert into members.login_names values ('tessera', 'uno', 1)"],
		["a name of nobody", "insert into members.login_names values ('tessera', 'three', 3)"],
		["a code in small letters", "insert into members.affiliate_codes values ('tessera', 'mosaic', 1)"],
		["a code of nobody", "insert into members.affiliate_codes values ('tessera', 'MOSAIC', 3)"],
		[
			"a session that ends before it begins",
			`insert into members.sessions values (1, ${digest}, gen_random_uuid(), now(), now(), now(), '', '')`,
		],
		[
			"a token that is no digest",
			"insert into members.sessions values (1, 'token', gen_random_uuid(), now(), now(), now() + interval '1 day', '', '')",
		],
		["a browser that is no digest", "insert into members.devices values (1, 'device', now(), now())"],
		["a bucket that is no digest", "insert into members.login_tallies values ('one', '{}', null, now())"],
		["a captcha that is no digest", "insert into members.captchas values (gen_random_uuid(), 'ACDEF', now())"],
		[
			"an event that is none",
			"insert into members.account_events values (1, default, now(), 'sneezed', 'tessera', '')",
		],
		["a network that is no digest", "insert into members.networks values (1, '203.0.113.7', now(), now())"],
		[
			"a waiting login that has ended",
			`insert into members.login_proofs values (1, ${digest}, ${digest}, true, now(), now())`,
		],
		[
			"a waiting login whose token is no digest",
			`insert into members.login_proofs values (1, 'token', ${digest}, true, now(), now() + interval '1 hour')`,
		],
		["a pay-out to nobody", "insert into members.payout_names values (1, '', now())"],
		["an authenticator's secret as it is", "insert into members.authenticators values (1, 'JBSWY3DP', now())"],
		[
			"an authenticator that counts backwards",
			`insert into members.authenticators values (1, decode(repeat('ab', 60), 'hex'), now(), now(), -1)`,
		],
		["backup codes of no authenticator", `insert into members.backup_codes values (1, ${digest})`],
		[
			"a passkey that is not in base64url",
			`insert into members.passkeys values (1, gen_random_uuid(), 'a+b/', ${digest}, 'localhost', 0, 'Phone', now(), null)`,
		],
		[
			"a passkey without a name",
			`insert into members.passkeys values (1, gen_random_uuid(), 'abc', ${digest}, 'localhost', 0, '', now(), null)`,
		],
		[
			"a passkey that counts backwards",
			`insert into members.passkeys values (1, gen_random_uuid(), 'abc', ${digest}, 'localhost', -1, 'Phone', now(), null)`,
		],
		["a challenge that is no digest", "insert into members.passkey_challenges values ('challenge', null, now())"],
		["a state that is none", "update members.accounts set status = 'frozen' where id = 1"],
		["a note of nobody", "insert into members.notes values (3, default, now(), 'Han', 'called')"],
		["a note by nobody", "insert into members.notes values (1, default, now(), '', 'called')"],
		["an empty note", "insert into members.notes values (1, default, now(), 'Han', '   ')"],
		["a note without an end", "insert into members.notes values (1, default, now(), 'Han', repeat('x', 2001))"],
		["a label in large letters", "insert into members.labels values ('tessera', 'VIP', 1, now(), 'Han')"],
		["a label of many words", "insert into members.labels values ('tessera', 'bonus hunter', 1, now(), 'Han')"],
		["a label without an end", "insert into members.labels values ('tessera', repeat('x', 31), 1, now(), 'Han')"],
		["a label of nobody", "insert into members.labels values ('tessera', 'vip', 3, now(), 'Han')"],
		["a label by nobody", "insert into members.labels values ('tessera', 'vip', 1, now(), '')"],
		[
			"an act that is none",
			"insert into members.operator_acts (member_id, merchant, act, operator, at) values (1, 'tessera', 'looked away', 'Han', now())",
		],
		[
			"a lock of nobody",
			"insert into members.operator_acts (member_id, merchant, act, operator, at) values (null, 'tessera', 'account locked', 'Han', now())",
		],
		["an answer without an end", "insert into members.registration_answers values (1, 'address', repeat('x', 501))"],
	])("%s", async (_case, statement) => {
		await expect(run(statement)).rejects.toThrow();
	});
});

describe("with an account goes what is its own", () => {
	test("sessions, browsers, answers, names; events stay", async () => {
		await run(
			`insert into members.sessions values (2, ${digest}, gen_random_uuid(), now(), now(), now() + interval '1 day', '', '')`,
		);
		await run(`insert into members.devices values (2, ${digest}, now(), now())`);
		await run("insert into members.account_events values (2, default, now(), 'logged-in', 'tessera', '')");
		await run("delete from members.accounts where id = 2");
		const { rows } = await db.read((tx) =>
			sql<{ n: string }>`
				select count(*) as n from members.sessions where member_id = 2
				union all select count(*) from members.devices where member_id = 2
				union all select count(*) from members.account_events where member_id = 2`.execute(tx),
		);
		expect(rows.map((row) => row.n)).toEqual(["0", "0", "1"]);
	});
});

describe("what reads by member goes by an index that begins with the member", () => {
	test.each([
		"sessions",
		"devices",
		"registration_answers",
		"account_events",
		"notes",
		"networks",
		"login_proofs",
		"authenticators",
		"backup_codes",
		"passkeys",
	])("%s", async (table) => {
		const { rows } = await db.read((tx) =>
			sql<{ first: string }>`
				select a.attname as first from pg_index i
				join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
				where i.indrelid = ${`members.${table}`}::regclass and i.indisprimary`.execute(tx),
		);
		expect(rows).toEqual([{ first: "member_id" }]);
	});
});
