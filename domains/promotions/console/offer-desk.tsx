// One promotion at the desk: its bounds, opened, paused, gone on with, ended, and its editor.
import { useState } from "react";
import { Fact, Facts, useMay } from "#platform/desk/ui";
import { Amount, Button, DateTime, FailureNote, Field, showToast } from "#platform/ui";
import { listGifts, listOffers, type Offer } from "../contract/index.ts";
import { useChangeOffer } from "./calls.gen.ts";
import { usePromotionsDeskText } from "./text.ts";

export type OfferDeskProps = { readonly offer: Offer; readonly currency: string; readonly onEdit: () => void };

export function OfferDesk({ offer, currency, onEdit }: OfferDeskProps) {
	const say = usePromotionsDeskText();
	const mayWrite = useMay("promotions.offers:write");
	const { state, version, kind, opensAt, closesAt, mostOfMember, mostOfAll, waiting } = offer;
	return (
		<div className="flex flex-col gap-5">
			<Facts>
				<Fact name={say("editor.kind")}>{say(`kinds.${kind}`)}</Fact>
				<Fact name={say("offers.version")}>{version}</Fact>
				<Fact name={say("offers.opens")}>
					<DateTime at={opensAt} />
				</Fact>
				<Fact name={say("offers.closes")}>{closesAt === null ? say("offers.never") : <DateTime at={closesAt} />}</Fact>
				<Fact name={say("offers.mostOfMember")}>
					{mostOfMember === null ? "–" : <Amount amount={mostOfMember} currency={currency} />}
				</Fact>
				<Fact name={say("offers.mostOfAll")}>
					{mostOfAll === null ? say("offers.noBudget") : <Amount amount={mostOfAll} currency={currency} />}
				</Fact>
				<Fact name={say("offers.waiting")}>{waiting}</Fact>
			</Facts>
			<div>
				<Button look="plain" icon="write" onPress={onEdit}>
					{say(mayWrite && state !== "ended" ? "offers.edit" : "offers.read")}
				</Button>
			</div>
			{mayWrite && state !== "ended" ? <Turn offer={offer} /> : null}
		</div>
	);
}

function Turn({ offer: { id, state } }: Pick<OfferDeskProps, "offer">) {
	const say = usePromotionsDeskText();
	const change = useChangeOffer({ refreshes: [listOffers, listGifts] });
	const [reason, setReason] = useState("");
	const short = reason.trim().length < 3;
	const to = (next: "live" | "paused" | "ended") => () =>
		change.mutate(
			{ id, state: next, reason },
			{ onSuccess: ({ waits }) => (waits ? showToast({ tone: "info", text: say("editor.waits") }) : undefined) },
		);
	const act = state === "draft" ? "offers.open" : state === "live" ? "offers.pause" : "offers.goOn";
	return (
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
					disabled={short}
					busy={change.isPending}
					onPress={to(state === "live" ? "paused" : "live")}
				>
					{say(act)}
				</Button>
				<Button look="danger" disabled={short} busy={change.isPending} onPress={to("ended")}>
					{say("offers.end")}
				</Button>
			</div>
			{change.error === null ? null : <FailureNote error={change.error} />}
		</div>
	);
}
