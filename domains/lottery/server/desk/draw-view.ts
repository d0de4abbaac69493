// A draw as the desk shows it: its row with what its tickets come to in both halls.
import type { Tx } from "#platform/db";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import { type DeskDraw, lotteryVendors } from "../../contract/index.ts";
import { aboutOf, isLotteryGame } from "../../core/index.ts";
import type { IssueRow } from "../issue-rows.ts";
import { type ExposureRow, listExposures } from "../taking-rows.ts";
import type { DrawsDesk } from "./ports.ts";

type Sums = Awaited<ReturnType<DrawsDesk["games"]["tickets"]["sums"]>>;

/** In the order of the rows; a game that is not offered any more is left out. */
export async function drawViews(
	tools: Pick<DrawsDesk, "games">,
	tx: Tx,
	{ rows, now }: { readonly rows: readonly IssueRow[]; readonly now: Date },
): Promise<readonly DeskDraw[]> {
	const known = rows.flatMap((row) => (isLotteryGame(row.game) ? [{ row, game: row.game }] : []));
	const abouts = known.map(({ row, game }) => aboutOf({ game, issue: row.issue }));
	const sums: Sums[number][] = [];
	for (const vendor of lotteryVendors) sums.push(...(await tools.games.tickets.sums(tx, { vendor, abouts })));
	const exposures = await listExposures(tx, rows);
	return known.map(({ row, game }) => ({
		game,
		numero: row.issue,
		opensAt: row.opens_at.toISOString(),
		closesAt: row.closes_at.toISOString(),
		drawsAt: row.draws_at.toISOString(),
		state: stateOf(row, now),
		result: row.digits,
		commit: row.commit_hash,
		voidReason: row.voided_at === null ? null : row.void_reason,
		...figuresOf(
			sums.filter(({ about }) => about === aboutOf({ game, issue: row.issue })),
			row.settled_at !== null || row.voided_at !== null
				? []
				: exposures.filter((one) => one.game === game && one.issue === row.issue),
		),
	}));
}

function stateOf(row: IssueRow, now: Date): DeskDraw["state"] {
	if (row.voided_at !== null || row.state === "void") return "void";
	if (row.state === "drawn") return row.settled_at === null ? "drawn" : "settled";
	if (now < row.opens_at) return "planned";
	return now < row.closes_at ? "open" : "closed";
}

function figuresOf(sums: Sums, exposures: readonly ExposureRow[]): Pick<DeskDraw, "tickets" | "open" | "money"> {
	const total = (of: (sum: Sums[number]) => number) => sums.reduce((all, sum) => all + of(sum), 0);
	const currencies = [
		...new Set([...sums.map(({ currency }) => currency), ...exposures.map(({ currency }) => currency)]),
	];
	return {
		tickets: total(({ tickets }) => tickets),
		open: total(({ open }) => open),
		money: currencies.filter(isCurrencyCode).map((currency) => {
			const own = sums.filter((sum) => sum.currency === currency);
			const most = exposures.find((one) => one.currency === currency)?.most;
			return {
				currency,
				stake: formatMinor(
					own.reduce((all, { stake }) => all + stake, 0n),
					currency,
				),
				returned: formatMinor(
					own.reduce((all, { returned }) => all + returned, 0n),
					currency,
				),
				exposure: most === undefined ? null : formatMinor(BigInt(most), currency),
			};
		}),
	};
}
