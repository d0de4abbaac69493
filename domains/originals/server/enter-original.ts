// A frame enters its game: stakes, balance, seeds, and the round that is still open.
import { failure } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { enterOriginal, type OriginalRound } from "../contract/index.ts";
import { offeredStakes, payTableOf } from "../core/index.ts";
import { pairOf } from "./claim-round.ts";
import { type OriginalsTools, seatGameIn, seatOf } from "./ports.ts";
import { findRunning } from "./round-store.ts";
import { settleRound } from "./settle-round.ts";
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
		const onTable = openRound === undefined || openRound.mode === "real" ? 0n : openRound.stakeMinor;
		return ok({
			mode: play.mode,
			currency,
			balance: formatMinor(balance - onTable, currency),
			stakes: offeredStakes({ game, currency }).map((stake) => formatMinor(stake, currency)),
			payTable: payTableOf(game),
			seeds,
			...(openRound === undefined ? {} : { openRound: openRound.view }),
		});
	});

type Open = { readonly view: OriginalRound; readonly mode: "real" | "demo"; readonly stakeMinor: bigint };

/** The open round; one that is decided and was not paid is paid now. */
async function goesOn(tools: OriginalsTools, play: PlayTicket): Promise<Open | undefined> {
	const running = await tools.db.read(async (tx) => {
		const row = await findRunning(tx, seatOf(play));
		return row === undefined ? undefined : { row, pair: await pairOf(tx, row) };
	});
	if (running === undefined || running.row.state === "drawn" || running.row.state === "returning") return undefined;
	if (running.row.state === "closing") {
		await settleRound(tools, running, play);
		return undefined;
	}
	const view = steppedView(tools.seeds, running);
	return { view, mode: view.mode, stakeMinor: BigInt(running.row.stake) };
}
