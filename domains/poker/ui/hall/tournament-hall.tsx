// The hall's sit & gos and tournaments: those that take entries, the next ones, those that run.
import { Link } from "@tanstack/react-router";
import { buttonClass, FailureNote, Skeleton, useLiveBack } from "#platform/ui";
import { pokerVendor } from "../../contract/vendors.ts";
import { useListPokerTournaments } from "../calls.gen.ts";
import { usePokerText } from "../text.ts";
import { TournamentRows } from "../tournament/tournament-rows.tsx";

const everyMilliseconds = 5_000;

export type TournamentHallProps = { readonly mode: "demo" | "real"; readonly kind: "sng" | "mtt" };

export function TournamentHall({ mode, kind }: TournamentHallProps) {
	const say = usePokerText();
	const { data, error, refetch } = useListPokerTournaments({ mode }, { everyMilliseconds });
	const again = () => void refetch();
	useLiveBack(again, { active: true });
	const phases = ["registering", "running", "done", "cancelled"];
	const tournaments = (data?.tournaments ?? [])
		.filter(({ config }) => config.kind === kind)
		.toSorted(
			(a, b) =>
				phases.indexOf(a.phase) - phases.indexOf(b.phase) ||
				(a.config.startsAt ?? a.config.buyIn) - (b.config.startsAt ?? b.config.buyIn),
		);
	if (data === undefined)
		return error === null ? <Skeleton className="h-64 rounded-card" /> : <FailureNote error={error} onRetry={again} />;
	return (
		<>
			<TournamentRows
				tournaments={tournaments}
				now={data.now}
				action={({ id, name, gameId }) => (
					<Link
						to="/game"
						search={{ gameId, vassalage: pokerVendor, mode, playType: id }}
						aria-label={say("hall.openName", { name })}
						className={buttonClass({})}
					>
						{say("hall.open")}
					</Link>
				)}
			/>
			<p className="max-w-prose text-14 text-text-2">
				{say(mode === "real" ? "cup.realNote" : data.bots ? "cup.demoNote" : "cup.peopleNote")}
			</p>
		</>
	);
}
