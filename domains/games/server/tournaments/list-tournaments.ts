// Answers the tournaments with their first places from memory, and a member's own places from the index of the standing.
import { bind, type Route } from "#platform/http";
import { formatMinor, ok } from "#platform/kernel";
import { listOwnTournaments, listTournaments, type OwnTournament, type Tournament } from "../../contract/index.ts";
import { type CatalogueGame, nameIn, scoreText, tournamentState } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import type { Shown } from "./cached-tournaments.ts";
import { currencyOf, type OwnRow, ownRows, type TournamentRow } from "./tournament-store.ts";

export const listTournamentsRoute = (tools: GamesTools): Route =>
	bind(listTournaments, async (input, context) => {
		const language = input.language ?? context.language;
		const { games } = tools.catalogue.current();
		const tournaments = tools.tournaments
			.current()
			.shown.filter(({ row }) => row.kept !== "cancelled")
			.map((one) => shownIn(one, { language, games, now: context.now }));
		return ok({ tournaments });
	});

type Around = { readonly language: string; readonly games: readonly CatalogueGame[]; readonly now: Date };

function shownIn({ row, top }: Shown, { language, games, now }: Around): Tournament {
	const { code, version, score, entry, currency, prizesIn, startsAt, endsAt } = row;
	const show = (minor: string) => formatMinor(BigInt(minor), currencyOf(row));
	const all = row.games.length === 0 && row.tag === null;
	return {
		code,
		version,
		score,
		entry,
		currency,
		state: tournamentState(row, now),
		name: nameIn({ en: "", ...row.names }, language),
		rules: nameIn({ en: "", ...row.rules }, language),
		...(row.minStake === "0" ? {} : { minStake: show(row.minStake) }),
		startsAt: startsAt.toISOString(),
		endsAt: endsAt.toISOString(),
		prizes: row.prizes.map(show),
		prizesIn,
		top: [...top],
		gameIds: all ? [] : games.filter((game) => counts(game, row)).map(({ id }) => id),
	};
}

const counts = (game: CatalogueGame, { games, tag }: TournamentRow): boolean =>
	games.includes(game.id) || (tag !== null && game.tags.includes(tag));

export const listOwnTournamentsRoute = ({ db }: Pick<GamesTools, "db">): Route =>
	bind(listOwnTournaments, async (_input, { principal: { guest, memberId } }) =>
		ok({ tournaments: guest ? [] : (await db.read((tx) => ownRows(tx, { memberId }))).map(ownOf) }),
	);

export function ownOf(row: OwnRow): OwnTournament {
	const currency = currencyOf(row);
	return {
		code: row.code,
		joined: row.joined,
		...(row.place === null
			? {}
			: { place: Number(row.place), score: scoreText(row.scoreKind, BigInt(row.score), currency) }),
		...(row.prize === null ? {} : { prize: formatMinor(BigInt(row.prize), currency) }),
	};
}
