// Promotions: how each stands, what it can and did cost; paused, gone on with, ended.
import { useState } from "react";
import { type DataColumn, DataTable, Fact, Facts, PageHead, useMay } from "#platform/desk/ui";
import { Amount, Badge, Button, DateTime, Dialog, FailureNote, Field, Skeleton } from "#platform/ui";
import { listOffers, type Offer } from "../contract/index.ts";
import { useChangeOffer, useListOffers } from "./calls.gen.ts";
import { usePromotionsDeskText } from "./text.ts";

const tones = { draft: "plain", live: "won", paused: "hue", ended: "lost" } as const;

export function OffersPage() {
	const say = usePromotionsDeskText();
	const { data, error, refetch } = useListOffers({});
	const [opened, setOpened] = useState<string>();
	const open = data?.offers.find(({ id }) => id === opened);
	const currency = data?.currency ?? "";
	const columns: readonly DataColumn<Offer>[] = [
		{ key: "title", head: say("offers.title"), cell: ({ title }) => title },
		{
			key: "state",
			head: say("offers.state"),
			cell: ({ state }) => <Badge tone={tones[state]}>{say(`offers.states.${state}`)}</Badge>,
		},
		{
			key: "spent",
			head: say("offers.spent"),
			figures: true,
			cell: ({ spent }) => <Amount amount={spent} currency={currency} />,
		},
		{
			key: "budget",
			head: say("offers.budget"),
			figures: true,
			cell: ({ budget }) => <Amount amount={budget} currency={currency} />,
		},
		{ key: "joined", head: say("offers.joined"), figures: true, cell: ({ joined }) => joined },
		{ key: "claimed", head: say("offers.claimed"), figures: true, cell: ({ claimed }) => claimed },
	];
	return (
		<>
			<PageHead title={say("screens.offers")} text={say("offers.text")} />
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined ? (
				<Skeleton className="h-80 rounded-card" />
			) : (
				<DataTable
					caption={say("screens.offers")}
					columns={columns}
					rows={data.offers}
					rowKey={({ id }) => id}
					onOpen={({ id }) => setOpened(id)}
				/>
			)}
			<Dialog open={open !== undefined} onClose={() => setOpened(undefined)} title={open?.title ?? ""} size="panel">
				{open === undefined ? null : <OfferDesk offer={open} currency={currency} />}
			</Dialog>
		</>
	);
}

function OfferDesk({ offer, currency }: { readonly offer: Offer; readonly currency: string }) {
	const say = usePromotionsDeskText();
	const mayWrite = useMay("promotions.offers:write");
	const change = useChangeOffer({ refreshes: [listOffers] });
	const [reason, setReason] = useState("");
	const { id, state, version, opensAt, closesAt, mostOfMember, mostOfAll, waiting } = offer;
	const to = (next: "live" | "paused" | "ended") => () => change.mutate({ id, state: next, reason });
	return (
		<div className="flex flex-col gap-5">
			<Facts>
				<Fact name={say("offers.version")}>{version}</Fact>
				<Fact name={say("offers.opens")}>
					<DateTime at={opensAt} />
				</Fact>
				<Fact name={say("offers.closes")}>{closesAt === null ? say("offers.never") : <DateTime at={closesAt} />}</Fact>
				<Fact name={say("offers.mostOfMember")}>
					<Amount amount={mostOfMember} currency={currency} />
				</Fact>
				<Fact name={say("offers.mostOfAll")}>
					<Amount amount={mostOfAll} currency={currency} />
				</Fact>
				<Fact name={say("offers.waiting")}>{waiting}</Fact>
			</Facts>
			{mayWrite && state !== "ended" ? (
				<div className="flex flex-col gap-3 border-t border-line pt-5">
					<Field
						label={say("offers.reason")}
						value={reason}
						autoComplete="off"
						maxLength={500}
						onChange={(event) => setReason(event.target.value)}
					/>
					<p className="text-13 text-text-3">{say("offers.stays")}</p>
					<div className="flex flex-wrap gap-2">
						<Button
							look="plain"
							disabled={reason.trim().length < 3}
							busy={change.isPending}
							onPress={to(state === "live" ? "paused" : "live")}
						>
							{say(state === "live" ? "offers.pause" : "offers.goOn")}
						</Button>
						<Button look="danger" disabled={reason.trim().length < 3} busy={change.isPending} onPress={to("ended")}>
							{say("offers.end")}
						</Button>
					</div>
				</div>
			) : null}
			{change.error === null ? null : <FailureNote error={change.error} />}
		</div>
	);
}
