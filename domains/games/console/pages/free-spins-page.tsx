// Free spins from the house: what was given, to how many, what it costs, what is left; given here, agreed to and taken back.
import { useState } from "react";
import { type DataColumn, DataPages, PageHead, useDeskText, useMay } from "#platform/desk/ui";
import { Badge, Button, DateTime, Dialog, pagesHook, useFormats } from "#platform/ui";
import { type DeskFreeSpinsAward, listFreeSpins } from "../../contract/index.ts";
import { useListFreeSpinsGames } from "../calls.gen.ts";
import { FreeSpinsDesk } from "../free-spins/free-spins-desk.tsx";
import { FreeSpinsForm } from "../free-spins/free-spins-form.tsx";
import { useGamesDeskText } from "../text.ts";

const usePages = pagesHook(listFreeSpins, ({ next }) => (next === null ? undefined : { cursor: next }));
/** How often what is left and won is asked for again. */
const everyMilliseconds = 15_000;

export function FreeSpinsPage() {
	const say = useGamesDeskText();
	const mayWrite = useMay("games.free-spins:write");
	const pages = usePages({}, { everyMilliseconds });
	const rows = pages.data?.pages.flatMap(({ freeSpins }) => freeSpins);
	const offered = useListFreeSpinsGames({});
	const [opened, setOpened] = useState<string>();
	const close = () => setOpened(undefined);
	const open = rows?.find(({ freeSpinsId }) => freeSpinsId === opened);
	const giving = opened === "new";
	return (
		<>
			<PageHead title={say("screens.free-spins")} text={say("freeSpins.text")}>
				{mayWrite && offered.data !== undefined ? (
					<Button size="small" onPress={() => setOpened("new")}>
						{say("freeSpins.give")}
					</Button>
				) : null}
			</PageHead>
			<DataPages
				pages={pages}
				rows={rows}
				none={say("freeSpins.none")}
				caption={say("screens.free-spins")}
				columns={useColumns()}
				rowKey={({ freeSpinsId }) => freeSpinsId}
				onOpen={({ freeSpinsId }) => setOpened(freeSpinsId)}
				{...(open === undefined ? {} : { opened: open.freeSpinsId })}
			/>
			<Dialog
				open={giving || open !== undefined}
				onClose={close}
				title={giving ? say("freeSpins.give") : say("freeSpins.number", { number: open?.freeSpinsId ?? "" })}
				size="panel"
			>
				{giving && offered.data !== undefined ? <FreeSpinsForm {...offered.data} onDone={close} /> : null}
				{open === undefined ? null : <FreeSpinsDesk award={open} games={offered.data?.games ?? []} onDone={close} />}
			</Dialog>
		</>
	);
}

const tones = {
	waiting: "hue",
	planned: "accent",
	running: "won",
	over: "plain",
	withdrawn: "lost",
	refused: "lost",
	lapsed: "plain",
} as const;

export function FreeSpinsState({ state }: Pick<DeskFreeSpinsAward, "state">) {
	const say = useGamesDeskText();
	return <Badge tone={tones[state]}>{say(`freeSpins.states.${state}`)}</Badge>;
}

function useColumns(): readonly DataColumn<DeskFreeSpinsAward>[] {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	return [
		{ key: "number", head: say("freeSpins.award"), cell: ({ freeSpinsId }) => freeSpinsId },
		{
			key: "spins",
			head: say("freeSpins.spins"),
			cell: ({ spins, stake, currency }) => say("freeSpins.spinsAt", { count: spins, stake: amount(stake, currency) }),
		},
		{ key: "members", head: say("freeSpins.members"), figures: true, cell: ({ members }) => members },
		{
			key: "cost",
			head: say("freeSpins.cost"),
			figures: true,
			sortBy: (row) => Number(row.cost),
			cell: (row) => <span className="font-medium">{amount(row.cost, row.currency)}</span>,
		},
		{ key: "left", head: say("freeSpins.left"), figures: true, cell: ({ left }) => left },
		{ key: "won", head: say("freeSpins.won"), figures: true, cell: (row) => amount(row.won, row.currency) },
		{ key: "state", head: sayDesk("parts.state"), cell: ({ state }) => <FreeSpinsState state={state} /> },
		{ key: "to", head: say("freeSpins.ends"), cell: ({ endsAt }) => <DateTime at={endsAt} /> },
		{ key: "by", head: sayDesk("parts.madeBy"), cell: ({ madeBy }) => madeBy },
	];
}
