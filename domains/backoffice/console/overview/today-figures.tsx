// How today goes: six figures of each currency against yesterday up to the same time and whole, with a curve by hour.
import { useMay } from "#platform/desk/ui";
import { DateTime, FailureNote, Skeleton, useFormats, useTheme } from "#platform/ui";
import {
	type TodayFigure,
	type TodayFigureName,
	type TodayOfCurrency,
	todayFigureNames,
} from "../../contract/index.ts";
import { useReadToday } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";
import { HourCurve } from "./hour-curve.tsx";

const everyMilliseconds = 60_000;
const counted: ReadonlySet<TodayFigureName> = new Set(["newMembers", "activeMembers"]);

export function TodayFigures() {
	const say = useOfficeText();
	const enabled = useMay("reports:read");
	const today = useReadToday({}, { enabled, everyMilliseconds });
	if (!enabled) return null;
	return (
		<section aria-labelledby="today" className="mb-8">
			<div className="mb-3 flex flex-wrap items-baseline gap-x-4">
				<h2 id="today" className="text-20 font-bold">
					{say("overview.today")}
				</h2>
				{today.data === undefined ? null : (
					<p className="text-13 text-text-3">
						{say("overview.upTo")} <DateTime at={today.data.at} />
					</p>
				)}
			</div>
			{today.error === null ? null : <FailureNote error={today.error} onRetry={() => void today.refetch()} />}
			{today.data === undefined && today.error === null ? <Skeleton className="h-64 rounded-card" /> : null}
			{today.data?.currencies.map((figures) => (
				<OfCurrency key={figures.currency} figures={figures} named={today.data.currencies.length > 1} />
			))}
		</section>
	);
}

function OfCurrency({ figures, named }: { readonly figures: TodayOfCurrency; readonly named: boolean }) {
	return (
		<div className="mb-4">
			{named ? <h3 className="mb-2 text-16 font-medium">{figures.currency}</h3> : null}
			<ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{todayFigureNames.map((name) => (
					<Tile key={name} name={name} figure={figures[name]} currency={figures.currency} />
				))}
			</ul>
		</div>
	);
}

type TileProps = { readonly name: TodayFigureName; readonly figure: TodayFigure; readonly currency: string };

function Tile({ name, figure, currency }: TileProps) {
	const say = useOfficeText();
	const theme = useTheme();
	const { amount, number } = useFormats();
	const shown = (text: string) => (counted.has(name) ? number(Number(text)) : amount(text, currency));
	const change = changeOf(figure);
	return (
		<li className="rounded-card bg-surface-1 px-5 py-4">
			<p className="text-14 text-text-2">{say(`overview.figures.${name}`)}</p>
			<p className="mt-1 flex flex-wrap items-baseline gap-x-3">
				<span className="text-28 font-bold tabular-nums">{shown(figure.today)}</span>
				{change === undefined ? null : (
					<span className={`text-14 ${change < 0 ? "text-lost" : "text-won"}`}>
						{change > 0 ? "+" : ""}
						{number(change)} %
					</span>
				)}
			</p>
			<p className="mt-1 text-13 text-text-3 tabular-nums">{say("overview.soFar", { figure: shown(figure.soFar) })}</p>
			<p className="text-13 text-text-3 tabular-nums">{say("overview.whole", { figure: shown(figure.yesterday) })}</p>
			<HourCurve key={theme} hours={figure.hours} />
		</li>
	);
}

/** Against yesterday up to the same time, in whole per cent; undefined where there was nothing to compare with. */
function changeOf({ today, soFar }: TodayFigure): number | undefined {
	const [now, before] = [Number(today), Number(soFar)];
	return before === 0 ? undefined : Math.round(((now - before) / Math.abs(before)) * 100);
}
