// Reports by day and by member, in decimals of one currency.
import { bind, type Route } from "#platform/http";
import { type CurrencyCode, formatMinor, ok } from "#platform/kernel";
import { readDayReport, readMemberReport } from "../../contract/index.ts";
import type { Office } from "../office.ts";
import { headOf, rowsAsked } from "./report-head.ts";
import { type FigureRow, readDayRows, readMemberRows } from "./report-rows.ts";

type Deps = Pick<Office, "db" | "brand">;

const pageSize = 50;

export const readDayReportRoute = ({ db, brand }: Deps): Route =>
	bind(readDayReport, (input, { staff: { merchant }, now }) =>
		db.read(async (tx) => {
			const usual = brand.brand(merchant).currency;
			const asked = await rowsAsked(tx, input, { merchant, usual, now });
			if (!asked.ok) return asked;
			const rows = await readDayRows(tx, asked.value);
			const shown = figuresIn(asked.value.currency);
			const sum = (of: (row: (typeof rows)[number]) => string) => rows.reduce((all, row) => all + BigInt(of(row)), 0n);
			return ok({
				...(await headOf(tx, asked.value, usual)),
				days: rows.map((row) => ({
					day: row.day,
					...shown(row),
					newMembers: Number(row.new_members),
					activeMembers: Number(row.active_members),
				})),
				total: {
					...shown(sumOf(rows)),
					newMembers: Number(sum((row) => row.new_members)),
					activeMembers: Number(rows[0]?.active_of_all ?? 0),
				},
			});
		}),
	);

export const readMemberReportRoute = ({ db, brand }: Deps): Route =>
	bind(
		readMemberReport,
		({ order = "stake", ascending = "no", pageNumber = 1, ...input }, { staff: { merchant }, now }) =>
			db.read(async (tx) => {
				const usual = brand.brand(merchant).currency;
				const asked = await rowsAsked(tx, input, { merchant, usual, now });
				if (!asked.ok) return asked;
				const page = { order, ascending: ascending === "yes", skip: (pageNumber - 1) * pageSize, limit: pageSize };
				const { rows, sums } = await readMemberRows(tx, { ...asked.value, ...page });
				const count = Number(sums.members);
				const shown = figuresIn(asked.value.currency);
				return ok({
					...(await headOf(tx, asked.value, usual)),
					members: rows.map((row) => ({
						memberId: row.member_id,
						account: row.account,
						nickname: row.nickname,
						...shown(row),
						days: Number(row.days),
					})),
					count,
					pageNumber,
					pages: Math.max(1, Math.ceil(count / pageSize)),
					total: shown(sums),
				});
			}),
	);

const figuresIn = (currency: CurrencyCode) => (row: FigureRow) => {
	const money = (amount: string | bigint) => formatMinor(BigInt(amount), currency);
	return {
		deposits: money(row.deposits),
		withdrawals: money(row.withdrawals),
		bonus: money(row.bonus),
		adjustments: money(row.adjustments),
		stake: money(row.stake),
		won: money(row.won),
		result: money(BigInt(row.stake) - BigInt(row.won)),
		rounds: Number(row.rounds),
	};
};

function sumOf(rows: readonly FigureRow[]): FigureRow {
	const sum = (name: keyof FigureRow) => `${rows.reduce((all, row) => all + BigInt(row[name]), 0n)}`;
	return {
		deposits: sum("deposits"),
		withdrawals: sum("withdrawals"),
		bonus: sum("bonus"),
		adjustments: sum("adjustments"),
		stake: sum("stake"),
		won: sum("won"),
		rounds: sum("rounds"),
	};
}
