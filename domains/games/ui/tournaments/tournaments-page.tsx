// Tournaments and races: those that run, come and were settled lately, and one of them whole. The chosen one and the
// period stand in the address.
import { useRef } from "react";
import { EmptyState, FailureNote, Skeleton, useAddress, usePageTitle } from "#platform/ui";
import type { Tournament } from "../../contract/index.ts";
import { isWithin, periodOf } from "../../core/index.ts";
import { PeriodChips, upcomingPeriods } from "../period-chips.tsx";
import { useGamesText } from "../text.ts";
import { TournamentCard } from "./tournament-card.tsx";
import { TournamentDetail } from "./tournament-detail.tsx";
import { useTournaments } from "./use-tournaments.ts";

export function TournamentsPage() {
	const say = useGamesText();
	usePageTitle(say("tournaments.title"));
	const { read, write } = useAddress();
	const detail = useRef<HTMLDivElement>(null);
	const { tournaments: all, own, error, refetch } = useTournaments();
	const period = upcomingPeriods.find((one) => one === read("when")) ?? "any";
	const tournaments = all?.filter((one) => period === "any" || fallsInto(one, period));
	const chosen = tournaments?.find(({ code }) => code === read("name")) ?? tournaments?.[0];
	return (
		<div className="flex flex-col gap-6 pb-6">
			<header>
				<h1 className="text-28 font-bold">{say("tournaments.title")}</h1>
				<p className="mt-1 max-w-prose text-14 text-text-2">{say("tournaments.intro")}</p>
			</header>
			{error === null || tournaments !== undefined ? null : (
				<FailureNote error={error} onRetry={() => void refetch()} />
			)}
			{tournaments === undefined && error === null ? <Skeleton className="h-96 rounded-card" /> : null}
			{all === undefined || all.length === 0 ? null : (
				<PeriodChips upcoming chosen={period} onChoose={(when) => write({ when, name: undefined })} />
			)}
			{tournaments?.length === 0 ? (
				<EmptyState
					title={say(all?.length === 0 ? "tournaments.none" : "tournaments.noneThen")}
					text={say(all?.length === 0 ? "tournaments.noneText" : "tournaments.noneThenText")}
				/>
			) : null}
			{tournaments === undefined || chosen === undefined ? null : (
				<div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
					<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
						{tournaments.map((tournament) => (
							<TournamentCard
								key={tournament.code}
								tournament={tournament}
								own={own.get(tournament.code)}
								chosen={tournament === chosen}
								onChoose={() => {
									write({ name: tournament.code });
									// On a phone it stands below the list.
									detail.current?.scrollIntoView({ block: "nearest" });
								}}
							/>
						))}
					</ul>
					<div ref={detail} className="min-w-0 scroll-mt-32">
						<TournamentDetail key={chosen.code} tournament={chosen} own={own.get(chosen.code)} />
					</div>
				</div>
			)}
		</div>
	);
}

function fallsInto(
	{ startsAt, endsAt }: Pick<Tournament, "startsAt" | "endsAt">,
	preset: Exclude<(typeof upcomingPeriods)[number], "any">,
): boolean {
	const now = new Date();
	return isWithin(
		{ startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
		periodOf(preset, now, -now.getTimezoneOffset()),
	);
}
