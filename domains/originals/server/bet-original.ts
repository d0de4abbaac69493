// Stakes on an instant game. The nonce is claimed first, in a transaction of its own; then the money moves, through the
// games alone; a press that is repeated after any of it goes on where it stopped.
import type { Ticket } from "#games/api";
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok, parseMinor, type Result } from "#platform/kernel";
import type { betErrors } from "../contract/errors.ts";
import { betOriginal, type PlayedOriginal } from "../contract/index.ts";
import { isOffered, isStepped, offeredStakes } from "../core/index.ts";
import { type Claimed, claimRound } from "./claim-round.ts";
import { type OriginalsTools, seatGameIn, seatOf } from "./ports.ts";
import { changeRound, lockRound, type RoundRow } from "./round-store.ts";
import { giveBack, placeStepped, voidTickets } from "./stepped-ticket.ts";
import { steppedView } from "./view.ts";
import { playWhole } from "./whole-round.ts";

type Answer = Result<PlayedOriginal, Failure<keyof typeof betErrors>>;

export const betOriginalRoute = (tools: OriginalsTools): Route =>
	bind(betOriginal, async ({ key, stake, picked }, { play }): Promise<Answer> => {
		if (picked.game !== seatGameIn(play)) return err(failure("ORIGINAL_UNKNOWN"));
		const minor = parseMinor(stake, play.currency);
		const offered = minor.ok && offeredStakes({ game: picked.game, currency: play.currency }).includes(minor.value);
		if (!offered || !isOffered(picked)) return err(failure("ORIGINAL_NOT_OFFERED"));
		const press = { seat: seatOf(play), key, stake: minor.value, currency: play.currency, picked };
		const claimed = await tools.db.tx((tx) => claimRound(tools, tx, press));
		if (!claimed.ok) return claimed;
		return isStepped(picked) ? beginStepped(tools, claimed.value, play) : playWhole(tools, claimed.value, play);
	});

/** The first press of a round of steps: its stake is taken at once (GLI-19 4.3.3), its end is open. */
async function beginStepped(tools: OriginalsTools, claimed: Claimed, play: PlayTicket): Promise<Answer> {
	const { row } = claimed;
	if (row.state !== "drawn") return goOn(tools, claimed, play);
	const staked = await placeStepped(tools, claimed, play);
	if (!staked.ok) {
		// The same press may be under way a second time: the stake that it takes goes back by its own hand.
		await giveBack(tools, { row, untouched: false });
		return staked;
	}
	const now = await tools.db.tx((tx) => openRound(tools, tx, { row, ticket: staked.value }));
	if (now?.opened === true) return ok(await answerOf(tools, { ...claimed, row: now.row }, play));
	return now === undefined ? err(failure("PLAY_BUSY")) : goOn(tools, { ...claimed, row: now.row }, play);
}

type Staked = { readonly row: RoundRow; readonly ticket: Pick<Ticket, "ticketId" | "owner"> };

/** The round on its ticket. Another hand may have been first, the same press or the clock: on a round that is none the stake goes back. */
async function openRound(tools: OriginalsTools, tx: Tx, { row, ticket }: Staked) {
	const asDrawn = { ...row, in: ["drawn"], now: tools.clock.now() } as const;
	const open = await changeRound(tx, asDrawn, { state: "open", played_id: ticket.ticketId });
	if (open !== undefined) return { row: open, opened: true };
	const now = await lockRound(tx, row);
	if (now !== undefined && now.state !== "refused") return { row: now, opened: false };
	await voidTickets(tools, tx, [ticket]);
	return undefined;
}

/** A press that came before, as its round stands now; refused when its stake has gone back. */
async function goOn(tools: OriginalsTools, claimed: Claimed, play: PlayTicket): Promise<Answer> {
	const { state } = claimed.row;
	if (state === "refused" || state === "drawn") return err(failure("PLAY_BUSY"));
	return ok({ ...(await answerOf(tools, claimed, play)), replayed: true });
}

/** The round as it stands. */
export async function answerOf(tools: OriginalsTools, running: Claimed, play: PlayTicket): Promise<PlayedOriginal> {
	return {
		round: steppedView(tools.seeds, running),
		balance: formatMinor(await tools.games.playBalance(play), play.currency),
		replayed: false,
	};
}
