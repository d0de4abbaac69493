// Findings at the desk: listed with what they are of, closed with what came of them. Bills are held and released at the bills.
import { accountNames } from "#members/api";
import { failure } from "#platform/contract";
import { atDesk, pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, type MemberId, ok, parseMemberId } from "#platform/kernel";
import { closeFinding, listFindings } from "../../contract/index.ts";
import { type FindingRow, findingsOf, markClosed } from "../findings/finding-store.ts";
import { writeAct } from "../operator-act.ts";
import type { AgentsDeps } from "../ports.ts";

type Deps = Pick<AgentsDeps, "db">;

export const findingDeskRoutes = (deps: Deps): readonly Route[] => [listFindingsRoute(deps), closeFindingRoute(deps)];

const listFindingsRoute = ({ db }: Deps): Route =>
	bind(listFindings, ({ state, cursor: before }, { staff: { merchant } }) =>
		db.read(async (tx) => {
			if (before !== undefined && !/^[0-9]{1,18}$/.test(before)) return err(failure("INVALID_CURSOR"));
			const page = pageOf(await findingsOf(tx, { merchant, state, before, limit: pageSize + 1 }));
			const named = page.shown.flatMap((row) => [row.agentId, ...membersIn(row)]);
			const names = await accountNames(tx, [...new Set(named)]);
			return ok({
				findings: page.shown.map(({ agentId, foundAt, facts, ...row }) => ({
					...row,
					memberId: agentId,
					account: names.get(agentId) ?? "",
					foundAt: foundAt.toISOString(),
					facts: Object.entries(facts).map(([name, value]) => ({ name, value: factValue(names, { name, value }) })),
				})),
				next: page.last?.id ?? null,
			});
		}),
	);

/** Facts that are numbers of members. */
const ofMembers: ReadonlySet<string> = new Set(["member", "other"]);

const membersIn = ({ facts }: FindingRow): MemberId[] =>
	Object.entries(facts).flatMap(([name, value]) => {
		const id = ofMembers.has(name) ? parseMemberId(String(value)) : undefined;
		return id === undefined ? [] : [id];
	});

function factValue(
	names: ReadonlyMap<string, string>,
	{ name, value }: { readonly name: string; readonly value: unknown },
): string {
	const text = String(value);
	return ofMembers.has(name) ? (names.get(text) ?? text) : text;
}

const closeFindingRoute = ({ db }: Deps): Route =>
	bind(closeFinding, ({ id, reason }, call) =>
		atDesk(db, call, async (tx) => {
			const { merchant, name: operator } = call.staff;
			if (!(await markClosed(tx, { merchant, id, by: operator, reason, now: call.now })))
				return err(failure("FINDING_NOT_FOUND"));
			await writeAct(tx, {
				merchant,
				act: "finding closed",
				operator,
				at: call.now,
				before: { id },
				after: { reason },
			});
			return ok({});
		}),
	);
