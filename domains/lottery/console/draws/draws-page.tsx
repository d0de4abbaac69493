// The draws of the lotteries by game, day and state: what was bet on each, what it brought, what it could cost now; one opens with
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
import { actionHook, DateTime, pagesHook, useAddress, useFormats } from "#platform/ui";
import { type DeskDraw, listDeskDraws } from "../../contract/index.ts";
import { isLotteryGame, lotteryGames } from "../../core/index.ts";
import { useLotteryDeskText } from "../text.ts";
import { DrawDesk } from "./draw-desk.tsx";
import { DrawState } from "./draw-state.tsx";
import { WaitingVoids } from "./waiting-voids.tsx";

const usePages = pagesHook(listDeskDraws, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listDeskDraws);
const states = ["begun", "coming", "drawn", "void"] as const;
const heads = [
	...(["game", "numero", "state", "drawsAt", "result", "tickets", "open", "commit"] as const),
	...(["currency", "stake", "returned", "exposure"] as const),
];

/** A draw in the address. */
const drawKey = ({ game, numero }: { readonly game: string; readonly numero: string }): string => `${game}-${numero}`;

export function DrawsPage() {
	const say = useLotteryDeskText();
	const { read, write } = useAddress();
	const game = read("game") ?? "";
	const state = states.find((one) => one === read("state")) ?? "begun";
	const asked = {
		...(isLotteryGame(game) ? { game } : {}),
		...(state === "begun" ? {} : { state }),
		...useDays(),
	};
	const pages = usePages(asked, { everyMilliseconds });
	const one = useOnePage();
	return (
		<QueuePage
			title={say("screens.draws")}
			text={say("draws.text")}
			none={say("draws.none")}
			opens="draw"
			wide
			deskTitle={say("draws.draw", { numero: (read("draw") ?? "").replace("-", " ") })}
			above={
				<WaitingVoids
					waiting={pages.data?.pages[0]?.waiting ?? []}
					onOpen={(draw) => write({ draw: drawKey(draw) }, { step: true })}
				/>
			}
			pages={pages}
			rows={pages.data?.pages.flatMap(({ draws }) => draws)}
			columns={useColumns()}
			rowKey={drawKey}
			file={{
				name: `draws-${state}.csv`,
				heads,
				cells: cellsOf,
				page: async (step) => {
					const { draws, next } = await one.mutateAsync({ ...asked, ...step });
					return { rows: draws, next };
				},
			}}
			desk={(key) => <DrawDesk key={key} name={key} />}
		>
			<ChoiceFilter
				name="game"
				label={say("draws.game")}
				items={lotteryGames.map((code) => ({ value: code, label: code }))}
			/>
			<DaysFilter />
			<ChipsFilter
				name="state"
				label={say("draws.state")}
				items={states.map((key) => ({ key, label: say(`draws.filters.${key}`) }))}
				chosen={state}
			/>
		</QueuePage>
	);
}

/** The figures of the first currency; who bets in several has more lines than a file of draws. */
function cellsOf(draw: DeskDraw): readonly string[] {
	const [money] = draw.money;
	const { game, numero, state, drawsAt, result, tickets, open, commit } = draw;
	return [
		...[game, numero, state, drawsAt, result ?? "", String(tickets), String(open), commit],
		...[money?.currency ?? "", money?.stake ?? "", money?.returned ?? "", money?.exposure ?? ""],
	];
}

function useColumns(): readonly DataColumn<DeskDraw>[] {
	const say = useLotteryDeskText();
	const { amount } = useFormats();
	const sums = (draw: DeskDraw, of: "stake" | "returned" | "exposure") => {
		const shown = draw.money.flatMap((money) => (money[of] === null ? [] : [amount(money[of], money.currency)]));
		return shown.length === 0 ? "–" : shown.join(", ");
	};
	return [
		{ key: "draw", head: say("draws.issue"), cell: ({ game, numero }) => `${game} ${numero}` },
		{ key: "at", head: say("draws.at"), cell: ({ drawsAt }) => <DateTime at={drawsAt} /> },
		{ key: "state", head: say("draws.state"), cell: ({ state }) => <DrawState state={state} /> },
		{ key: "result", head: say("draws.result"), cell: ({ result }) => result ?? "–" },
		{ key: "tickets", head: say("draws.tickets"), figures: true, cell: ({ tickets }) => tickets },
		{ key: "stake", head: say("draws.stake"), figures: true, cell: (draw) => sums(draw, "stake") },
		{ key: "returned", head: say("draws.returned"), figures: true, cell: (draw) => sums(draw, "returned") },
		{ key: "exposure", head: say("draws.exposure"), figures: true, cell: (draw) => sums(draw, "exposure") },
	];
}
