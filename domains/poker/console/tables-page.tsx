// The tables as they stand: rules and rake, who sits there, what lies there, what the last day brought; one is closed with a reason.
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
import { Badge, Button, Dialog, FailureNote, Field, showToast, useAddress, useFormats } from "#platform/ui";
import { type DeskPokerTable, listDeskPokerTables } from "../contract/index.ts";
import { useClosePokerTable, useListDeskPokerTables } from "./calls.gen.ts";
import { HouseBots } from "./house-bots.tsx";
import { usePokerDeskText } from "./text.ts";
import { useChips } from "./use-chips.ts";

const modes = ["real", "demo"] as const;

export function TablesPage() {
	const say = usePokerDeskText();
	const { read, write } = useAddress();
	const mayClose = useMay("poker.tables:close");
	const mode = modes.find((one) => one === read("mode")) ?? "real";
	const { data, error, refetch } = useListDeskPokerTables({ mode }, { everyMilliseconds });
	const open = mayClose ? data?.tables.find(({ id }) => id === read("table")) : undefined;
	const columns = useColumns();
	return (
		<>
			<PageHead title={say("screens.pokerTables")} text={say("tables.text")} />
			<div className="mb-4">
				<ChipsFilter
					name="mode"
					label={say("tables.money")}
					items={modes.map((key) => ({ key, label: say(`tables.${key}`) }))}
					chosen={mode}
				/>
			</div>
			{mode === "demo" && data !== undefined ? <HouseBots bots={data.bots} /> : null}
			{error !== null && data === undefined ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
			{data === undefined && error === null ? <TableSkeleton /> : null}
			{data === undefined ? null : (
				<DataTable
					caption={say("screens.pokerTables")}
					columns={columns}
					rows={data.tables}
					rowKey={({ id }) => id}
					opened={open?.id}
					{...(mayClose ? { onOpen: ({ id }: DeskPokerTable) => write({ table: id }, { step: true }) } : {})}
				/>
			)}
			<Dialog open={open !== undefined} onClose={() => write({ table: undefined })} title={open?.id ?? ""} size="popup">
				{open === undefined ? null : <CloseForm table={open} onDone={() => write({ table: undefined })} />}
			</Dialog>
		</>
	);
}

function CloseForm({ table, onDone }: { readonly table: DeskPokerTable; readonly onDone: () => void }) {
	const say = usePokerDeskText();
	const sayDesk = useDeskText();
	const close = useClosePokerTable({ refreshes: [listDeskPokerTables] });
	const words = table.closed ? "open" : "close";
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const { reason = "" } = fieldsOf(event.currentTarget);
				const onSuccess = () => {
					showToast({ tone: "success", text: say(`tables.${words}Done`) });
					onDone();
				};
				close.mutate({ table: table.id, close: !table.closed, reason }, { onSuccess });
			}}
		>
			<p className="text-14 text-text-2">{say(`tables.${words}Text`)}</p>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{close.error === null ? null : <FailureNote error={close.error} />}
			<div>
				<Button submit look={table.closed ? "plain" : "danger"} busy={close.isPending}>
					{say(`tables.${words}`)}
				</Button>
			</div>
		</form>
	);
}

function useColumns(): readonly DataColumn<DeskPokerTable>[] {
	const say = usePokerDeskText();
	const { amount } = useFormats();
	const chips = useChips();
	const of =
		(pick: (table: DeskPokerTable) => number) =>
		({ config, ...table }: DeskPokerTable) =>
			chips(pick({ config, ...table }), config.currency);
	return [
		{ key: "table", head: say("tables.table"), cell: ({ id }) => id, sortBy: ({ id }) => id },
		{
			key: "blinds",
			head: say("tables.blinds"),
			figures: true,
			cell: (table) =>
				`${of(({ config }) => config.small || config.ante)(table)} / ${of(({ config }) => config.big)(table)}`,
		},
		{
			key: "rake",
			head: say("tables.rule"),
			cell: ({ config }) =>
				say("tables.ruleIs", {
					rate: config.rate / 100,
					caps: config.caps.map((cap) => chips(cap, config.currency)).join(" / "),
				}),
		},
		{
			key: "seats",
			head: say("tables.seats"),
			cell: ({ players, bots, waiting, config }) =>
				say("tables.seated", { players, bots, waiting, seats: config.seats }),
		},
		{
			key: "chips",
			head: say("tables.chips"),
			figures: true,
			cell: ({ chips: lies, config }) => amount(lies, config.currency),
			sortBy: ({ chips: lies }) => Number(lies),
		},
		{
			key: "hands",
			head: say("tables.dayHands"),
			figures: true,
			cell: ({ dayHands }) => dayHands,
			sortBy: ({ dayHands }) => dayHands,
		},
		{
			key: "dayRake",
			head: say("tables.dayRake"),
			figures: true,
			cell: ({ dayRake, config }) => amount(dayRake, config.currency),
			sortBy: ({ dayRake }) => Number(dayRake),
		},
		{
			key: "state",
			head: say("tables.state"),
			cell: ({ closed }) => <Badge>{say(closed ? "tables.isClosed" : "tables.isOpen")}</Badge>,
		},
	];
}
