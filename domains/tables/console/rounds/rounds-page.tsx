// The rounds of the tables by table, day and state: what was bet on each, what it brought, what it could bring now; one opens with
// its tickets, and what is to be void waits above for a second person.
import {
	ChipsFilter,
	ChoiceFilter,
	type DataColumn,
	DaysFilter,
	everyMilliseconds,
	QueuePage,
	useDays,
} from "#platform/desk/ui";
import { actionHook, DateTime, pagesHook, useAddress } from "#platform/ui";
import { type DeskRound, listTableRounds } from "../../contract/index.ts";
import { isTableCode, tableCodes } from "../../core/index.ts";
import { useMoneyWords } from "../money-words.ts";
import { useTablesDeskText } from "../text.ts";
import { RoundDesk } from "./round-desk.tsx";
import { RoundState } from "./round-state.tsx";
import { WaitingVoids } from "./waiting-voids.tsx";

const usePages = pagesHook(listTableRounds, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listTableRounds);
const states = ["all", "running", "settled", "void"] as const;
const heads = [
	...(["roundId", "table", "shoe", "hand", "state", "openedAt", "outcome", "tickets"] as const),
	...(["currency", "stake", "returned", "most"] as const),
];

export function RoundsPage() {
	const say = useTablesDeskText();
	const { read, write } = useAddress();
	const table = read("at") ?? "";
	const state = states.find((one) => one === read("state")) ?? "all";
	const asked = {
		...(isTableCode(table) ? { table } : {}),
		...(state === "all" ? {} : { state }),
		...useDays(),
	};
	const pages = usePages(asked, { everyMilliseconds });
	const one = useOnePage();
	return (
		<QueuePage
			title={say("screens.table-rounds")}
			text={say("rounds.text")}
			none={say("rounds.none")}
			opens="round"
			wide
			deskTitle={say("rounds.round")}
			above={
				<WaitingVoids
					waiting={pages.data?.pages[0]?.waiting ?? []}
					onOpen={(roundId) => write({ round: roundId }, { step: true })}
				/>
			}
			pages={pages}
			rows={pages.data?.pages.flatMap(({ rounds }) => rounds)}
			columns={useColumns()}
			rowKey={({ roundId }) => roundId}
			file={{
				name: `table-rounds-${state}.csv`,
				heads,
				cells: cellsOf,
				page: async (step) => {
					const { rounds, next } = await one.mutateAsync({ ...asked, ...step });
					return { rows: rounds, next };
				},
			}}
			desk={(key) => <RoundDesk key={key} roundId={key} />}
		>
			<ChoiceFilter
				name="at"
				label={say("tables.table")}
				items={tableCodes.map((code) => ({ value: code, label: code }))}
			/>
			<DaysFilter />
			<ChipsFilter
				name="state"
				label={say("rounds.state")}
				items={states.map((key) => ({ key, label: say(`rounds.filters.${key}`) }))}
				chosen={state}
			/>
		</QueuePage>
	);
}

/** The figures of the first currency. */
function cellsOf({ roundId, table, shoe, hand, state, openedAt, outcome, tickets, money }: DeskRound) {
	const [first] = money;
	return [
		...[roundId, table, shoe, String(hand), state, openedAt, outcome ?? "", String(tickets)],
		...[first?.currency ?? "", first?.stake ?? "", first?.returned ?? "", first?.most ?? ""],
	];
}

function useColumns(): readonly DataColumn<DeskRound>[] {
	const say = useTablesDeskText();
	const money = useMoneyWords();
	return [
		{ key: "round", head: say("rounds.round"), cell: ({ table, shoe, hand }) => `${table} ${shoe} ${hand}` },
		{ key: "at", head: say("rounds.opened"), cell: ({ openedAt }) => <DateTime at={openedAt} /> },
		{ key: "state", head: say("rounds.state"), cell: ({ state }) => <RoundState state={state} /> },
		{ key: "outcome", head: say("rounds.outcome"), cell: ({ outcome }) => outcome ?? "–" },
		{ key: "tickets", head: say("rounds.tickets"), figures: true, cell: ({ tickets }) => tickets },
		{ key: "stake", head: say("rounds.stake"), figures: true, cell: (round) => money(round, "stake") },
		{ key: "returned", head: say("rounds.returned"), figures: true, cell: (round) => money(round, "returned") },
		{ key: "most", head: say("rounds.most"), figures: true, cell: (round) => money(round, "most") },
	];
}
