// Applications for items of the points mall by state, what waits from the oldest on, followed live; one opens on the desk, where
// it is passed or refused.
import { exchangeStatuses } from "#loyalty/core";
import {
	type DataColumn,
	everyMilliseconds,
	QueuePage,
	StateChips,
	useCodeWords,
	useDeskText,
	useQueueNews,
} from "#platform/desk/ui";
import { Amount, actionHook, DateTime, pagesHook, useAddress, useFormats } from "#platform/ui";
import { listExchangeQueue, type QueuedExchange } from "../../contract/index.ts";
import { ExchangeDesk } from "../exchanges/exchange-desk.tsx";
import { useOfficeText } from "../text.ts";

const usePages = pagesHook(listExchangeQueue, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listExchangeQueue);

const columnsOfFile = [
	...(["number", "state", "account", "memberId", "type", "item", "quantity", "points", "cash", "currency"] as const),
	...(["appliedAt", "decidedAt", "decidedBy", "remark"] as const),
];

export function ExchangesPage() {
	const say = useOfficeText();
	const { read } = useAddress();
	const state = exchangeStatuses.find((one) => one === read("state")) ?? "applying";
	const pages = usePages({ state }, { everyMilliseconds });
	useQueueNews(listExchangeQueue);
	const one = useOnePage();
	return (
		<QueuePage
			title={say("screens.exchanges")}
			text={say("exchanges.text")}
			none={say("exchanges.none")}
			opens="exchange"
			pages={pages}
			rows={pages.data?.pages.flatMap(({ exchanges }) => exchanges)}
			columns={useColumns({ waiting: state === "applying" })}
			rowKey={({ number }) => number}
			file={{
				name: `exchanges-${state}.csv`,
				heads: columnsOfFile,
				cells: (row) => columnsOfFile.map((column) => String(row[column] ?? "")),
				page: async (step) => {
					const { exchanges, next } = await one.mutateAsync({ state, ...step });
					return { rows: exchanges, next };
				},
			}}
			desk={(number, onDone) => <ExchangeDesk key={number} number={number} onDone={onDone} />}
		>
			<StateChips
				states={exchangeStatuses}
				chosen={state}
				words={(key) => say(`exchanges.states.${key}`)}
				counts={pages.data?.pages[0]?.counts}
			/>
		</QueuePage>
	);
}

/** Of what waits: what is left on the shelf. Of the rest: who decided. */
function useColumns({ waiting }: { readonly waiting: boolean }): readonly DataColumn<QueuedExchange>[] {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const { number: count } = useFormats();
	const wordsOf = useCodeWords();
	const end: DataColumn<QueuedExchange> = waiting
		? {
				key: "left",
				head: say("exchanges.left"),
				figures: true,
				cell: ({ stock }) => (stock === null ? say("exchanges.endless") : count(stock)),
			}
		: {
				key: "by",
				head: sayDesk("parts.closedBy"),
				cell: ({ decidedBy }) => wordsOf("actors", decidedBy) || "–",
			};
	return [
		{ key: "number", head: say("exchanges.number"), cell: ({ number }) => number },
		{ key: "account", head: sayDesk("parts.member"), cell: ({ account, memberId }) => account || memberId },
		{ key: "item", head: say("exchanges.item"), cell: ({ item }) => item },
		{ key: "quantity", head: say("exchanges.quantity"), figures: true, cell: ({ quantity }) => count(quantity) },
		{
			key: "points",
			head: say("exchanges.points"),
			figures: true,
			sortBy: ({ points }) => Number(points),
			cell: ({ points }) => <Amount amount={points} currency="" />,
		},
		end,
		{ key: "applied", head: say("exchanges.applied"), cell: ({ appliedAt }) => <DateTime at={appliedAt} as="ago" /> },
	];
}
