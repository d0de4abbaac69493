// Trends: what the last draws were like at one place. It says plainly that they do not predict.
import { useState } from "react";
import { Check, Chips } from "#platform/ui";
import { hotAndCold, placeTrend } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";
import { TrendChart, type TrendDraw } from "./trend-chart.tsx";

const counts = ["30", "50", "100"] as const;
const places = ["place1", "place2", "place3", "place4", "place5"] as const;

export function TrendsPanel({ draws }: { readonly draws: readonly TrendDraw[] }) {
	const say = useLotteryText();
	const [count, setCount] = useState<(typeof counts)[number]>("30");
	const [place, setPlace] = useState<(typeof places)[number]>("place5");
	const [line, setLine] = useState(true);
	const shown = draws.slice(0, Number(count));
	const index = places.indexOf(place);
	const { hot, cold } = hotAndCold(
		placeTrend(
			shown.map(({ digits }) => digits),
			index,
		),
	);
	if (shown.length === 0) return <p className="text-14 text-text-2">{say("trends.empty")}</p>;
	return (
		<div className="flex flex-col gap-4 text-14">
			<p className="text-text-2">{say("rules.past")}</p>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<Chips
					label={say("trends.place")}
					items={places.map((key) => ({ key, label: say(`row.${key}`) }))}
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
			<TrendChart draws={shown} place={index} line={line} />
		</div>
	);
}
