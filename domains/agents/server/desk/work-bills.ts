// Bills at the desk: what was paid and how it came about, down to the play of single members; held and released with a reason.
import { accountNames } from "#members/api";
import { failure } from "#platform/contract";
import { atDesk, pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, memberId, ok } from "#platform/kernel";
import { holdAgentBills, listAgentBills, readBillPlays, releaseAgentBills } from "../../contract/index.ts";
import { billOf, billsOfBrand } from "../contracts/bill-store.ts";
import { shownBills } from "../contracts/shown-bill.ts";
import { writeAct } from "../operator-act.ts";
import type { AgentsDeps } from "../ports.ts";
import { agentNamed } from "./agent-named.ts";
import { heldOf, hold, playsOfBill, release } from "./held-store.ts";

type Deps = Pick<AgentsDeps, "db">;

const mostPlays = 100;

export const billDeskRoutes = (deps: Deps): readonly Route[] => [
	listAgentBillsRoute(deps),
	readBillPlaysRoute(deps),
	holdAgentBillsRoute(deps),
	releaseAgentBillsRoute(deps),
];

const listAgentBillsRoute = ({ db }: Deps): Route =>
	bind(listAgentBills, ({ account, held, cursor }, { staff: { merchant } }) =>
		db.read(async (tx) => {
			if (cursor !== undefined && !/^[0-9]{1,18}$/.test(cursor)) return err(failure("INVALID_CURSOR"));
			const agent = account === undefined ? undefined : await agentNamed(tx, { merchant, account });
			if (account !== undefined && agent === undefined) return err(failure("AGENT_NOT_FOUND"));
			const asked = { merchant, agentId: agent?.id, held: held === "held", before: cursor, limit: pageSize + 1 };
			const page = pageOf(await billsOfBrand(tx, asked));
			const waiting = await heldOf(tx, merchant);
			const of = [...page.shown.map((row) => memberId(row.agent_id)), ...waiting.map(({ agentId }) => agentId)];
			const names = await accountNames(tx, [...new Set(of)]);
			const bills = await shownBills(tx, page.shown);
			return ok({
				bills: page.shown.flatMap((row, place) => {
					const bill = bills[place];
					const whose = { memberId: row.agent_id, account: names.get(memberId(row.agent_id)) ?? "" };
					return bill === undefined ? [] : [{ ...bill, ...whose, currency: row.currency }];
				}),
				next: page.last?.id ?? null,
				held: waiting.map(({ agentId, reason, since }) => ({
					account: names.get(agentId) ?? "",
					reason,
					since: since.toISOString(),
				})),
			});
		}),
	);

const readBillPlaysRoute = ({ db }: Deps): Route =>
	bind(readBillPlays, ({ id }, { staff: { merchant } }) =>
		db.read(async (tx) => {
			const bill = await billOf(tx, { merchant, id });
			if (bill === undefined) return err(failure("BILL_NOT_FOUND"));
			const rows = await playsOfBill(tx, bill, mostPlays);
			const ids = rows.flatMap((row) => [memberId(row.member_id), memberId(row.agent_id)]);
			const names = await accountNames(tx, [...new Set(ids)]);
			return ok({
				currency: bill.currency,
				members: rows.map((row) => ({
					memberId: row.member_id,
					account: names.get(memberId(row.member_id)) ?? "",
					agent: names.get(memberId(row.agent_id)) ?? "",
					rounds: Number(row.rounds),
					turnover: formatMinor(BigInt(row.counted), bill.currency),
					result: formatMinor(BigInt(row.result), bill.currency),
				})),
			});
		}),
	);

const holdAgentBillsRoute = ({ db }: Deps): Route =>
	bind(holdAgentBills, ({ account, reason }, call) =>
		atDesk(db, call, async (tx) => {
			const { merchant, name: operator } = call.staff;
			const agent = await agentNamed(tx, { merchant, account });
			if (agent === undefined) return err(failure("AGENT_NOT_FOUND"));
			const after = { account, reason };
			if (await hold(tx, { agentId: agent.id, merchant, reason, since: call.now }))
				await writeAct(tx, { merchant, act: "bills held", operator, at: call.now, before: {}, after });
			return ok({});
		}),
	);

const releaseAgentBillsRoute = ({ db }: Deps): Route =>
	bind(releaseAgentBills, ({ account, reason }, call) =>
		atDesk(db, call, async (tx) => {
			const { merchant, name: operator } = call.staff;
			const agent = await agentNamed(tx, { merchant, account });
			if (agent === undefined) return err(failure("AGENT_NOT_FOUND"));
			const after = { account, reason };
			if (await release(tx, agent.id))
				await writeAct(tx, { merchant, act: "bills released", operator, at: call.now, before: {}, after });
			return ok({});
		}),
	);
