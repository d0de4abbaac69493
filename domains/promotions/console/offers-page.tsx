// Promotions: what waits for a second person, how each stands, what it can and did cost; written, opened, paused, ended.
import { useState } from "react";
import { type DataColumn, DataTable, PageHead, useMay } from "#platform/desk/ui";
import { Amount, Badge, Button, Dialog, FailureNote, Skeleton } from "#platform/ui";
import type { Offer } from "../contract/index.ts";
import { useListOffers } from "./calls.gen.ts";
import { OfferEditor } from "./editor/offer-editor.tsx";
import { HandFreeBet } from "./hand-free-bet.tsx";
import { OfferDesk } from "./offer-desk.tsx";
import { usePromotionsDeskText } from "./text.ts";
import { WaitingGifts } from "./waiting-gifts.tsx";

const tones = { draft: "plain", live: "won", paused: "hue", ended: "lost" } as const;

type Opened = { readonly id: string | undefined; readonly edited: boolean } | "free-bet";

export function OffersPage() {
	const say = usePromotionsDeskText();
	const mayWrite = useMay("promotions.offers:write");
	const { data, error, refetch } = useListOffers({});
	const [opened, setOpened] = useState<Opened>();
	const byHand = opened === "free-bet";
	const shown = byHand ? undefined : opened;
	const offer = data?.offers.find(({ id }) => id === shown?.id);
	const currency = data?.currency ?? "";
	const columns = useColumns(currency);
	const close = () => setOpened(undefined);
	return (
		<>
			<PageHead title={say("screens.offers")} text={say("offers.text")}>
				{mayWrite && data !== undefined ? (
					<>
						<Button size="small" look="plain" onPress={() => setOpened("free-bet")}>
							{say("freeBet.title")}
						</Button>
						<Button size="small" onPress={() => setOpened({ id: undefined, edited: true })}>
							{say("offers.add")}
						</Button>
					</>
				) : null}
			</PageHead>
			<WaitingGifts />
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined ? (
				<Skeleton className="h-80 rounded-card" />
			) : (
				<DataTable
					caption={say("screens.offers")}
					columns={columns}
					rows={data.offers}
					rowKey={({ id }) => id}
					onOpen={({ id }) => setOpened({ id, edited: false })}
				/>
			)}
			<Dialog
				open={opened !== undefined}
				onClose={close}
				title={byHand ? say("freeBet.title") : (offer?.title ?? say("offers.add"))}
				size="panel"
			>
				{byHand ? <HandFreeBet currency={currency} onDone={close} /> : null}
				{shown?.edited === true ? (
					<OfferEditor key={shown.id ?? ""} id={shown.id} currency={currency} onDone={close} />
				) : offer === undefined ? null : (
					<OfferDesk offer={offer} currency={currency} onEdit={() => setOpened({ id: offer.id, edited: true })} />
				)}
			</Dialog>
		</>
	);
}

function useColumns(currency: string): readonly DataColumn<Offer>[] {
	const say = usePromotionsDeskText();
	return [
		{ key: "title", head: say("offers.title"), cell: ({ title }) => title },
		{ key: "kind", head: say("editor.kind"), cell: ({ kind }) => say(`kinds.${kind}`) },
		{
			key: "state",
			head: say("offers.state"),
			cell: ({ state }) => <Badge tone={tones[state]}>{say(`offers.states.${state}`)}</Badge>,
		},
		{
			key: "spent",
			head: say("offers.spent"),
			figures: true,
			cell: ({ spent }) => (spent === null ? "–" : <Amount amount={spent} currency={currency} />),
		},
		{
			key: "budget",
			head: say("offers.budget"),
			figures: true,
			cell: ({ budget }) => (budget === null ? say("offers.noBudget") : <Amount amount={budget} currency={currency} />),
		},
		{ key: "joined", head: say("offers.joined"), figures: true, cell: ({ joined }) => joined },
		{ key: "claimed", head: say("offers.claimed"), figures: true, cell: ({ claimed }) => claimed },
	];
}
