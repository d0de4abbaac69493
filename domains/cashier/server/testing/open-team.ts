// Agents and members below them, with floats and main purses, over the counter of the tests. Never imported outside tests.
import { accountTypes } from "#members/core";
import type { Failure } from "#platform/contract";
import { sql } from "#platform/db";
import { type MemberId, type Result, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { type Transfer, transferDown, transferUpline } from "../../contract/index.ts";
import { issueFloat } from "../module.ts";
import { type Counter, merchant, pin } from "./open-counter.ts";

export type Team = {
	/** An agent with a float of so much, below another or nobody. */
	readonly agent: (float: bigint, upline?: MemberId) => Promise<MemberId>;
	/** A member with so much in the main purse, below an agent or nobody. */
	readonly player: (cash: bigint, upline?: MemberId) => Promise<MemberId>;
	readonly nameOf: (member: MemberId) => string;
	readonly purse: (member: MemberId, name: "cash" | "float") => Promise<bigint>;
	/** To whoever has that name. */
	readonly down: (agent: MemberId, to: Handing) => Promise<Handed>;
	readonly up: (member: MemberId, what: Omit<Handing, "account"> & { giveUpBonus?: boolean }) => Promise<Handed>;
};

export type Handing = {
	readonly account: string;
	readonly amount: string;
	readonly key?: string;
	readonly password?: string;
	readonly remark?: string;
};
export type Handed = Result<Transfer, Failure<string>>;

export function openTeam(counter: Counter): Team {
	const { db, enrol, wallet, clock, deps } = counter;
	const nameOf = (member: MemberId) => `tile${member}`;
	const enlist = async (type: number, upline: MemberId | undefined) => {
		const member = await enrol();
		const name = nameOf(member);
		await db.tx(async (tx) => {
			await sql`insert into members.accounts (id, merchant, account, nickname, type, currency, password_hash,
					password_changed_at, terms_version, terms_accepted_at, upline_id, language, icon, created_at)
				values (${member}::bigint, ${merchant}, ${name}, ${name}, ${type}::smallint, 'P', '$argon2id$none', now(), '1',
					now(), ${upline ?? null}::bigint, 'en', 'tile', now())`.execute(tx);
			await sql`insert into members.login_names (merchant, name_key, member_id)
				values (${merchant}, ${name}, ${member}::bigint)`.execute(tx);
		});
		return member;
	};
	return {
		nameOf,
		agent: async (float, upline) => {
			const agent = await enlist(accountTypes.agent, upline);
			const order = { merchant, account: nameOf(agent), currency: "P", amount: float, operator: "Han" } as const;
			if (float > 0n) unwrap(await issueFloat(deps, { ...order, now: clock.now(), id: deps.newId() }));
			return agent;
		},
		player: async (cash, upline) => {
			const player = await enlist(accountTypes.player, upline);
			const purse = { memberId: player, currency: "P", purse: "cash", kind: "grant" } as const;
			const key = commandKey("test:grant", player);
			if (cash > 0n) unwrap(await wallet.post({ ...purse, delta: cash, counter: "house:grants", key }));
			return player;
		},
		purse: async (member, name) => {
			const { purses } = await wallet.balance(member, "P");
			return purses.find(({ purse }) => purse === name)?.balance ?? 0n;
		},
		...handsOf(counter),
	};
}

function handsOf({ call }: Counter): Pick<Team, "down" | "up"> {
	const pressed = (key: string | undefined) => (key === undefined ? {} : { key });
	return {
		down: (agent, { key, password = pin, remark = "", ...to }) =>
			call(agent, transferDown, { ...to, paymentPassword: password, remark }, pressed(key)),
		up: (member, { key, password = pin, remark = "", ...what }) =>
			call(member, transferUpline, { ...what, paymentPassword: password, remark }, pressed(key)),
	};
}
