// Jackpots: rules with a version, what they hold and what later seeds come from; and what was won, with what proves it.
import { useState } from "react";
import {
	type DataColumn,
	DataTable,
	FileButton,
	PageHead,
	TableSkeleton,
	useDeskText,
	useMay,
} from "#platform/desk/ui";
import { actionHook, Badge, Button, DateTime, Dialog, EmptyState, FailureNote, useFormats } from "#platform/ui";
import { type DeskJackpot, readJackpots, type WonJackpot } from "../../contract/index.ts";
import { useReadJackpots } from "../calls.gen.ts";
import { useNameOf } from "../catalogue/catalogue-words.ts";
import { FundJackpot } from "../jackpots/fund-jackpot.tsx";
import { JackpotForm } from "../jackpots/jackpot-form.tsx";
import { WaitingFundings } from "../jackpots/waiting-fundings.tsx";
import { useGamesDeskText } from "../text.ts";

const useOnce = actionHook(readJackpots);
const columnsOfFile = [
	...(["at", "code", "cycle", "amount", "currency", "seed", "memberId"] as const),
	...(["gameId", "roundId", "hitUnits", "salt", "digest"] as const),
];

/** How often what pots hold is asked for again. */
const everyMilliseconds = 10_000;

export function JackpotsPage() {
	const say = useGamesDeskText();
	const nameOf = useNameOf();
	const mayWrite = useMay("games.jackpots:write");
	const mayFund = useMay("games.jackpots:fund");
	const list = useReadJackpots({}, { everyMilliseconds });
	const once = useOnce();
	const columns = useColumns();
	const [open, setOpen] = useState<DeskJackpot | "new">();
	const close = () => setOpen(undefined);
	const lookAgain = async (code: string): Promise<void> => {
		const { data } = await list.refetch();
		setOpen(data?.jackpots.find((jackpot) => jackpot.code === code));
	};
	return (
		<>
			<PageHead title={say("screens.jackpots")} text={say("jackpots.text")}>
				<FileButton
					name="jackpots-won.csv"
					heads={columnsOfFile}
					cells={(row: WonJackpot) => columnsOfFile.map((column) => String(row[column]))}
					page={async () => ({ rows: (await once.mutateAsync({})).won, next: null })}
				/>
				{mayWrite && list.data !== undefined ? (
					<Button size="small" onPress={() => setOpen("new")}>
						{say("jackpots.add")}
					</Button>
				) : null}
			</PageHead>
			{list.error === null ? null : <FailureNote error={list.error} onRetry={() => void list.refetch()} />}
			{list.data === undefined && list.error === null ? <TableSkeleton /> : null}
			{list.data === undefined ? null : <WaitingFundings waiting={list.data.waiting} jackpots={list.data.jackpots} />}
			{list.data?.jackpots.length === 0 ? <EmptyState title={say("jackpots.none")} /> : null}
			{list.data === undefined || list.data.jackpots.length === 0 ? null : (
				<DataTable
					caption={say("screens.jackpots")}
					columns={columns}
					rows={list.data.jackpots}
					rowKey={({ code }) => code}
					onOpen={setOpen}
					opened={open === undefined || open === "new" ? undefined : open.code}
				/>
			)}
			<Won won={list.data?.won ?? []} />
			<Dialog
				open={open !== undefined}
				onClose={close}
				title={open === undefined || open === "new" ? say("jackpots.add") : nameOf(open)}
				size="panel"
			>
				{open === undefined || list.data === undefined ? null : (
					<JackpotForm
						key={open === "new" ? open : `${open.code} ${open.version}`}
						jackpot={open === "new" ? undefined : open}
						currencies={list.data.currencies}
						onDone={close}
						onLookAgain={() => void (open === "new" ? list.refetch() : lookAgain(open.code))}
					/>
				)}
				{open === undefined || open === "new" || !mayFund ? null : (
					<FundJackpot
						jackpot={list.data?.jackpots.find(({ code }) => code === open.code) ?? open}
						givenAlone={list.data?.givenAlone ?? "0"}
					/>
				)}
			</Dialog>
		</>
	);
}

function Won({ won }: { readonly won: readonly WonJackpot[] }) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	if (won.length === 0) return null;
	return (
		<>
			<h2 className="mt-8 mb-3 text-16 font-bold">{say("jackpots.won")}</h2>
			<DataTable
				caption={say("jackpots.won")}
				columns={[
					{ key: "code", head: sayDesk("parts.code"), cell: ({ code, cycle }) => `${code} ${cycle}` },
					{
						key: "amount",
						head: say("jackpots.amount"),
						figures: true,
						cell: (one) => amount(one.amount, one.currency),
					},
					{ key: "member", head: sayDesk("parts.member"), cell: ({ memberId }) => memberId },
					{
						key: "round",
						head: say("jackpots.round"),
						cell: ({ roundId }) => <span className="break-all text-13 text-text-2">{roundId}</span>,
					},
					{ key: "at", head: sayDesk("parts.when"), cell: ({ at }) => <DateTime at={at} /> },
				]}
				rows={won}
				rowKey={({ code, cycle }) => `${code} ${cycle}`}
			/>
		</>
	);
}

function useColumns(): readonly DataColumn<DeskJackpot>[] {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const nameOf = useNameOf();
	const { amount } = useFormats();
	return [
		{ key: "name", head: sayDesk("parts.name"), cell: nameOf },
		{ key: "kind", head: say("jackpots.kind"), cell: ({ kind }) => say(`jackpots.kinds.${kind}`) },
		{
			key: "state",
			head: sayDesk("parts.state"),
			cell: ({ paused, seed, reserve }) => (
				<span className="inline-flex flex-wrap gap-2">
					<Badge tone={paused ? "plain" : "won"}>{say(paused ? "jackpots.paused" : "jackpots.runs")}</Badge>
					{Number(reserve) < Number(seed) ? <Badge tone="lost">{say("jackpots.uncovered")}</Badge> : null}
				</span>
			),
		},
		{ key: "amount", head: say("jackpots.amount"), figures: true, cell: (one) => amount(one.amount, one.currency) },
		{ key: "reserve", head: say("jackpots.reserve"), figures: true, cell: (one) => amount(one.reserve, one.currency) },
		{ key: "rate", head: say("jackpots.rate"), figures: true, cell: ({ ratePpm }) => `${ratePpm / 10_000} %` },
		{ key: "version", head: sayDesk("parts.version"), figures: true, cell: ({ version }) => version },
	];
}
