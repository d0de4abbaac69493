// The tournaments with their first places, asked for and told every few seconds while a page is open; and where a member stands,
// asked again when anything was told. Who won a prize hears of it here.
import { useEffect, useRef, useState } from "react";
import { isMember, showToast, useFormats, useLive, useSession } from "#platform/ui";
import { type OwnTournament, type Tournament, tournamentsEvent, tournamentWonEvent } from "../../contract/index.ts";
import { useListOwnTournaments, useListTournaments } from "../calls.gen.ts";
import { useGamesText } from "../text.ts";

/** Pushes may stop; what is shown is never much older than this. */
const everyMilliseconds = 20_000;

type Told = { readonly at: number; readonly of: ReadonlyMap<string, Pick<Tournament, "top" | "state">> };

export function useTournaments() {
	const [told, setTold] = useState<Told>({ at: 0, of: new Map() });
	const list = useListTournaments({}, { everyMilliseconds });
	const own = useOwnTournaments(told.at);
	useLive(tournamentsEvent, ({ tournaments }) =>
		setTold({ at: Date.now(), of: new Map(tournaments.map(({ code, top, state }) => [code, { top, state }])) }),
	);
	usePrizeNews();
	const later = told.at > list.dataUpdatedAt ? told.of : undefined;
	const tournaments = list.data?.tournaments.map((one): Tournament => ({ ...one, ...later?.get(one.code) }));
	return { ...list, tournaments, own };
}

function useOwnTournaments(toldAt: number): ReadonlyMap<string, OwnTournament> {
	const { data, refetch } = useListOwnTournaments({}, { enabled: isMember(useSession()), everyMilliseconds });
	const asked = useRef(toldAt);
	useEffect(() => {
		if (asked.current === toldAt) return;
		asked.current = toldAt;
		void refetch();
	}, [toldAt, refetch]);
	return new Map((data?.tournaments ?? []).map((one) => [one.code, one]));
}

function usePrizeNews(): void {
	const say = useGamesText();
	const { amount, number } = useFormats();
	useLive(tournamentWonEvent, (won) => {
		const place = number(won.place);
		const text =
			won.prizesIn === "money"
				? say("tournaments.won", { place, amount: amount(won.amount, won.currency) })
				: say("tournaments.wonPoints", { place, points: amount(won.amount, "").trim() });
		showToast({ tone: "success", text });
	});
}

/** One without games counts them all. */
export const countsIn = ({ gameIds }: Pick<Tournament, "gameIds">, gameId: string): boolean =>
	gameIds.length === 0 || gameIds.includes(gameId);
