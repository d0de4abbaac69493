// The winners board: recent wins of ten times the stake and more, with masked names.
import { useState } from "react";
import { Amount, Chips, DateTime, EmptyState, FailureNote, LazyImage, Skeleton } from "#platform/ui";
import type { Winner } from "../../contract/index.ts";
import { useListWinners } from "../calls.gen.ts";
import { useGamesText } from "../text.ts";
import { RowHead } from "./game-row.tsx";

/** The board is asked again this often. */
const everyMilliseconds = 60_000;
const lines = 6;

const periods = ["latest", "day", "week", "month"] as const;
type Shown = (typeof periods)[number];

/** The latest, or the greatest multiples of a period. */
const askedOf = (shown: Shown) =>
	shown === "latest" ? { count: lines } : { count: lines, period: shown, by: "multiple" as const };

export function RecentWins() {
	const say = useGamesText();
	const [shown, setShown] = useState<Shown>("latest");
	const { data, error, refetch } = useListWinners(askedOf(shown), { everyMilliseconds, keepLast: true });
	return (
		<section aria-label={say("home.wins")}>
			<RowHead title={say("home.wins")} text={say("home.winsText")} />
			<div className="mb-2">
				<Chips
					label={say("home.winsOf.label")}
					items={periods.map((key) => ({ key, label: say(`home.winsOf.${key}`) }))}
					chosen={shown}
					onChoose={setShown}
				/>
			</div>
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data?.winners.length === 0 ? (
				<div className="rounded-card bg-surface-1">
					<EmptyState title={say("home.noWins")} />
				</div>
			) : null}
			<ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
				{data === undefined && error === null ? <LineSkeletons /> : null}
				{data?.winners.map((winner) => (
					<WinLine key={`${winner.account}-${winner.wonAt}`} winner={winner} />
				))}
			</ul>
		</section>
	);
}

function LineSkeletons() {
	return Array.from({ length: lines }, (_, index) => `line-${index}`).map((key) => (
		<li key={key} className="flex items-center gap-3 border-b border-line py-3">
			<Skeleton className="cut-corner-small size-11 shrink-0 rounded-control" />
			<Skeleton className="h-9 grow" />
		</li>
	));
}

function WinLine({ winner }: { readonly winner: Winner }) {
	return (
		<li data-hue={winner.gameType} className="flex items-center gap-3 border-b border-line py-3">
			<LazyImage
				src={winner.smallIcon}
				width={44}
				height={44}
				className="cut-corner-small size-11 shrink-0 rounded-control object-cover"
			/>
			<div className="min-w-0 grow">
				<p className="truncate text-14 font-medium">{winner.displayName}</p>
				<p className="text-13 text-text-3">
					{winner.account} · <DateTime at={winner.wonAt} as="ago" />
				</p>
			</div>
			<div className="text-end">
				<Amount amount={winner.win} currency={winner.currency} className="text-won" />
				<p className="text-13 text-text-3">{`× ${winner.multiple.replace(/\.?0+$/, "")}`}</p>
			</div>
		</li>
	);
}
