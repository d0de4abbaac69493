// A frame enters its lottery: purse, prize mode and group, prices, the game as it stands.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { enterLottery, readLotterySetting, readOwnSeries } from "../contract/index.ts";
import {
	chaseBounds,
	familyOf,
	mostMultiple,
	priceOf,
	prizeModeIds,
	seriesBounds,
	slipBounds,
	standardSeries,
	unitsOf,
} from "../core/index.ts";
import { mostOnPlays, mostStake, mostWin } from "./limits.ts";
import { playLimitsOf } from "./play-limit-rows.ts";
import { lotteryIn } from "./ports.ts";
import { groupFor } from "./prize-groups.ts";
import { type LotteryReader, seenOf } from "./read-lottery.ts";
import { boundsOf } from "./terms-rows.ts";

export const enterLotteryRoute = (tools: LotteryReader): Route =>
	bind(enterLottery, async (_input, { play, now }) => {
		const here = lotteryIn(play);
		const game = here === undefined ? undefined : await seenOf(tools, here.game);
		if (here === undefined || game === undefined) return err(failure("LOTTERY_UNKNOWN"));
		const { currency, mode } = play;
		const { group, bounds, plays } = await tools.db.read(async (tx) => ({
			group: await groupFor(tx, play, here.mode),
			bounds: await boundsOf(tx, here.game),
			plays: await playLimitsOf(tx, here.game),
		}));
		return ok({
			now: now.getTime(),
			mode,
			prizeMode: here.mode,
			prizeModeId: prizeModeIds[here.mode],
			currency,
			balance: formatMinor(await tools.games.playBalance(play), currency),
			group,
			price: formatMinor(priceOf(currency, here.mode), currency),
			unitModes: [...unitsOf(here.mode, familyOf(here.game).code)],
			mostStake: formatMinor(mostStake(currency, bounds), currency),
			mostWin: formatMinor(mostWin(currency, bounds), currency),
			playLimits: [...mostOnPlays(currency, plays)].map(([playId, most]) => ({
				playId,
				mostStake: formatMinor(most, currency),
			})),
			game,
		});
	});

export const readLotterySettingRoute = ({ db }: Pick<LotteryReader, "db">): Route =>
	bind(readLotterySetting, async ({ gameId }, { play }) => {
		const here = lotteryIn(play);
		if (here?.game !== gameId) return err(failure("LOTTERY_UNKNOWN"));
		const { currency } = play;
		const bounds = await db.read((tx) => boundsOf(tx, gameId));
		return ok({
			currency,
			price: formatMinor(priceOf(currency, here.mode), currency),
			unitModes: [...unitsOf(here.mode, familyOf(here.game).code)],
			...slipBounds,
			mostMultiple,
			mostChaseRows: chaseBounds.mostRows,
			mostStake: formatMinor(mostStake(currency, bounds), currency),
			mostWin: formatMinor(mostWin(currency, bounds), currency),
		});
	});

export const readOwnSeriesRoute = ({ db }: Pick<LotteryReader, "db">): Route =>
	bind(readOwnSeries, async (_input, { play }) => {
		const here = lotteryIn(play);
		if (here === undefined) return err(failure("LOTTERY_UNKNOWN"));
		const { least, step } = seriesBounds;
		const group = await db.read((tx) => groupFor(tx, play, here.mode));
		return ok(
			here.mode === "Lott"
				? { group, least, step, standard: standardSeries }
				: { group: 0, least: 0, step: 0, standard: 0 },
		);
	});
