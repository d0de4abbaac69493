// The built server over a bench database, and who asks it: staff at the desk and members, with sessions as logins leave
// them. Its jobs do not run: what they would still have to count is no part of a page.
import { createHash } from "node:crypto";
import type pg from "pg";
import { type Endpoint, headers } from "#platform/contract";
import { withClient } from "../../../../bench/database.ts";
import { serveProduct } from "../../../../bench/served.ts";
import { merchant } from "./desk-past.ts";

/** A page: a call that reads, and the member who makes it; staff where there is none. */
export type Asked = {
	readonly endpoint: Endpoint;
	readonly input?: Readonly<Record<string, string | number | Date>>;
	readonly member?: number | undefined;
};

export type DeskSite = {
	/** Resolves when the answer is here, whole. Rejects when it is no success. */
	readonly ask: (asked: Asked) => Promise<void>;
	readonly stop: () => Promise<void>;
};

/** Members 1 to this may ask. */
export const askers = 5_000;

/** Each may call so often in a minute: many sit at the desk. */
const desks = 400;
const secret = "b".repeat(43);
const staffToken = (desk: number): string => `ops.${String(desk).padStart(43, "0")}`;
const memberToken = (member: number): string => `${member}.${secret}`;
const digestOf = (token: string): Buffer => createHash("sha256").update(token).digest();

export async function openDeskSite(url: string): Promise<DeskSite> {
	const served = await serveProduct(url, { ROLES: "api" });
	await withClient(url, openSessions);
	let asked = 0;
	return {
		stop: served.stop,
		ask: async ({ endpoint, input = {}, member }) => {
			asked += 1;
			const token = member === undefined ? staffToken(asked % desks) : memberToken(member);
			const address = `http://127.0.0.1:${served.port}${endpoint.path}?${queryOf(input)}`;
			const head = {
				authorization: `Bearer ${token}`,
				[headers.merchant]: merchant,
				[headers.moduleId]: endpoint.moduleIds[0],
				[headers.language]: "en",
			};
			const answer = await fetch(address, { headers: head });
			const text = await answer.text();
			if (!answer.ok) throw new Error(`${endpoint.name}: ${text.slice(0, 300)}`);
		},
	};
}

const queryOf = (input: NonNullable<Asked["input"]>): string =>
	new URLSearchParams(
		Object.entries(input).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : String(value)]),
	).toString();

async function openSessions(client: pg.Client): Promise<void> {
	const stands = "gen_random_uuid(), now(), now(), now() + interval '1 day', '127.0.0.1', 'bench'";
	const columns = "token_digest, session_id, created_at, last_seen_at, expires_at, address, user_agent";
	await client.query(
		`insert into backoffice.session (staff_id, ${columns})
		select s.id, t.digest, ${stands}
		from (select id from backoffice.staff where 'owner' = any (roles) limit 1) s, unnest($1::bytea[]) as t (digest)`,
		[Array.from({ length: desks }, (_, desk) => digestOf(staffToken(desk)))],
	);
	const members = Array.from({ length: askers }, (_, index) => index + 1);
	await client.query(
		`insert into members.sessions (member_id, ${columns})
		select a.id, t.digest, ${stands}
		from unnest($1::bigint[], $2::bytea[]) as t (id, digest) join members.accounts a on a.id = t.id and a.status = 'active'`,
		[members, members.map((member) => digestOf(memberToken(member)))],
	);
}
