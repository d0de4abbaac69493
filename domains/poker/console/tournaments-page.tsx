// Tournaments as they stand: what they cost, who came, what there is to win; one is looked at with its standings, and started or
// cancelled with a reason.
import { useState } from "react";
import {
	ChipsFilter,
	type DataColumn,
	DataTable,
	everyMilliseconds,
	fieldsOf,
	PageHead,
	TableSkeleton,
	useDeskText,
	useMay,
} from "#platform/desk/ui";
import {
	Badge,
	Button,
	Chips,
	Dialog,
	FailureNote,
	Field,
	Skeleton,
	showToast,
	useAddress,
	useFormats,
} from "#platform/ui";
import { type LobbyTournament, listDeskPokerTournaments, readDeskPokerTournament } from "../contract/index.ts";
import type { SeenTournament } from "../core/index.ts";
import { useListDeskPokerTournaments, useReadDeskPokerTournament, useRunPokerTournament } from "./calls.gen.ts";
import { usePokerDeskText } from "./text.ts";
import { useChips } from "./use-chips.ts";

type Listed = Omit<LobbyTournament, "gameId">;

const modes = ["real", "demo"] as const;

export function TournamentsPage() {
	const say = usePokerDeskText();
	const { read, write } = useAddress();
	const mode = modes.find((one) => one === read("mode")) ?? "real";
	const { data, error, refetch } = useListDeskPokerTournaments({ mode }, { everyMilliseconds });
	const open = data?.tournaments.find(({ id }) => id === read("tournament"));
	const columns = useColumns();
	const close = () => write({ tournament: undefined });
	return (
		<>
			<PageHead title={say("screens.pokerTournaments")} text={say("cups.text")} />
			<div className="mb-4">
				<ChipsFilter
					name="mode"
					label={say("tables.money")}
					items={modes.map((key) => ({ key, label: say(`tables.${key}`) }))}
					chosen={mode}
				/>
			</div>
			{error !== null && data === undefined ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
			{data === undefined && error === null ? <TableSkeleton /> : null}
			{data === undefined ? null : (
				<DataTable
					caption={say("screens.pokerTournaments")}
					columns={columns}
					rows={data.tournaments}
					rowKey={({ id }) => id}
					opened={open?.id}
					onOpen={({ id }) => write({ tournament: id }, { step: true })}
				/>
			)}
			<Dialog open={open !== undefined} onClose={close} title={open?.id ?? ""} size="popup">
				{open === undefined ? null : <One tournament={open} onDone={close} />}
			</Dialog>
		</>
	);
}

function useColumns(): readonly DataColumn<Listed>[] {
	const say = usePokerDeskText();
	const { moment } = useFormats();
	const chips = useChips();
	return [
		{ key: "id", head: say("cups.tournament"), cell: ({ id }) => id, sortBy: ({ id }) => id },
		{
			key: "starts",
			head: say("cups.starts"),
			cell: ({ config: { startsAt } }) =>
				startsAt === null ? say("cups.whenFull") : moment(new Date(startsAt).toISOString()),
			sortBy: ({ config: { startsAt } }) => startsAt ?? 0,
		},
		{
			key: "cost",
			head: say("cups.cost"),
			figures: true,
			cell: ({ config }) => `${chips(config.buyIn, config.currency)} + ${chips(config.fee, config.currency)}`,
		},
		{
			key: "entries",
			head: say("cups.entries"),
			figures: true,
			cell: ({ entries, left, config }) => say("cups.entered", { entries, left, most: config.most }),
			sortBy: ({ entries }) => entries,
		},
		{
			key: "pool",
			head: say("cups.pool"),
			figures: true,
			cell: ({ pool, config }) => chips(pool, config.currency),
			sortBy: ({ pool }) => pool,
		},
		{ key: "state", head: say("tables.state"), cell: ({ phase }) => <Badge>{say(`cups.phases.${phase}`)}</Badge> },
	];
}

type OneProps = { readonly tournament: Listed; readonly onDone: () => void };

function One({ tournament, onDone }: OneProps) {
	const mayRun = useMay("poker.tournaments:run");
	const { data, error } = useReadDeskPokerTournament({ tournament: tournament.id }, { everyMilliseconds });
	return (
		<div className="flex flex-col gap-5">
			{error !== null && data === undefined ? <FailureNote error={error} /> : null}
			{data === undefined ? <Skeleton className="h-40 rounded-card" /> : <Standings seen={data.seen} />}
			{mayRun && ["registering", "running"].includes(tournament.phase) ? (
				<RunForm tournament={tournament} onDone={onDone} />
			) : null}
		</div>
	);
}

function Standings({ seen }: { readonly seen: SeenTournament }) {
	const say = usePokerDeskText();
	const chips = useChips();
	const currency = seen.config?.currency ?? "";
	if (seen.standings.length === 0) return <p className="text-14 text-text-2">{say("cups.nobody")}</p>;
	const columns: readonly DataColumn<SeenTournament["standings"][number] & { readonly row: number }>[] = [
		{ key: "place", head: say("cups.place"), figures: true, cell: ({ place }) => place ?? "–" },
		{ key: "name", head: say("cups.player"), cell: ({ name, bot }) => (bot ? `${name} · ${say("cups.bot")}` : name) },
		{ key: "table", head: say("tables.table"), figures: true, cell: ({ table }) => table ?? "–" },
		{ key: "chips", head: say("cups.points"), figures: true, cell: ({ chips: points }) => points },
		{ key: "prize", head: say("cups.prize"), figures: true, cell: ({ prize }) => chips(prize, currency) },
	];
	return (
		<>
			{seen.reason === "" ? null : (
				<p className="text-14 text-text-2">{seen.reason === "few" ? say("cups.few") : seen.reason}</p>
			)}
			<DataTable
				caption={say("cups.standings")}
				columns={columns}
				rows={seen.standings.map((standing, row) => ({ ...standing, row }))}
				rowKey={({ row }) => String(row)}
			/>
		</>
	);
}

/** A start, where it does not run yet, or its end. */
function RunForm({ tournament: { id, phase, entries }, onDone }: OneProps) {
	const say = usePokerDeskText();
	const sayDesk = useDeskText();
	const run = useRunPokerTournament({ refreshes: [listDeskPokerTournaments, readDeskPokerTournament] });
	const [chosen, setChosen] = useState<"start" | "cancel">("cancel");
	const mayStart = phase === "registering" && entries > 1;
	const act = mayStart ? chosen : "cancel";
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const onSuccess = () => {
					showToast({ tone: "success", text: say(`cups.${act}Done`) });
					onDone();
				};
				const { reason = "" } = fieldsOf(event.currentTarget);
				run.mutate({ tournament: id, act, reason }, { onSuccess });
			}}
		>
			<p className="text-14 text-text-2">{say("cups.cancelText")}</p>
			{mayStart ? (
				<Chips
					label={say("cups.what")}
					items={(["cancel", "start"] as const).map((key) => ({ key, label: say(`cups.${key}`) }))}
					chosen={act}
					onChoose={setChosen}
				/>
			) : null}
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{run.error === null ? null : <FailureNote error={run.error} />}
			<div>
				<Button submit look={act === "start" ? "plain" : "danger"} busy={run.isPending}>
					{say(`cups.${act}`)}
				</Button>
			</div>
		</form>
	);
}
