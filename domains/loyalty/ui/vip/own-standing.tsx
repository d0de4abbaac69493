// Where I stand: my rank, the turnover behind it by hall, and the way to the next.
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useGamesText } from "#games/ui";
import { readMember } from "#members/contract";
import { Amount, buttonClass, FailureNote, Skeleton, useFormats, useLive, useRefresh } from "#platform/ui";
import { balanceEvent } from "#wallet/contract";
import { useReadStanding } from "../calls.gen.ts";
import { useLoyaltyText } from "../text.ts";
import { RankEmblem, rankHue } from "./rank-emblem.tsx";

/** Play is counted every minute; so long a page that stays open looks again. */
const everyMilliseconds = 30_000;

export function OwnStanding({ days }: { readonly days: number }) {
	const { data, error, refetch } = useReadStanding({}, { everyMilliseconds });
	useLive(balanceEvent, () => void refetch());
	useHeaderRank(data?.level);
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-64 rounded-panel" />;
	return <Standing standing={data} days={days} />;
}

/** A rank that changes while the page is open changes in the header, too. */
function useHeaderRank(level: number | undefined): void {
	const refresh = useRefresh();
	const shown = useRef<number>(undefined);
	useEffect(() => {
		if (shown.current !== undefined && level !== undefined && shown.current !== level) refresh([readMember]);
		shown.current = level;
	}, [level, refresh]);
}

type StandingData = NonNullable<ReturnType<typeof useReadStanding>["data"]>;
type StandingProps = { readonly standing: StandingData; readonly days: number };

function Standing({ standing, days }: StandingProps) {
	const say = useLoyaltyText();
	const formats = useFormats();
	const { since } = standing;
	return (
		<section
			data-hue={rankHue(standing.level)}
			aria-labelledby="own-standing"
			className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-panel bg-surface-1 p-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:p-8"
		>
			<div className="flex flex-col gap-5">
				<div className="flex items-center gap-4">
					<RankEmblem level={standing.level} className="size-20" />
					<div className="min-w-0">
						<h2 id="own-standing" className="text-14 font-medium text-text-2">
							{say("standing.title")}
						</h2>
						<p className="text-28 font-bold">{standing.name}</p>
						<p className="text-13 text-text-3">
							{say("vip.level", { level: standing.level })}
							{since === null ? null : ` · ${say("standing.since", { date: formats.day(since) })}`}
						</p>
					</div>
				</div>
				<Way standing={standing} />
				<p className="text-13 text-text-3">{say("standing.counted")}</p>
			</div>
			<div className="flex flex-col gap-4 md:border-s md:border-line md:ps-8">
				<div>
					<p className="text-14 text-text-2">{say("standing.turnover", { days })}</p>
					<p className="mt-1 text-28">
						<Amount amount={standing.turnover} currency={standing.currency} />
					</p>
				</div>
				<Halls standing={standing} />
				<Link to="/pointMall" className={`${buttonClass({ look: "plain", size: "small" })} self-start`}>
					{say("standing.toMall")}
				</Link>
			</div>
		</section>
	);
}

function Way({ standing: { next, currency, level, turnover } }: { readonly standing: StandingData }) {
	const say = useLoyaltyText();
	const formats = useFormats();
	if (next === null) {
		const top = level === 8 || turnover === "0.00";
		return <p className="text-14 text-text-2">{say(top ? "standing.top" : "standing.wait")}</p>;
	}
	return (
		<div className="flex flex-col gap-2">
			<p className="text-14">
				{say("standing.next", { missing: formats.amount(next.missing, currency), name: next.name })}
			</p>
			<div
				role="progressbar"
				aria-label={say("standing.progress", { name: next.name })}
				aria-valuemin={0}
				aria-valuemax={1000}
				aria-valuenow={next.permille}
				aria-valuetext={say("standing.next", { missing: formats.amount(next.missing, currency), name: next.name })}
				className="h-3 overflow-hidden rounded-full bg-surface-3"
			>
				<div className="h-full rounded-full bg-hue transition-[width]" style={{ width: `${next.permille / 10}%` }} />
			</div>
		</div>
	);
}

function Halls({ standing }: { readonly standing: StandingData }) {
	const say = useLoyaltyText();
	const sayGames = useGamesText();
	if (standing.categories.length === 0) return <p className="text-14 text-text-3">{say("standing.nothing")}</p>;
	return (
		<dl aria-label={say("standing.byHall")} className="flex flex-col gap-2">
			{standing.categories.map(({ category, turnover }) => (
				<div key={category} data-hue={category} className="flex items-center gap-3 text-14">
					<span aria-hidden="true" className="cut-corner-small size-3 bg-hue" />
					<dt className="grow text-text-2">{sayGames(`category.name.${category}`)}</dt>
					<dd>
						<Amount amount={turnover} currency={standing.currency} />
					</dd>
				</div>
			))}
		</dl>
	);
}
