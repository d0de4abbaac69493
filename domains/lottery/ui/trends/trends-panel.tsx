// Trends: what the last draws were like at one place. It says plainly that they do not predict.
import { useState } from "react";
import type { FramePlay, FramePorts } from "#cabinet/ui";
import { Check, Chips } from "#platform/ui";
import { readTrends } from "../../contract/index.ts";
import {
	anywhereTrend,
	familyOf,
	hotAndCold,
	type LotteryGame,
	placeTrend,
	readDigits,
	trendPlacesOf,
	valuesAt,
} from "../../core/index.ts";
import { usePlaceName } from "../bet/play-words.ts";
import { useAsked } from "../panels/use-asked.ts";
import { useLotteryText } from "../text.ts";
import { AnywhereList } from "./anywhere-list.tsx";
import { DrawSpread } from "./draw-spread.tsx";
import { TrendChart, type TrendDraw } from "./trend-chart.tsx";

/** So many draws that are known already; those of a day or two are asked for. */
const spans = ["30", "50", "100", "today", "2days"] as const;
type Span = (typeof spans)[number];
const mostInChart = 120;

export type TrendsPanelProps = {
	readonly play: FramePlay;
	readonly ports: Pick<FramePorts, "clientFor">;
	readonly draws: readonly TrendDraw[];
	readonly gameId: LotteryGame;
};

export function TrendsPanel({ play, ports, draws, gameId }: TrendsPanelProps) {
	const say = useLotteryText();
	const placeName = usePlaceName();
	const { balls } = familyOf(gameId);
	const places = trendPlacesOf(balls).map(String);
	const [count, setCount] = useState<Span>("30");
	// None where there are so many that nobody asks which number comes at which.
	const [place, setPlace] = useState(places.at(-1));
	const [line, setLine] = useState(true);
	const shown = useSpan({ play, ports, draws, gameId }, count);
	const index = Number(place ?? 0);
	const values = valuesAt(balls, index);
	const results = shown.map(({ digits }) => digits);
	const trend = place === undefined ? anywhereTrend(results, values) : placeTrend(results, index, values);
	const { hot, cold } = hotAndCold(trend);
	if (draws.length === 0) return <p className="text-14 text-text-2">{say("trends.empty")}</p>;
	return (
		<div className="flex flex-col gap-4 text-14">
			<p className="text-text-2">{say("rules.past")}</p>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				{place === undefined ? null : (
					<Chips
						label={say("trends.place")}
						items={places.map((key) => ({ key, label: placeName(Number(key)) }))}
						chosen={place}
						onChoose={setPlace}
					/>
				)}
				<Chips
					label={say("trends.draws")}
					items={spans.map((key) => ({ key, label: key === "today" || key === "2days" ? say(`trends.${key}`) : key }))}
					chosen={count}
					onChoose={setCount}
				/>
				{place === undefined ? null : (
					<Check checked={line} onChange={(event) => setLine(event.target.checked)}>
						{say("trends.line")}
					</Check>
				)}
			</div>
			<p className="text-text-2 tabular-nums">{say("trends.hot", { hot: hot.join(" "), cold: cold.join(" ") })}</p>
			{place === undefined ? (
				<AnywhereList trend={trend} />
			) : (
				<TrendChart
					draws={shown.slice(0, mostInChart)}
					place={index}
					line={line}
					values={values}
					placeName={placeName(index)}
				/>
			)}
			{familyOf(gameId).code === "SSC" ? <DrawSpread draws={results} /> : null}
		</div>
	);
}

/** The draws of a span: the newest that are known, or those of the game's day and the one before. */
function useSpan({ play, ports, draws, gameId }: TrendsPanelProps, span: Span): readonly TrendDraw[] {
	const isDay = span === "today" || span === "2days";
	const client = ports.clientFor(play.token);
	const { answer } = useAsked(
		// The others are known already: nothing is asked for.
		() => (isDay ? client.call(readTrends, { gameId, span }) : new Promise<never>(() => {})),
		[gameId, span, draws[0]?.issue ?? ""],
	);
	if (!isDay) return draws.slice(0, Number(span));
	if (answer?.ok !== true) return [];
	return answer.value.draws.flatMap(({ numero, digits: text }) => {
		const digits = text === undefined ? undefined : readDigits(gameId, text);
		return digits === undefined ? [] : [{ issue: numero, digits }];
	});
}
