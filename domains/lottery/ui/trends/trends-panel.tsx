// Trends: what the last draws were like at one place. It says plainly that they do not predict.
import { useState } from "react";
import { Check, Chips } from "#platform/ui";
import { familyOf, hotAndCold, type LotteryGame, placesOf, placeTrend, valuesAt } from "../../core/index.ts";
import { usePlaceName } from "../bet/play-words.ts";
import { useLotteryText } from "../text.ts";
import { TrendChart, type TrendDraw } from "./trend-chart.tsx";

const counts = ["30", "50", "100"] as const;

export type TrendsPanelProps = { readonly draws: readonly TrendDraw[]; readonly gameId: LotteryGame };

export function TrendsPanel({ draws, gameId }: TrendsPanelProps) {
	const say = useLotteryText();
	const placeName = usePlaceName();
	const { balls } = familyOf(gameId);
	const places = placesOf(balls).map(String);
	const [count, setCount] = useState<(typeof counts)[number]>("30");
	const [place, setPlace] = useState(places.at(-1) ?? "0");
	const [line, setLine] = useState(true);
	const shown = draws.slice(0, Number(count));
	const index = Number(place);
	const values = valuesAt(balls, index);
	const { hot, cold } = hotAndCold(
		placeTrend(
			shown.map(({ digits }) => digits),
			index,
			values,
		),
	);
	if (shown.length === 0) return <p className="text-14 text-text-2">{say("trends.empty")}</p>;
	return (
		<div className="flex flex-col gap-4 text-14">
			<p className="text-text-2">{say("rules.past")}</p>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<Chips
					label={say("trends.place")}
					items={places.map((key) => ({ key, label: placeName(Number(key)) }))}
					chosen={place}
					onChoose={setPlace}
				/>
				<Chips
					label={say("trends.draws")}
					items={counts.map((key) => ({ key, label: key }))}
					chosen={count}
					onChoose={setCount}
				/>
				<Check checked={line} onChange={(event) => setLine(event.target.checked)}>
					{say("trends.line")}
				</Check>
			</div>
			<p className="text-text-2 tabular-nums">{say("trends.hot", { hot: hot.join(" "), cold: cold.join(" ") })}</p>
			<TrendChart draws={shown} place={index} line={line} values={values} placeName={placeName(index)} />
		</div>
	);
}
