// One past round: everything that was recorded of it, and the round itself shown again, marked as a replay (G25).
import type { ReactNode } from "react";
import { Amount, Button, DateTime, FailureNote, LazyImage, Skeleton } from "#platform/ui";
import type { RecalledRound } from "../../contract/index.ts";
import { useRecallRound } from "../calls.gen.ts";
import { ShareRound } from "../replay/share-round.tsx";
import { useGamesText } from "../text.ts";
import { StatusBadge } from "./record-columns.tsx";
import { ReplayStage } from "./replay-stage.tsx";

export type RoundPageProps = { readonly roundId: string; readonly onBack: () => void };

export function RoundPage({ roundId, onBack }: RoundPageProps) {
	const say = useGamesText();
	const { data, error, refetch } = useRecallRound({ roundId }, { freshMilliseconds: 60_000 });
	return (
		<div className="flex flex-col gap-4">
			<div>
				<Button look="quiet" size="small" icon="chevron-left" onPress={onBack}>
					{say("record.back")}
				</Button>
			</div>
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <Skeleton className="h-96 rounded-card" /> : null}
			{data === undefined ? null : <Round round={data} />}
		</div>
	);
}

function Round({ round }: { readonly round: RecalledRound }) {
	const say = useGamesText();
	return (
		<article className="flex flex-col gap-4" data-hue={round.gameType}>
			<header className="flex items-center gap-4">
				<LazyImage
					src={round.smallIcon}
					width={56}
					height={56}
					className="cut-corner-small size-14 shrink-0 rounded-control object-cover"
				/>
				<div className="min-w-0 grow">
					<h3 className="truncate text-20 font-bold">{round.displayName}</h3>
					<p className="text-14 text-text-2">
						{round.vendorName} · <DateTime at={round.startedAt} />
					</p>
				</div>
				<StatusBadge status={round.status} />
			</header>
			<ReplayStage round={round} />
			<Money round={round} />
			{round.status === "complete" || round.status === "resettled" ? <ShareRound round={round} /> : null}
			<dl className="grid gap-x-6 gap-y-3 rounded-card bg-surface-2 p-5 text-14 sm:grid-cols-2">
				<Fact name={say("record.started")}>
					<DateTime at={round.startedAt} />
				</Fact>
				<Fact name={say("record.ended")}>
					{round.endedAt === null ? say("record.states.open") : <DateTime at={round.endedAt} />}
				</Fact>
				<Fact name={say("record.round")}>{round.roundId}</Fact>
				{round.vendorRoundId === round.roundId ? null : (
					<Fact name={say("record.vendorRound")}>{round.vendorRoundId}</Fact>
				)}
				<Fact name={say("record.payTable")}>{round.payTable}</Fact>
				<Fact name={say("record.mode")}>{round.mode === "demo" ? say("frame.demo") : round.currency}</Fact>
			</dl>
		</article>
	);
}

function Money({ round }: { readonly round: RecalledRound }) {
	const say = useGamesText();
	const { currency } = round;
	const parts = [
		{ name: say("record.before"), amount: round.balanceBefore, signed: false },
		{ name: say("record.stake"), amount: round.stake, signed: false },
		...(round.freeStake === undefined ? [] : [{ name: say("record.free"), amount: round.freeStake, signed: false }]),
		{ name: say("record.win"), amount: round.win, signed: false },
		{ name: say("record.net"), amount: round.net, signed: true },
		{ name: say("record.after"), amount: round.balanceAfter, signed: false },
	];
	return (
		<dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-surface-2 p-5 sm:grid-cols-5">
			{parts.map(({ name, amount, signed }) => (
				<Fact key={name} name={name}>
					<Amount amount={amount} currency={currency} signed={signed} className="text-16" />
				</Fact>
			))}
		</dl>
	);
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-13 text-text-3">{name}</dt>
			<dd className="mt-0.5 break-all">{children}</dd>
		</div>
	);
}
