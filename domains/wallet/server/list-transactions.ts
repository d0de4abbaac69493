// The call for the account statement of the member who is logged in.
import { failure } from "#platform/contract";
import type { Database } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { listTransactions } from "../contract/endpoints/list-transactions.ts";
import { lineId, readCursor, statementPeriod, writeCursor } from "../core/statement.ts";
import type { Explainers } from "./explain-lines.ts";
import type { PostingLine } from "./ledger-calls.ts";
import { readStatement } from "./posting-rows.ts";

export type StatementDeps = { readonly db: Database } & Pick<Explainers, "explain">;

export function listTransactionsRoute({ db, explain }: StatementDeps): Route {
	return bind(listTransactions, async (input, { principal: { memberId, currency }, now, language }) => {
		const period = statementPeriod({ from: dateOf(input.from), to: dateOf(input.to) }, now);
		if (!period.ok) return err(failure(period.error));
		const after = input.cursor === undefined ? ok(undefined) : readCursor(input.cursor);
		if (!after.ok) return err(failure(after.error));

		const { from, to } = period.value;
		const limit = input.pageSize + 1;
		const rows = await readStatement(db, {
			memberId,
			currency,
			from,
			to,
			scope: input.scope,
			after: after.value,
			limit,
		});
		const shown = rows.slice(0, input.pageSize);
		const last = rows.length > input.pageSize ? shown.at(-1) : undefined;
		const lines = shown.map(({ line }) => line);
		const about = await explain({ memberId, language }, lines);
		return ok({
			lines: lines.map((line) => ({ ...shownLine(line), ...aboutOf(line, about) })),
			...(last === undefined ? {} : { next: writeCursor(last.position) }),
			from: from.toISOString(),
			to: to.toISOString(),
		});
	});
}

function aboutOf({ kind, group }: PostingLine, known: Awaited<ReturnType<Explainers["explain"]>>) {
	const about = group === undefined || kind !== "promo" ? undefined : known.get(group);
	return about === undefined ? {} : { about };
}

const dateOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

function shownLine(line: PostingLine) {
	const { currency } = line;
	return {
		id: lineId(line),
		time: line.postedAt.toISOString(),
		type: line.kind,
		purse: line.purse,
		currency,
		amount: formatMinor(line.delta, currency),
		balanceAfter: formatMinor(line.balanceAfter, currency),
		counter: line.counter,
		...(line.group === undefined ? {} : { group: line.group }),
	};
}
