// Figures of the lotteries at the desk: what plays return by their tables, what games took and paid on a day.
import { gateBounds } from "#cabinet/core";
import { bind, type Route } from "#platform/http";
import { formatMinor, isCurrencyCode, ok, percent } from "#platform/kernel";
import {
	type GameReportLine,
	listGameReport,
	listPayouts,
	lotteryVendors,
	type PayoutLine,
} from "../../contract/index.ts";
import { aboutOf, families, isLotteryGame, type LotteryGame } from "../../core/index.ts";
import { judgedPlays } from "../judged.ts";
import { type Drawn, listDrawn } from "./draw-rows.ts";
import type { DrawsDesk } from "./ports.ts";

const digitsShown = 4;

export const listPayoutsRoute = (): Route =>
	bind(listPayouts, async () => {
		const { leastWagerReturn, mostReturn } = gateBounds;
		return ok({ least: leastWagerReturn.toString(), most: mostReturn.toString(), plays: payoutLines() });
	});

const payoutLines = (): PayoutLine[] =>
	judgedPlays().returns.map(({ family, play, mode, exact, least }) => ({
		family,
		playTable: families[family].playTable,
		play,
		mode,
		exact: percent(exact, digitsShown),
		least: percent(least, digitsShown),
	}));

const day = 86_400_000;

export const listGameReportRoute = ({ db, games }: DrawsDesk): Route =>
	bind(listGameReport, async ({ from: asked }, { now }) => {
		const from = asked === undefined ? new Date(now.getTime() - day) : new Date(asked);
		const to = new Date(from.getTime() + day);
		return db.read(async (tx) => {
			const draws = await listDrawn(tx, { from, to });
			const abouts = draws.map(aboutOf);
			const sums = await Promise.all(lotteryVendors.map((vendor) => games.tickets.sums(tx, { vendor, abouts })));
			return ok({ from: from.toISOString(), to: to.toISOString(), lines: linesOf(draws, sums.flat()) });
		});
	});

type Sums = Awaited<ReturnType<DrawsDesk["games"]["tickets"]["sums"]>>;

/** A line a game and currency; a game on which nobody bet has none. */
function linesOf(draws: readonly Drawn[], sums: Sums): GameReportLine[] {
	const lines = new Map<
		string,
		{ game: LotteryGame; currency: string; tickets: number; stake: bigint; returned: bigint }
	>();
	for (const { about, currency, tickets, stake, returned } of sums) {
		const [code = ""] = about.split("|");
		if (!isLotteryGame(code)) continue;
		const key = `${code} ${currency}`;
		const line = lines.get(key) ?? { game: code, currency, tickets: 0, stake: 0n, returned: 0n };
		line.tickets += tickets;
		line.stake += stake;
		line.returned += returned;
		lines.set(key, line);
	}
	return [...lines.values()].flatMap(({ game, currency, tickets, stake, returned }) => {
		const own = draws.filter((draw) => draw.game === game);
		const voided = own.filter(({ isVoid }) => isVoid).length;
		if (!isCurrencyCode(currency)) return [];
		const money = { stake: formatMinor(stake, currency), returned: formatMinor(returned, currency) };
		return [{ game, currency, draws: own.length, voided, tickets, ...money }];
	});
}
