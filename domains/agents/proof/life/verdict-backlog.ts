// Whether what agents were behind with was settled once and whole: each bill against a reckoning by hand of the same play, and
// all that a contract ever gave against what it paid and what is open.
import * as z from "zod/mini";
import { fraction, times } from "#platform/kernel";
import type { Ask, Judged } from "../../../../tools/sim/promises.ts";
import { companyResult } from "../../core/terms.ts";
import { dividendByHand, salaryByHand, type Tree } from "../../core/testing/by-hand.ts";
import { tierReached } from "../../core/tiers.ts";
import type { Backlog } from "./backlog.ts";

const perUnit = 1_000_000n;
const whole = z.pipe(
	z.string(),
	z.transform((text: string) => BigInt(text)),
);
const tier = z.object({ members: z.number(), turnover: whole, streak: z.number(), rate: whole });
const contractRows = z.array(
	z.object({ kind: z.string(), contract_id: z.string(), agent_id: z.string(), from: z.date(), tiers: z.array(tier) }),
);
const playRows = z.array(
	z.object({ agent_id: z.string(), member_id: z.string(), at: z.date(), counted: whole, result: whole }),
);
const billRows = z.array(
	z.object({ contract_id: z.string(), period_from: z.date(), share: whole, turnover: whole, paid: whole }),
);
const memberRows = z.array(z.object({ id: z.string(), upline: z.nullable(z.string()), agent: z.boolean() }));
const termRows = z.tuple([z.object({ vendor_fee: whole, valid_turnover: whole })]);
const settlementRows = z.array(z.object({ from: z.date(), to: z.date() }));

type Contracts = z.output<typeof contractRows>;
type Plays = z.output<typeof playRows>;
type Reckoned = { readonly share: bigint; readonly turnover: bigint };

export async function judgeBacklog(backlog: Backlog, ask: Ask): Promise<readonly Judged[]> {
	const broken: string[] = [];
	let seen = 0;
	for (const [kind, { at, periods }] of backlog.until) {
		const settled = z.parse(
			settlementRows,
			await ask(
				`select period_from as "from", period_to as "to" from agents.settlement
				where merchant = 'tessera' and kind = $1 and period_to <= $2 and settled_at is not null`,
				[kind, at],
			),
		);
		if (settled.length !== periods) broken.push(`${settled.length} of ${periods} periods of ${kind} are settled`);
		const expected = await reckonByHand(ask, { kind, at, periods: settled });
		const bills = z.parse(
			billRows,
			await ask(
				`select contract_id::text, period_from, share::text, turnover::text, paid::text from agents.bill
				where merchant = 'tessera' and kind = $1 and period_to <= $2`,
				[kind, at],
			),
		);
		seen += bills.filter(({ share }) => share !== 0n).length;
		for (const bill of bills) {
			const key = keyOf(bill.contract_id, bill.period_from);
			const { share, turnover } = expected.get(key) ?? { share: 0n, turnover: 0n };
			if (share !== bill.share || turnover !== bill.turnover)
				broken.push(`a bill of ${kind} ${key} has ${bill.share} of ${bill.turnover}; by hand ${share} of ${turnover}`);
			expected.delete(key);
		}
		for (const [key, { share }] of expected)
			if (share !== 0n) broken.push(`no bill of ${kind} ${key}: ${share} were due`);
	}
	return [
		{ promise: "what agents were behind with is settled once, to what a reckoning by hand gives", broken, seen },
		await judgeOpen(ask),
	];
}

const keyOf = (contractId: string, from: Date): string => `${contractId} from ${from.toISOString()}`;

type Asked = {
	readonly kind: string;
	readonly at: Date;
	readonly periods: z.output<typeof settlementRows>;
};

/** By contract and period. */
async function reckonByHand(ask: Ask, { kind, at, periods }: Asked): Promise<Map<string, Reckoned>> {
	const contracts = z.parse(
		contractRows,
		await ask(
			`select c.kind, c.id::text as contract_id, c.agent_id::text, v.runs_from as "from", v.tiers
			from agents.contract c join agents.contract_version v on v.contract_id = c.id
			where c.merchant = 'tessera' and c.kind = $1 and v.runs_until = $2 order by c.id`,
			[kind, at],
		),
	);
	const plays = z.parse(
		playRows,
		await ask(
			`select agent_id::text, member_id::text, slot as at, counted::text, (stake - won)::text as result
			from agents.played where slot < $1`,
			[at],
		),
	);
	const members = z.parse(
		memberRows,
		await ask(`select a.id::text, m.upline_id::text as upline, a.type in (1, 2, 41, 42) as agent
			from members.accounts a left join agents.member m on m.member_id = a.id`),
	);
	const [terms] = z.parse(
		termRows,
		await ask(`select coalesce(max(vendor_fee), 100000)::text as vendor_fee,
			coalesce(max(valid_turnover), 10000)::text as valid_turnover from agents.terms where merchant = 'tessera'`),
	);
	const found = new Map<string, Reckoned>();
	for (const { from, to } of periods) {
		const within = plays.filter((one) => one.at >= from && one.at < to);
		for (const [id, one] of reckonOne({ kind, contracts, plays: within, members, terms }))
			found.set(keyOf(id, from), one);
	}
	return found;
}

type Period = {
	readonly kind: string;
	readonly contracts: Contracts;
	readonly plays: Plays;
	readonly members: z.output<typeof memberRows>;
	readonly terms: z.output<typeof termRows>[0];
};

/** By contract. */
function reckonOne({ kind, contracts, plays, members, terms }: Period): Map<string, Reckoned> {
	const uplines = new Map(members.map(({ id, upline }) => [id, upline ?? undefined]));
	const isBelow = (id: string | undefined, agent: string): boolean =>
		id !== undefined && (id === agent || isBelow(uplines.get(id), agent));
	const agents = members.filter(({ agent }) => agent).map(({ id, upline }) => ({ id, upline: upline ?? undefined }));
	const teamOf = (agent: string) => plays.filter(({ agent_id }) => isBelow(agent_id, agent));
	const rates = new Map(
		contracts.map(({ agent_id, tiers }) => {
			const team = teamOf(agent_id);
			const valid = [...grouped(team, ({ member_id }) => member_id).values()].filter(
				(own) => sum(own.map(({ counted }) => counted)) >= terms.valid_turnover,
			);
			const turnover = sum(team.map(({ counted }) => counted));
			return [agent_id, tierReached(tiers, { members: valid.length, turnover, streak: 0 })?.rate ?? 0n];
		}),
	);
	const own = new Map(
		[...grouped(plays, ({ agent_id }) => agent_id)].map(([id, direct]) => {
			const result = sum(direct.map((one) => one.result));
			const kept = companyResult({
				vendors: [{ result, fee: terms.vendor_fee }],
				bonuses: 0n,
				rebates: 0n,
				paymentCosts: 0n,
			});
			return [id, kind === "dividend" ? kept : sum(direct.map(({ counted }) => counted))];
		}),
	);
	const tree: Tree = { agents, own, rates };
	const byHand = kind === "dividend" ? dividendByHand : salaryByHand;
	return new Map(
		contracts.map(({ contract_id, agent_id }) => {
			const parts = times(byHand(tree, agent_id), fraction(perUnit));
			const turnover = sum(teamOf(agent_id).map(({ counted }) => counted));
			return [contract_id, { share: parts.numerator / parts.denominator, turnover }];
		}),
	);
}

function grouped<T>(all: readonly T[], of: (one: T) => string): ReadonlyMap<string, readonly T[]> {
	const found = new Map<string, T[]>();
	for (const one of all) found.set(of(one), [...(found.get(of(one)) ?? []), one]);
	return found;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

/** Nothing was lost on the way and nothing made: the demo forgives no loss, and no upline pays. */
async function judgeOpen(ask: Ask): Promise<Judged> {
	const rows = z.parse(
		z.array(z.object({ kind: z.string(), agent_id: z.string(), given: z.string(), kept: z.string() })),
		await ask(`select b.kind, b.agent_id::text, sum(b.share + b.correction)::text as given,
				(sum(b.paid) * 1000000 + max(o.rest + o.carry + o.debt))::text as kept
			from agents.bill b join agents.open o on o.agent_id = b.agent_id and o.kind = b.kind group by 1, 2`),
	);
	return {
		promise: "what an agent was paid of a kind, with what is open, is all that its periods gave",
		broken: rows
			.filter(({ given, kept }) => BigInt(given) !== BigInt(kept))
			.map(({ kind, agent_id, given, kept }) => `agent ${agent_id} has ${kept} of ${given} of ${kind}`),
		seen: rows.length,
	};
}
