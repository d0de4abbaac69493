// What each round of the betting record shows.
import { Amount, Badge, type Column, DateTime, LazyImage } from "#platform/ui";
import type { RoundRecord, RoundStatus } from "../../contract/index.ts";
import { useGamesText } from "../text.ts";

export function useRecordColumns(): readonly Column<RoundRecord>[] {
	const say = useGamesText();
	return [
		{ key: "game", head: say("record.game"), cell: (round) => <GameCell round={round} /> },
		{ key: "time", head: say("record.time"), cell: (round) => <DateTime at={round.startedAt} /> },
		{
			key: "stake",
			head: say("record.stake"),
			figures: true,
			cell: (round) => <Stake round={round} />,
		},
		{
			key: "win",
			head: say("record.win"),
			figures: true,
			cell: (round) => <Amount amount={round.win} currency={round.currency} />,
		},
		{
			key: "net",
			head: say("record.net"),
			figures: true,
			cell: (round) => <Amount amount={round.net} currency={round.currency} signed />,
		},
		{ key: "status", head: say("record.status"), cell: (round) => <StatusBadge status={round.status} /> },
	];
}

/** Of a free spin what it was played at, and that the house paid. */
function Stake({ round: { stake, freeStake, currency } }: { readonly round: RoundRecord }) {
	const say = useGamesText();
	if (freeStake === undefined) return <Amount amount={stake} currency={currency} />;
	return (
		<span className="flex flex-col items-end">
			<Amount amount={stake} currency={currency} />
			<span className="text-13 text-text-3">
				{say("record.free")} <Amount amount={freeStake} currency={currency} />
			</span>
		</span>
	);
}

function GameCell({ round }: { readonly round: RoundRecord }) {
	return (
		<span className="flex items-center gap-3">
			<LazyImage
				src={round.smallIcon}
				width={40}
				height={40}
				className="size-10 shrink-0 rounded-control object-cover"
			/>
			<span className="min-w-0">
				<span className="block truncate font-medium">{round.displayName}</span>
				<span className="block truncate text-13 text-text-3">{round.vendorName}</span>
			</span>
		</span>
	);
}

const tones = {
	open: "hue",
	complete: "plain",
	cancelled: "lost",
	void: "lost",
	resettled: "accent",
} as const satisfies Record<RoundStatus, string>;

export function StatusBadge({ status }: { readonly status: RoundStatus }) {
	const say = useGamesText();
	return <Badge tone={tones[status]}>{say(`record.states.${status}`)}</Badge>;
}
