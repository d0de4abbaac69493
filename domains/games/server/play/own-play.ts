// A play session at a vendor outside the house, as the site around its frame shows it (RTS 2E, 13B, 13C). Looking is no
// sign of play, and nobody sees or ends what another member launched.
import { type Failure, failure } from "#platform/contract";
import { bind, type Principal, type Route } from "#platform/http";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import { checkIsDue } from "#protection/core";
import { getOwnPlay, leaveOwnPlay } from "../../contract/index.ts";
import { isOutside } from "../catalogue/catalogue.ts";
import type { GamesTools } from "../tools.ts";
import { positionOf } from "./play-state.ts";
import { findById, type PlaySessionRow } from "./play-store.ts";

export const getOwnPlayRoute = (tools: GamesTools): Route =>
	bind(getOwnPlay, async ({ playId }, { principal, now }) => {
		const found = await ownPlay(tools, playId, principal);
		if (!found.ok) return found;
		const { currency } = principal;
		const { game_id: gameId, entered_at: enteredAt } = found.value;
		// The vendor's frame has not entered yet: nothing was played.
		const startedAt = enteredAt ?? now;
		const [{ staked, won }, standing] = await Promise.all([
			positionOf(tools, { currency, gameId, startedAt, ticket: { playId, memberId: principal.memberId } }),
			tools.protection.lookAtPlay(principal),
		]);
		return ok({
			currency,
			startedAt: startedAt.toISOString(),
			now: now.toISOString(),
			net: formatMinor(won - staked, currency),
			checkDue: checkIsDue(standing, now),
		});
	});

export const leaveOwnPlayRoute = (tools: GamesTools): Route =>
	bind(leaveOwnPlay, async ({ playId }, { principal, now }) => {
		const found = await ownPlay(tools, playId, principal);
		if (!found.ok) return found;
		await tools.sessions.end(playId);
		await tools.bringHome?.({ ...principal, now });
		return ok({});
	});

async function ownPlay(
	{ db, catalogue }: GamesTools,
	playId: string,
	{ memberId, currency }: Principal,
): Promise<Result<PlaySessionRow, Failure<"GAME_NOT_FOUND">>> {
	const row = await db.read((tx) => findById(tx, playId));
	const game = row === undefined ? undefined : catalogue.current().byId.get(row.game_id);
	const own = row?.member_id === memberId && row.currency === currency;
	const outside = game !== undefined && isOutside(catalogue.current(), game.vendor);
	if (row === undefined || !own || !outside) return err(failure("GAME_NOT_FOUND"));
	return ok(row);
}
