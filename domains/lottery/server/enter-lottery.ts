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
import { mostStake, mostWin } from "./limits.ts";
import { lotteryIn } from "./ports.ts";
import { groupFor } from "./prize-groups.ts";
import { type LotteryReader, seenOf } from "./read-lottery.ts";

export const enterLotteryRoute = (tools: LotteryReader): Route =>
	bind(enterLottery, async (_input, { play, now }) => {
		const here = lotteryIn(play);
		const game = here === undefined ? undefined : await seenOf(tools, here.game);
		if (here === undefined || game === undefined) return err(failure("LOTTERY_UNKNOWN"));
		const { currency, mode } = play;
		return ok({
			now: now.getTime(),
			mode,
			prizeMode: here.mode,
			prizeModeId: prizeModeIds[here.mode],
			currency,
			balance: formatMinor(await tools.games.playBalance(play), currency),
			group: await tools.db.read((tx) => groupFor(tx, play, here.mode)),
			price: formatMinor(priceOf(currency, here.mode), currency),
			unitModes: [...unitsOf(here.mode, familyOf(here.game).code)],
			mostStake: formatMinor(mostStake(currency), currency),
			mostWin: formatMinor(mostWin(currency), currency),
			game,
		});
	});

export const readLotterySettingRoute = (): Route =>
	bind(readLotterySetting, async ({ gameId }, { play }) => {
		const here = lotteryIn(play);
		if (here?.game !== gameId) return err(failure("LOTTERY_UNKNOWN"));
		const { currency } = play;
		return ok({
			currency,
			price: formatMinor(priceOf(currency, here.mode), currency),
			unitModes: [...unitsOf(here.mode, familyOf(here.game).code)],
			...slipBounds,
			mostMultiple,
			mostChaseRows: chaseBounds.mostRows,
			mostStake: formatMinor(mostStake(currency), currency),
			mostWin: formatMinor(mostWin(currency), currency),
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
