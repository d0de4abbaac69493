// Lists what members of a team won and lost, from sums: each itself, and with all below it.
import { accountNames, accountOf } from "#members/api";
import { isAgent } from "#members/core";
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Principal, type Route } from "#platform/http";
import { type CurrencyCode, err, type MemberId, memberId, ok, parseMemberId } from "#platform/kernel";
import { listTeamResults } from "../../contract/index.ts";
import { askReport, belowNamed } from "../asking-agent.ts";
import { type Days, nothingDone, resultsOf } from "../books-store.ts";
import { pathBetween } from "../list-team.ts";
import type { AgentsDeps } from "../ports.ts";
import { childrenOf, depthBelow } from "../tree-store.ts";
import { shownResult } from "./shown.ts";

type Asked = {
	readonly principal: Principal;
	readonly input: ParsedInputOf<typeof listTeamResults>;
	readonly days: Days;
};

export function listTeamResultsRoute({ db }: Pick<AgentsDeps, "db">): Route {
	return bind(listTeamResults, (input, { principal }) =>
		db.read(async (tx) => {
			const days = await askReport(tx, principal, input);
			if (!days.ok) return days;
			const asked = { principal, input, days: days.value };
			return input.account === undefined ? below(tx, asked) : named(tx, { ...asked, account: input.account });
		}),
	);
}

async function below(tx: Tx, { principal, input, days }: Asked) {
	const { memberId: agentId, currency } = principal;
	const of = input.of === undefined ? agentId : memberId(input.of);
	const steps = of === agentId ? 0 : await depthBelow(tx, { agentId, of });
	if (steps === undefined) return err(failure("MEMBER_NOT_BELOW"));
	const before = input.cursor === undefined ? undefined : parseMemberId(input.cursor);
	if (input.cursor !== undefined && before === undefined) return err(failure("INVALID_CURSOR"));
	const ids = await childrenOf(tx, { agentId, of, before, limit: input.pageSize + 1 });
	const shown = ids.slice(0, input.pageSize);
	const results = await resultsOf(tx, { ids: [of, ...shown], currency, days });
	return ok({
		currency,
		path: await pathBetween(tx, { of, steps }),
		total: shownResult(results.get(`${of} team`) ?? nothingDone, currency),
		members: await shownMembers(tx, { ids: shown, results, currency }),
		next: ids.length > input.pageSize ? (shown.at(-1) ?? null) : null,
	});
}

async function named(tx: Tx, { principal, days, account }: Asked & { readonly account: string }) {
	const found = await belowNamed(tx, principal, account);
	if (found === undefined) return err(failure("MEMBER_NOT_BELOW"));
	const { currency } = principal;
	const results = await resultsOf(tx, { ids: [found.id], currency, days });
	const path = await pathBetween(tx, { of: found.id, steps: found.steps });
	return ok({
		currency,
		path: path.slice(0, -1),
		total: shownResult(results.get(`${found.id} own`) ?? nothingDone, currency),
		members: await shownMembers(tx, { ids: [found.id], results, currency }),
		next: null,
	});
}

type Shown = {
	readonly ids: readonly MemberId[];
	readonly results: Awaited<ReturnType<typeof resultsOf>>;
	readonly currency: CurrencyCode;
};

async function shownMembers(tx: Tx, { ids, results, currency }: Shown) {
	const names = await accountNames(tx, ids);
	const members = [];
	for (const id of ids) {
		const account = await accountOf(tx, id);
		members.push({
			memberId: id,
			account: names.get(id) ?? "",
			agent: account !== undefined && isAgent(account.type),
			own: shownResult(results.get(`${id} own`) ?? nothingDone, currency),
			team: shownResult(results.get(`${id} team`) ?? nothingDone, currency),
		});
	}
	return members;
}
