// Lists what a team played and what was posted for it, page by page.

import * as z from "zod/mini";
import { accountNames } from "#members/api";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Principal, type Route } from "#platform/http";
import { type CurrencyCode, err, formatMinor, memberId, ok } from "#platform/kernel";
import { listTeamMoney, listTeamPlays } from "../../contract/index.ts";
import { moneyKind, moneyKinds } from "../../contract/models.ts";
import { askReport, belowNamed } from "../asking-agent.ts";
import type { AgentsDeps } from "../ports.ts";
import {
	isPlayPlace,
	type LinesAsked,
	type MoneyRow,
	moneyLinesOf,
	type PlayRow,
	playLinesOf,
	playPlace,
} from "./lines-store.ts";
import { shownPlay } from "./shown.ts";

type Given = Pick<AgentsDeps, "db" | "dayZone">;
type Input = {
	readonly from: string;
	readonly to: string;
	readonly account?: string | undefined;
	readonly pageSize: number;
	readonly cursor?: string | undefined;
};

const minute = 60_000;
const oneDay = 86_400_000;

/** What both lists ask of the books; one more than the page, which says whether there is another. */
async function askLines(tx: Tx, { input, principal, zone }: { input: Input; principal: Principal; zone: number }) {
	const days = await askReport(tx, principal, input);
	if (!days.ok) return days;
	const found = input.account === undefined ? undefined : await belowNamed(tx, principal, input.account);
	if (input.account !== undefined && found === undefined) return err(failure("MEMBER_NOT_BELOW"));
	const asked: LinesAsked = {
		agentId: principal.memberId,
		of: found?.id,
		currency: principal.currency,
		from: new Date(Date.parse(days.value.from) - zone * minute),
		to: new Date(Date.parse(days.value.to) + oneDay - zone * minute),
		before: input.cursor,
		limit: input.pageSize + 1,
	};
	return ok(asked);
}

export function listTeamPlaysRoute({ db, dayZone }: Given): Route {
	return bind(listTeamPlays, async (input, { principal }) => {
		const zone = await dayZone(principal.merchant);
		return db.read(async (tx) => {
			const asked = await askLines(tx, { input, principal, zone });
			if (!asked.ok) return asked;
			if (input.cursor !== undefined && !isPlayPlace(input.cursor)) return err(failure("INVALID_CURSOR"));
			const rows = await playLinesOf(tx, asked.value);
			const { shown, last } = pageOf(rows, input.pageSize);
			const names = await namesOf(tx, shown);
			const { currency } = principal;
			const lines = shown.map((row) => ({
				...shownLine(row, currency),
				account: names.get(memberId(row.member_id)) ?? "",
			}));
			return ok({ currency, lines, next: last === undefined ? null : playPlace(last) });
		});
	});
}

const scopes = {
	transactions: ["deposit", "withdrawal", "bonus", "rebate", "salary"],
	changes: moneyKinds,
} as const;

export function listTeamMoneyRoute({ db, dayZone }: Given): Route {
	return bind(listTeamMoney, async (input, { principal }) => {
		const zone = await dayZone(principal.merchant);
		return db.read(async (tx) => {
			const asked = await askLines(tx, { input, principal, zone });
			if (!asked.ok) return asked;
			if (input.cursor !== undefined && !/^[0-9]{1,18}$/.test(input.cursor)) return err(failure("INVALID_CURSOR"));
			const rows = await moneyLinesOf(tx, { ...asked.value, kinds: scopes[input.scope] });
			const { shown, last } = pageOf(rows, input.pageSize);
			const names = await namesOf(tx, shown);
			const { currency } = principal;
			const lines = shown.map((row) => ({
				...shownMoney(row, currency),
				account: names.get(memberId(row.member_id)) ?? "",
			}));
			return ok({ currency, lines, next: last?.id ?? null });
		});
	});
}

function pageOf<Row>(
	rows: readonly Row[],
	size: number,
): { readonly shown: readonly Row[]; readonly last: Row | undefined } {
	const shown = rows.slice(0, size);
	return { shown, last: rows.length > size ? shown.at(-1) : undefined };
}

const namesOf = (tx: Tx, rows: readonly { readonly member_id: string }[]) =>
	accountNames(tx, [...new Set(rows.map((row) => memberId(row.member_id)))]);

const shownLine = (row: PlayRow, currency: CurrencyCode) => ({
	id: row.id,
	memberId: row.member_id,
	at: row.slot.toISOString(),
	vendor: row.vendor,
	category: row.category,
	rounds: Number(row.rounds),
	...shownPlay({ stake: BigInt(row.stake), counted: BigInt(row.counted), won: BigInt(row.won) }, currency),
});

const shownMoney = (row: MoneyRow, currency: CurrencyCode) => ({
	id: row.id,
	memberId: row.member_id,
	at: row.posted_at.toISOString(),
	kind: z.parse(moneyKind, row.kind),
	amount: formatMinor(BigInt(row.amount), currency),
	balanceAfter: formatMinor(BigInt(row.balance_after), currency),
});
