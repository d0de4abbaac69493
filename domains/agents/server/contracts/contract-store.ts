// Rows of contracts and their versions. Decides nothing about who may do what.

import * as z from "zod/mini";
import { sql, type Tx } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import type { BillKind, Carry, ContractKind, ContractVersion, Tier } from "../../core/index.ts";

export type Contract = {
	readonly id: string;
	readonly merchant: string;
	readonly kind: ContractKind;
	readonly agentId: MemberId;
	/** Undefined where the house itself has the agent under contract. */
	readonly uplineId: MemberId | undefined;
};

export type StoredVersion = ContractVersion & {
	readonly contract: Contract;
	readonly version: number;
	readonly tiers: readonly Tier[];
	readonly carry: Carry;
	readonly remark: string;
};

type VersionRow = {
	readonly id: string;
	readonly merchant: string;
	readonly kind: ContractKind;
	readonly agent_id: string;
	readonly upline_id: string | null;
	readonly version: number;
	readonly state: ContractVersion["state"];
	readonly tiers: unknown;
	readonly carry: Carry;
	readonly remark: string;
	readonly offered_at: Date;
	readonly runs_from: Date | null;
	readonly runs_until: Date | null;
	readonly ended_by: "upline" | "downline" | "operator" | null;
	readonly reason: string | null;
};

const tierForm = z.array(z.object({ members: z.number(), turnover: z.string(), streak: z.number(), rate: z.string() }));

const tiersFrom = (stored: unknown): readonly Tier[] =>
	z.parse(tierForm, stored).map((tier) => ({ ...tier, turnover: BigInt(tier.turnover), rate: BigInt(tier.rate) }));

const storedTiers = (tiers: readonly Tier[]): string =>
	JSON.stringify(tiers.map((tier) => ({ ...tier, turnover: tier.turnover.toString(), rate: tier.rate.toString() })));

function versionFrom(row: VersionRow): StoredVersion {
	return {
		contract: {
			id: row.id,
			merchant: row.merchant,
			kind: row.kind,
			agentId: memberId(row.agent_id),
			uplineId: row.upline_id === null ? undefined : memberId(row.upline_id),
		},
		version: row.version,
		state: row.state,
		tiers: tiersFrom(row.tiers),
		carry: row.carry,
		remark: row.remark,
		offeredAt: row.offered_at,
		...(row.runs_from === null ? {} : { from: row.runs_from }),
		...(row.runs_until === null ? {} : { until: row.runs_until }),
		...(row.ended_by === null ? {} : { endedBy: row.ended_by }),
		...(row.reason === null ? {} : { reason: row.reason }),
	};
}

const select = sql`select c.id, c.merchant, c.kind, c.agent_id, c.upline_id, v.version, v.state, v.tiers, v.carry, v.remark,
	v.offered_at, v.runs_from, v.runs_until, v.ended_by, v.reason
	from agents.contract c join agents.contract_version v on v.contract_id = c.id`;

const versionsWhere = async (tx: Tx, where: ReturnType<typeof sql>): Promise<StoredVersion[]> =>
	(await sql<VersionRow>`${select} where ${where} order by c.id, v.version`.execute(tx)).rows.map(versionFrom);

/** One change of a brand's contracts at a time: what is offered is weighed against what stands. */
export const lockContracts = (tx: Tx, merchant: string) =>
	sql`select pg_advisory_xact_lock(hashtextextended(${`agents.contracts ${merchant}`}, 0))`.execute(tx);

const standing = sql`v.state in ('offered', 'active', 'ending')`;

/** What an agent has, or has given, of a kind, and stands or waits. */
export const versionsOf = (tx: Tx, agentId: MemberId) =>
	versionsWhere(tx, sql`c.agent_id = ${agentId}::bigint and ${standing}`);
export const versionsGiven = (tx: Tx, uplineId: MemberId) =>
	versionsWhere(tx, sql`c.upline_id = ${uplineId}::bigint and ${standing}`);
export const versionsOfAll = (tx: Tx, agents: readonly MemberId[]) =>
	versionsWhere(tx, sql`c.agent_id = any(${agents}::bigint[]) and ${standing}`);
export const versionsOfContract = (tx: Tx, contractId: string) => versionsWhere(tx, sql`c.id = ${contractId}::bigint`);
/** All that ran or runs of a kind in a brand, whatever became of it. */
export const versionsOfKind = (tx: Tx, { merchant, kind }: { readonly merchant: string; readonly kind: BillKind }) =>
	versionsWhere(tx, sql`c.merchant = ${merchant} and c.kind = ${kind} and v.runs_from is not null`);
/** Offers from before a moment, and what has run out by now. */
export const versionsOver = (tx: Tx, { offeredBefore, now }: { readonly offeredBefore: Date; readonly now: Date }) =>
	versionsWhere(
		tx,
		sql`(v.state = 'offered' and v.offered_at <= ${offeredBefore}) or (v.state = 'ending' and v.runs_until <= ${now})`,
	);
/** Of a brand, the latest offered first; of one agent, all it ever had and gave. */
export async function contractsOf(
	tx: Tx,
	asked: { readonly merchant: string; readonly agentId: MemberId | undefined; readonly limit: number },
): Promise<StoredVersion[]> {
	const one =
		asked.agentId === undefined
			? sql``
			: sql`and (c.agent_id = ${asked.agentId}::bigint or c.upline_id = ${asked.agentId}::bigint)`;
	const { rows } = await sql<VersionRow>`${select} where c.merchant = ${asked.merchant} ${one}
		order by v.offered_at desc, c.id desc, v.version desc limit ${asked.limit}`.execute(tx);
	return rows.map(versionFrom);
}

export async function kindsInUse(
	tx: Tx,
): Promise<readonly { readonly merchant: string; readonly kind: BillKind; readonly since: Date }[]> {
	const { rows } = await sql<{ merchant: string; kind: BillKind; since: Date }>`
		select c.merchant, c.kind, min(v.runs_from) as since
		from agents.contract c join agents.contract_version v on v.contract_id = c.id
		where v.runs_from is not null group by 1, 2
		union all select merchant, 'points', points_from from agents.terms where points_from is not null
		order by 1, 2`.execute(tx);
	return rows;
}

export type NewVersion = Omit<Contract, "id"> &
	Pick<StoredVersion, "tiers" | "carry" | "remark" | "offeredAt" | "state"> & { readonly from?: Date };

/** The next version of the agent's contract of that kind; the first makes the contract. Answers its number. */
export async function addVersion(
	tx: Tx,
	version: NewVersion,
): Promise<{ readonly contractId: string; readonly version: number }> {
	const { rows } = await sql<{ contract_id: string; version: number }>`
		with contract as (
			insert into agents.contract (merchant, kind, agent_id, upline_id)
			values (${version.merchant}, ${version.kind}, ${version.agentId}::bigint, ${version.uplineId ?? null}::bigint)
			on conflict (agent_id, kind) do update set upline_id = excluded.upline_id
			returning id
		)
		insert into agents.contract_version (contract_id, version, state, tiers, carry, remark, offered_at, runs_from)
		select id, coalesce((select max(version) from agents.contract_version v where v.contract_id = contract.id), 0) + 1,
			${version.state}, ${storedTiers(version.tiers)}::jsonb, ${version.carry}, ${version.remark}, ${version.offeredAt},
			${version.from ?? null}
		from contract returning contract_id, version`.execute(tx);
	const [row] = rows;
	if (row === undefined) throw new Error("a contract was not written");
	return { contractId: row.contract_id, version: row.version };
}

export async function writeState(tx: Tx, { contract, version, ...now }: StoredVersion): Promise<void> {
	await sql`update agents.contract_version set state = ${now.state}, runs_from = ${now.from ?? null},
			runs_until = ${now.until ?? null}, ended_by = ${now.endedBy ?? null}, reason = ${now.reason ?? null}
		where contract_id = ${contract.id}::bigint and version = ${version}`.execute(tx);
}

/** Kinds that an agent has, had or was offered, or has given. */
export async function kindsOfAgent(tx: Tx, agentId: MemberId): Promise<readonly ContractKind[]> {
	const { rows } = await sql<{ kind: ContractKind }>`select distinct kind from agents.contract
		where agent_id = ${agentId}::bigint or upline_id = ${agentId}::bigint`.execute(tx);
	return rows.map(({ kind }) => kind);
}
