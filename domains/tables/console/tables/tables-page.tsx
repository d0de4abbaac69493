// The tables as they stand now: what is bet on each, what that could bring, whether it is paused; one opens with its settings and
// with what its bets returned against theory.
import { type DataColumn, everyMilliseconds, QueuePage, useMay } from "#platform/desk/ui";
import { actionHook, Badge, pagesHook } from "#platform/ui";
import { type DeskTable, listDeskTables } from "../../contract/index.ts";
import { isTableCode } from "../../core/index.ts";
import { useMoneyWords } from "../money-words.ts";
import { useTablesDeskText } from "../text.ts";
import { GoodRoads } from "./good-roads.tsx";
import { TableDesk } from "./table-desk.tsx";

const usePages = pagesHook(listDeskTables, () => undefined);
const useOnce = actionHook(listDeskTables);
const heads = ["table", "game", "phase", "min", "max", "tickets", "currency", "stake", "most", "paused"] as const;

export function TablesPage() {
	const say = useTablesDeskText();
	const pages = usePages({}, { everyMilliseconds });
	const once = useOnce();
	const named = pages.data?.pages[0]?.namesRoads;
	const mayWrite = useMay("tables.tables:write");
	const rows = pages.data?.pages.flatMap(({ tables }) => tables);
	return (
		<QueuePage
			title={say("screens.tables")}
			text={say("tables.text")}
			none={say("tables.none")}
			opens="table"
			wide
			pages={pages}
			rows={rows}
			columns={useColumns()}
			rowKey={({ table }) => table}
			file={{
				name: "tables.csv",
				heads,
				cells: cellsOf,
				page: async () => ({ rows: (await once.mutateAsync({})).tables, next: null }),
			}}
			desk={(key) => {
				const table = rows?.find((one) => one.table === key);
				return isTableCode(key) && table !== undefined ? <TableDesk key={key} table={table} /> : null;
			}}
		>
			{named === undefined || !mayWrite ? null : <GoodRoads named={named} />}
		</QueuePage>
	);
}

/** The figures of the first currency. */
function cellsOf({ table, game, phase, limits, tickets, money, paused }: DeskTable): readonly string[] {
	const [first] = money;
	return [
		...[table, game, phase, String(limits.min), String(limits.max), String(tickets)],
		...[first?.currency ?? "", first?.stake ?? "", first?.most ?? "", String(paused)],
	];
}

function useColumns(): readonly DataColumn<DeskTable>[] {
	const say = useTablesDeskText();
	const money = useMoneyWords();
	return [
		{ key: "table", head: say("tables.table"), cell: ({ table }) => table },
		{ key: "game", head: say("tables.game"), cell: ({ game }) => say(`games.${game}`) },
		{
			key: "phase",
			head: say("tables.phase"),
			cell: ({ phase, paused }) => (
				<Badge tone={paused ? "lost" : phase === "open" ? "won" : "plain"}>
					{paused && phase !== "paused" ? say("tables.pausing") : say(`phases.${phase}`)}
				</Badge>
			),
		},
		{ key: "limits", head: say("tables.limits"), cell: ({ limits: { min, max } }) => `${min} – ${max}` },
		{ key: "tickets", head: say("rounds.tickets"), figures: true, cell: ({ tickets }) => tickets },
		{ key: "stake", head: say("rounds.stake"), figures: true, cell: (table) => money(table, "stake") },
		{ key: "most", head: say("rounds.most"), figures: true, cell: (table) => money(table, "most") },
	];
}
