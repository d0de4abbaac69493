// Tournaments and races: what comes, runs and is over, with rules by version, and how many compete.
import { useState } from "react";
import { type DataColumn, DataTable, PageHead, TableSkeleton, useDeskText, useMay } from "#platform/desk/ui";
import { Badge, Button, DateTime, Dialog, EmptyState, FailureNote } from "#platform/ui";
import type { DeskTournament } from "../../contract/index.ts";
import { useReadTournaments } from "../calls.gen.ts";
import { useNameOf } from "../catalogue/catalogue-words.ts";
import { useGamesDeskText } from "../text.ts";
import { CloseTournament } from "../tournaments/close-tournament.tsx";
import { TournamentForm } from "../tournaments/tournament-form.tsx";
import { WaitingTournaments } from "../tournaments/waiting-tournaments.tsx";

/** How often states and numbers are asked for again. */
const everyMilliseconds = 15_000;

export function TournamentsPage() {
	const say = useGamesDeskText();
	const nameOf = useNameOf();
	const mayWrite = useMay("games.tournaments:write");
	const list = useReadTournaments({}, { everyMilliseconds });
	const columns = useColumns();
	const [open, setOpen] = useState<DeskTournament | "new">();
	const close = () => setOpen(undefined);
	const isNew = open === undefined || open === "new";
	const lookAgain = async (): Promise<void> => {
		const { data } = await list.refetch();
		if (!isNew) setOpen(data?.tournaments.find(({ code }) => code === open.code));
	};
	return (
		<>
			<PageHead title={say("screens.tournaments")} text={say("tournaments.text")}>
				{mayWrite && list.data !== undefined ? (
					<Button size="small" onPress={() => setOpen("new")}>
						{say("tournaments.add")}
					</Button>
				) : null}
			</PageHead>
			{list.error === null ? null : <FailureNote error={list.error} onRetry={() => void list.refetch()} />}
			{list.data === undefined && list.error === null ? <TableSkeleton /> : null}
			{list.data === undefined ? null : (
				<WaitingTournaments waiting={list.data.waiting} standing={list.data.tournaments} />
			)}
			{list.data?.tournaments.length === 0 ? <EmptyState title={say("tournaments.none")} /> : null}
			{list.data === undefined || list.data.tournaments.length === 0 ? null : (
				<DataTable
					caption={say("screens.tournaments")}
					columns={columns}
					rows={list.data.tournaments}
					rowKey={({ code }) => code}
					onOpen={setOpen}
					opened={isNew ? undefined : open.code}
				/>
			)}
			<Dialog
				open={open !== undefined}
				onClose={close}
				title={isNew ? say("tournaments.add") : nameOf(open)}
				size="panel"
			>
				{open === undefined || list.data === undefined ? null : (
					<TournamentForm
						key={isNew ? "new" : `${open.code} ${open.version}`}
						tournament={isNew ? undefined : open}
						currencies={list.data.currencies}
						onDone={close}
						onLookAgain={() => void lookAgain()}
					/>
				)}
				{isNew || !mayWrite || open.state === "settled" || open.state === "cancelled" ? null : (
					<CloseTournament tournament={open} onDone={close} />
				)}
			</Dialog>
		</>
	);
}

const tones = { planned: "accent", running: "won", closing: "accent", settled: "plain", cancelled: "lost" } as const;

function useColumns(): readonly DataColumn<DeskTournament>[] {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const nameOf = useNameOf();
	return [
		{ key: "name", head: sayDesk("parts.name"), cell: nameOf },
		{ key: "score", head: say("tournaments.score"), cell: ({ score }) => say(`tournaments.scores.${score}`) },
		{
			key: "state",
			head: sayDesk("parts.state"),
			cell: ({ state }) => <Badge tone={tones[state]}>{say(`tournaments.states.${state}`)}</Badge>,
		},
		{ key: "from", head: sayDesk("parts.begins"), cell: ({ startsAt }) => <DateTime at={startsAt} /> },
		{ key: "to", head: sayDesk("parts.ends"), cell: ({ endsAt }) => <DateTime at={endsAt} /> },
		{ key: "players", head: say("tournaments.players"), figures: true, cell: ({ players }) => players },
		{ key: "version", head: sayDesk("parts.version"), figures: true, cell: ({ version }) => version },
	];
}
