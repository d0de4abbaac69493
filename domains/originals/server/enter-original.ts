// A frame enters its game: stakes, balance, seeds, and the round that is still open.
import { failure } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { enterOriginal, type OriginalRound } from "../contract/index.ts";
import { offeredStakes, payTableOf } from "../core/index.ts";
import { pairOf } from "./claim-round.ts";
import { type OriginalsTools, seatGameIn, seatOf } from "./ports.ts";
import { findRunning } from "./round-store.ts";
import { steppedView } from "./view.ts";

export const enterOriginalRoute = (tools: OriginalsTools): Route =>
	bind(enterOriginal, async (_input, { play, now }) => {
		const { currency } = play;
		const game = seatGameIn(play);
		if (game === undefined) return err(failure("ORIGINAL_UNKNOWN"));
		const openRound = await goesOn(tools, play);
		const [balance, seeds] = await Promise.all([
			tools.games.playBalance(play),
			tools.db.tx((tx) => tools.seeds.view(tx, seatOf(play), { now })),
		]);
		return ok({
			mode: play.mode,
			currency,
			balance: formatMinor(balance, currency),
			stakes: offeredStakes({ game, currency }).map((stake) => formatMinor(stake, currency)),
			payTable: payTableOf(game),
			seeds,
			...(openRound === undefined ? {} : { openRound }),
		});
	});

async function goesOn(tools: OriginalsTools, play: PlayTicket): Promise<OriginalRound | undefined> {
	const running = await tools.db.read(async (tx) => {
		const row = await findRunning(tx, seatOf(play));
		return row === undefined ? undefined : { row, pair: await pairOf(tx, row) };
	});
	return running?.row.state === "open" ? steppedView(tools.seeds, running) : undefined;
}
