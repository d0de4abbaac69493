// Links with which a member shows one of their rounds to anybody: made, listed, taken back, opened. What is opened says
// nothing of whose round it was, and a link that was taken back or has ended is answered like one that never was.
import { type Failure, failure, type OutputOf } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, type MemberId, ok, type Result } from "#platform/kernel";
import { digestOf, newSecret } from "#platform/kernel/node";
import {
	endReplayLink,
	listReplayLinks,
	makeReplayLink,
	openReplay,
	type RecalledRound,
	type ReplayLink,
	type SharedRound,
	sharePlayRound,
	timesMark,
} from "../../contract/index.ts";
import { nameIn, winTimes } from "../../core/index.ts";
import { type Catalogue, isOutside } from "../catalogue/catalogue.ts";
import type { SharedWin, ShareFailureCode, ShareWin } from "../games-api.ts";
import { findRound, type RoundRow } from "../rounds/round-store.ts";
import type { GamesTools } from "../tools.ts";
import { deleteLink, insertLink, type LinkRow, linkOf, openLinks } from "./replay-link-store.ts";
import { recallOf } from "./round-records.ts";

const linkMilliseconds = 30 * 86_400_000;
const mostLinks = 50;

export const makeReplayLinkRoute = (tools: GamesTools): Route =>
	bind(makeReplayLink, async ({ roundId, amounts }, { principal: { memberId }, now, language }) => {
		const round = await tools.db.read((tx) => findRound(tx, { memberId, id: roundId }));
		return madeLink(tools, { memberId, round, amounts, now, language });
	});

/** A trial has no record, and a frame shows the rounds of its own game. */
export const sharePlayRoundRoute = (tools: GamesTools): Route =>
	bind(sharePlayRound, async ({ roundId, amounts }, { play: { memberId, playId }, now, language }) => {
		const facts = await tools.sessions.facts(playId);
		if (memberId === undefined || facts === undefined) return err(failure("ROUND_NOT_FOUND"));
		const found = await tools.db.read((tx) => findRound(tx, { memberId, id: roundId }));
		const round = found?.game_id === facts.gameId ? found : undefined;
		return madeLink(tools, { memberId, round, amounts, now, language });
	});

type Asked = {
	readonly memberId: MemberId;
	readonly round: RoundRow | undefined;
	readonly amounts: boolean;
	readonly now: Date;
	readonly language: string;
};

async function madeLink(
	tools: GamesTools,
	{ memberId, round, amounts, now, language }: Asked,
): Promise<Result<OutputOf<typeof makeReplayLink>, Failure<keyof typeof makeReplayLink.errors>>> {
	const catalogue = tools.catalogue.current();
	if (round === undefined) return err(failure("ROUND_NOT_FOUND"));
	if (!mayBeShown(catalogue, round)) return err(failure("ROUND_NOT_SHOWN"));
	const token = newSecret();
	const link = {
		digest: digestOf(token),
		member_id: memberId,
		round_id: round.id,
		game_id: round.game_id,
		amounts,
		made_at: now,
		ends_at: new Date(now.getTime() + linkMilliseconds),
	};
	const made = await tools.db.tx((tx) => insertLink(tx, link, mostLinks));
	if (made === undefined) return err(failure("TOO_MANY_REPLAY_LINKS"));
	return ok({ token, link: listed(catalogue, made, language) });
}

/** For a card that its owner shows: of a round that won something. */
export async function shareWin(
	tools: GamesTools,
	{ memberId, roundId, amounts, now, language }: ShareWin,
): Promise<Result<SharedWin, Failure<ShareFailureCode>>> {
	const round = await tools.db.read((tx) => findRound(tx, { memberId, id: roundId }));
	if (round === undefined || BigInt(round.win) === 0n) return err(failure("ROUND_NOT_FOUND"));
	const made = await madeLink(tools, { memberId, round, amounts, now, language });
	if (!made.ok) return made;
	const shared = withoutMember(recallOf(tools.catalogue.current(), round, language));
	const { gameType, displayName, smallIcon, currency, stake, win } = { ...shared, ...(amounts ? {} : inTimes(round)) };
	return ok({
		token: made.value.token,
		gameId: round.game_id,
		gameType,
		displayName,
		smallIcon,
		currency,
		stake,
		win,
	});
}

export const listReplayLinksRoute = (tools: GamesTools): Route =>
	bind(listReplayLinks, async ({ language }, { principal: { memberId }, now, language: spoken }) => {
		const rows = await tools.db.read((tx) => openLinks(tx, { memberId, now, limit: mostLinks }));
		const catalogue = tools.catalogue.current();
		return ok({ links: rows.map((row) => listed(catalogue, row, language ?? spoken)) });
	});

export const endReplayLinkRoute = (tools: GamesTools): Route =>
	bind(endReplayLink, async ({ linkId: id }, { principal: { memberId } }) =>
		(await tools.db.tx((tx) => deleteLink(tx, { memberId, id }))) ? ok({}) : err(failure("REPLAY_LINK_NOT_FOUND")),
	);

export const openReplayRoute = (tools: GamesTools): Route =>
	bind(openReplay, async ({ token, language }, { now, language: spoken }) => {
		const catalogue = tools.catalogue.current();
		const found = await tools.db.read(async (tx) => {
			const link = await linkOf(tx, { digest: digestOf(token), now });
			if (link === undefined) return undefined;
			const round = await findRound(tx, { memberId: link.member_id, id: link.round_id });
			return round === undefined ? undefined : { round, amounts: link.amounts };
		});
		// A vendor may void a round after its link was made.
		if (found === undefined || !mayBeShown(catalogue, found.round)) return err(failure("REPLAY_LINK_NOT_FOUND"));
		const recalled = recallOf(catalogue, found.round, language ?? spoken);
		return ok({ ...withoutMember(recalled), ...(found.amounts ? {} : inTimes(found.round)) });
	});

/** Ended, and of the house: what a vendor outside writes of a round may say who played it. */
function mayBeShown(catalogue: Catalogue, { status, game_id: gameId }: RoundRow): boolean {
	const game = catalogue.byId.get(gameId);
	return (status === "complete" || status === "resettled") && game !== undefined && !isOutside(catalogue, game.vendor);
}

/** Each field is named: a new one of a round is not told before somebody has thought of it. */
const withoutMember = (round: RecalledRound): SharedRound => ({
	replay: true,
	gameCode: round.gameCode,
	vassalage: round.vassalage,
	vendorName: round.vendorName,
	gameType: round.gameType,
	displayName: round.displayName,
	smallIcon: round.smallIcon,
	hue: round.hue,
	currency: round.currency,
	stake: round.stake,
	...(round.freeStake === undefined ? {} : { freeStake: round.freeStake }),
	win: round.win,
	payTable: round.payTable,
	events: round.events.map(withoutRounds),
});

/** What an event says of another round (a win that was doubled) names none: its number is its member's. */
const withoutRounds = (event: unknown): unknown =>
	typeof event === "object" && event !== null && "round" in event && typeof event.round === "string"
		? { ...event, round: "" }
		: event;

/** Of a spin that was an award of free spins, multiples of what the house staked. */
function inTimes(row: RoundRow): Pick<SharedRound, "currency" | "stake" | "freeStake" | "win"> {
	const [win, stake] = [BigInt(row.win), BigInt(row.free_stake ?? row.stake)];
	const [times, won] = [winTimes({ win: stake, stake }), winTimes({ win, stake })];
	return { currency: timesMark, stake: times, freeStake: undefined, win: won };
}

function listed(catalogue: Catalogue, row: LinkRow, language: string): ReplayLink {
	const game = catalogue.byId.get(row.game_id);
	return {
		linkId: row.id,
		roundId: row.round_id,
		displayName: game === undefined ? "" : nameIn(game.names, language),
		amounts: row.amounts,
		madeAt: row.made_at.toISOString(),
		endsAt: row.ends_at.toISOString(),
	};
}
