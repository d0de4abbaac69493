// What each exchange of the record shows.
import { Amount, Badge, type Column, DateTime } from "#platform/ui";
import type { Exchange } from "../../contract/index.ts";
import { useLoyaltyText } from "../text.ts";

const tones = { applying: "hue", rejected: "lost", passed: "won" } as const;

export function useExchangeColumns(): readonly Column<Exchange>[] {
	const say = useLoyaltyText();
	return [
		{
			key: "number",
			head: say("record.number"),
			cell: (one) => <span className="font-medium whitespace-nowrap">{one.transactionNumber}</span>,
		},
		{ key: "time", head: say("record.time"), cell: (one) => <DateTime at={one.applicationTime} /> },
		{ key: "type", head: say("record.type"), cell: (one) => say(`record.types.${one.type}`) },
		{ key: "item", head: say("record.item"), cell: (one) => (one.item === "" ? "–" : one.item) },
		{ key: "quantity", head: say("record.quantity"), figures: true, cell: (one) => one.quantity },
		{
			key: "points",
			head: say("record.points"),
			figures: true,
			cell: (one) => <Amount amount={one.requiredPoints} currency="" />,
		},
		{
			key: "amount",
			head: say("record.amount"),
			figures: true,
			cell: (one) => <Amount amount={one.requiredAmount} currency={one.currency} />,
		},
		{
			key: "status",
			head: say("record.status"),
			cell: (one) => <Badge tone={tones[one.status]}>{say(`record.states.${one.status}`)}</Badge>,
		},
		{
			key: "decided",
			head: say("record.decided"),
			cell: ({ decidedAt }) =>
				decidedAt === null ? <span className="text-text-3">{say("record.waits")}</span> : <DateTime at={decidedAt} />,
		},
		{ key: "remark", head: say("record.remark"), cell: (one) => <Remark exchange={one} /> },
	];
}

function Remark({ exchange: { remark, download } }: { readonly exchange: Exchange }) {
	const say = useLoyaltyText();
	return (
		<span className="flex flex-col gap-1">
			<span className={remark === "" ? "text-text-3" : "break-words"}>
				{remark === "" ? say("record.noRemark") : remark}
			</span>
			{download === "" ? null : (
				<a href={download} download className="text-accent-text underline-offset-4 hover:underline">
					{say("record.fetch")}
				</a>
			)}
		</span>
	);
}
