// The first places, with masked names, and the member's own place below them with those around it; or the whole board, page by
// page.
import { useState } from "react";
import { Button, EmptyState, FailureNote, isMember, useSession } from "#platform/ui";
import type { OwnTournament, Tournament } from "../../contract/index.ts";
import { useListTournamentPlaces } from "../calls.gen.ts";
import { useGamesText } from "../text.ts";
import { BoardTable } from "./board-table.tsx";

export type LeaderboardProps = { readonly tournament: Tournament; readonly own: OwnTournament | undefined };

/** A page of the whole board: from the top, around one's own place, or from another page on. */
type Page = { readonly from: "top" | "own"; readonly cursor?: string };

/** So many places the list of tournaments holds. */
const shownFirst = 20;

export function Leaderboard({ tournament, own }: LeaderboardProps) {
	const say = useGamesText();
	const member = isMember(useSession());
	const [page, setPage] = useState<Page>();
	const { top } = tournament;
	if (top.length === 0) return <EmptyState title={say("tournaments.nobody")} />;
	const whole = member && (top.length >= shownFirst || page !== undefined);
	const ranked = own?.place !== undefined;
	return (
		<div className="flex flex-col gap-4">
			{page === undefined ? (
				<FirstPlaces tournament={tournament} own={own} />
			) : (
				<WholeBoard tournament={tournament} page={page} onPage={setPage} />
			)}
			{whole ? (
				<div className="flex flex-wrap justify-center gap-2">
					{page === undefined ? (
						<Button look="plain" size="small" onPress={() => setPage({ from: "top" })}>
							{say("tournaments.pages.whole")}
						</Button>
					) : (
						<Button look="plain" size="small" onPress={() => setPage(undefined)}>
							{say("tournaments.pages.first")}
						</Button>
					)}
					{ranked ? (
						<Button look="plain" size="small" onPress={() => setPage({ from: "own" })}>
							{say("tournaments.pages.own")}
						</Button>
					) : null}
				</div>
			) : null}
		</div>
	);
}

const around = 5;
const everyMilliseconds = 20_000;

function FirstPlaces({ tournament, own }: LeaderboardProps) {
	const { top, code } = tournament;
	const place = own?.place ?? 0;
	const beyond = place > top.length;
	const { data } = useListTournamentPlaces(
		{ tournament: code, from: "own", pageSize: around },
		{ enabled: beyond, everyMilliseconds },
	);
	const near = data?.places.filter((one) => one.place > top.length) ?? [];
	// Until those around are there, one's own place alone.
	const alone = { place, account: "", score: own?.score ?? "0", mine: true };
	const below = !beyond ? [] : near.some(({ mine }) => mine) ? near : [alone];
	return (
		<BoardTable
			tournament={tournament}
			lines={[...top.map((line) => ({ ...line, mine: line.place === place })), ...below]}
		/>
	);
}

type WholeProps = {
	readonly tournament: Tournament;
	readonly page: Page;
	readonly onPage: (page: Page) => void;
};

function WholeBoard({ tournament, page, onPage }: WholeProps) {
	const say = useGamesText();
	const { data, error, refetch } = useListTournamentPlaces(
		{ tournament: tournament.code, ...page },
		{ keepLast: true },
	);
	const go = (cursor: string | undefined) => (cursor === undefined ? undefined : () => onPage({ ...page, cursor }));
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	return (
		<>
			<BoardTable tournament={tournament} lines={data?.places ?? []} />
			<nav aria-label={say("tournaments.board")} className="flex justify-between gap-2">
				<Step words={say("tournaments.pages.up")} onPress={go(data?.previous)} />
				<Step words={say("tournaments.pages.down")} onPress={go(data?.next)} />
			</nav>
		</>
	);
}

type StepProps = { readonly words: string; readonly onPress: (() => void) | undefined };

const Step = ({ words, onPress }: StepProps) => (
	<Button look="quiet" size="small" disabled={onPress === undefined} onPress={() => onPress?.()}>
		{words}
	</Button>
);
