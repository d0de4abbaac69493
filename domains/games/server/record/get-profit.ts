// Answers a member's profit and loss of a period.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { type CurrencyCode, err, formatMinor, ok } from "#platform/kernel";
import { getProfit } from "../../contract/index.ts";
import { decidePeriod, nameIn, netOf, type PlayedSum, sumBy, totalOf } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import { readCountedAt, readDaysOfGames } from "./profit-store.ts";
import { dateOf } from "./round-records.ts";

export const getProfitRoute = (tools: GamesTools): Route =>
	bind(getProfit, async (input, context) => {
		const { memberId, currency } = context.principal;
		const period = decidePeriod({ from: dateOf(input.from), to: dateOf(input.to) }, context.now);
		if (!period.ok) return err(failure(period.error));
		const { lines, countedAt } = await tools.db.read(async (tx) => ({
			countedAt: await readCountedAt(tx),
			lines: await readDaysOfGames(tx, { memberId, currency, ...period.value, offset: input.offset }),
		}));
		const { byId, vendors } = tools.catalogue.current();
		const vendorName = (code: string) =>
			nameIn(vendors.get(code)?.names ?? { en: code }, input.language ?? context.language);
		const shown = figuresIn(currency);
		return ok({
			currency,
			countedAt: countedAt?.toISOString() ?? null,
			total: shown(totalOf(lines)),
			days: [...sumBy(lines, ({ day }) => day)].map(([day, sum]) => ({ day, ...shown(sum) })),
			categories: busiestFirst(sumBy(lines, ({ gameId }) => byId.get(gameId)?.category)).map(([gameType, sum]) => ({
				gameType,
				...shown(sum),
			})),
			vendors: busiestFirst(sumBy(lines, ({ gameId }) => byId.get(gameId)?.vendor)).map(([vassalage, sum]) => ({
				vassalage,
				vendorName: vendorName(vassalage),
				...shown(sum),
			})),
		});
	});

const figuresIn = (currency: CurrencyCode) => (sum: PlayedSum) => ({
	rounds: sum.rounds,
	stake: formatMinor(sum.stake, currency),
	win: formatMinor(sum.win, currency),
	net: formatMinor(netOf(sum), currency),
});

const busiestFirst = <Key>(sums: ReadonlyMap<Key, PlayedSum>): readonly (readonly [Key, PlayedSum])[] =>
	[...sums].toSorted(([, one], [, other]) => Number(other.stake - one.stake));
