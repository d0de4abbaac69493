// Free spins from the house: what was given, to how many, what it costs, what is left; given here, agreed to and taken back.
import { useState } from "react";
import { type DataColumn, DataPages, PageHead, useMay } from "#platform/desk/ui";
import { Badge, Button, DateTime, Dialog, pagesHook, useFormats } from "#platform/ui";
import { type DeskGift, listGifts } from "../../contract/index.ts";
import { useListGiftGames } from "../calls.gen.ts";
import { GiftDesk } from "../gifts/gift-desk.tsx";
import { GiftForm } from "../gifts/gift-form.tsx";
import { useOfficeText } from "../text.ts";

const usePages = pagesHook(listGifts, ({ next }) => (next === null ? undefined : { cursor: next }));
/** How often what is left and won is asked for again. */
const everyMilliseconds = 15_000;

export function GiftsPage() {
	const say = useOfficeText();
	const mayWrite = useMay("games.gifts:write");
	const pages = usePages({}, { everyMilliseconds });
	const rows = pages.data?.pages.flatMap(({ gifts }) => gifts);
	const offered = useListGiftGames({});
	const [opened, setOpened] = useState<string>();
	const close = () => setOpened(undefined);
	const open = rows?.find(({ giftId }) => giftId === opened);
	const giving = opened === "new";
	return (
		<>
			<PageHead title={say("screens.gifts")} text={say("gifts.text")}>
				{mayWrite && offered.data !== undefined ? (
					<Button size="small" onPress={() => setOpened("new")}>
						{say("gifts.give")}
					</Button>
				) : null}
			</PageHead>
			<DataPages
				pages={pages}
				rows={rows}
				none={say("gifts.none")}
				caption={say("screens.gifts")}
				columns={useColumns()}
				rowKey={({ giftId }) => giftId}
				onOpen={({ giftId }) => setOpened(giftId)}
				{...(open === undefined ? {} : { opened: open.giftId })}
			/>
			<Dialog
				open={giving || open !== undefined}
				onClose={close}
				title={giving ? say("gifts.give") : say("gifts.number", { number: open?.giftId ?? "" })}
				size="panel"
			>
				{giving && offered.data !== undefined ? <GiftForm {...offered.data} onDone={close} /> : null}
				{open === undefined ? null : <GiftDesk gift={open} games={offered.data?.games ?? []} onDone={close} />}
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

export function GiftState({ state }: Pick<DeskGift, "state">) {
	const say = useOfficeText();
	return <Badge tone={tones[state]}>{say(`gifts.states.${state}`)}</Badge>;
}

function useColumns(): readonly DataColumn<DeskGift>[] {
	const say = useOfficeText();
	const { amount } = useFormats();
	return [
		{ key: "number", head: say("gifts.gift"), cell: ({ giftId }) => giftId },
		{
			key: "spins",
			head: say("gifts.spins"),
			cell: ({ spins, stake, currency }) => say("gifts.spinsAt", { count: spins, stake: amount(stake, currency) }),
		},
		{ key: "members", head: say("screens.members"), figures: true, cell: ({ members }) => members },
		{
			key: "cost",
			head: say("gifts.cost"),
			figures: true,
			sortBy: (row) => Number(row.cost),
			cell: (row) => <span className="font-medium">{amount(row.cost, row.currency)}</span>,
		},
		{ key: "left", head: say("gifts.left"), figures: true, cell: ({ left }) => left },
		{ key: "won", head: say("gifts.won"), figures: true, cell: (row) => amount(row.won, row.currency) },
		{ key: "state", head: say("members.state"), cell: ({ state }) => <GiftState state={state} /> },
		{ key: "to", head: say("gifts.ends"), cell: ({ endsAt }) => <DateTime at={endsAt} /> },
		{ key: "by", head: say("vouchers.madeBy"), cell: ({ madeBy }) => madeBy },
	];
}
