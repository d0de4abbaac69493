// What came in the last rounds of a table: how often each bet won, and the numbers of a wheel.
import { useEffect, useState } from "react";
import { type FramePlay, type FramePorts, Section } from "#cabinet/ui";
import { useFormats } from "#platform/ui";
import { listTableResults, type TableSeen } from "../../contract/index.ts";
import { type NumberCount, statisticsOf } from "../../core/index.ts";
import { useSpotWords } from "../board/spot-words.ts";
import { useTableText } from "../text.ts";

export type StatisticsPanelProps = {
	readonly seen: Pick<TableSeen, "table" | "game">;
	readonly play: Pick<FramePlay, "token">;
	readonly ports: Pick<FramePorts, "clientFor" | "failureSentence">;
};

/** Of the most and of the least frequent numbers. */
const shownNumbers = 6;

export function StatisticsPanel({ seen: { table, game }, play, ports }: StatisticsPanelProps) {
	const say = useTableText();
	const words = useSpotWords();
	const { number } = useFormats();
	const [results, setResults] = useState<readonly string[]>();
	const [refused, setRefused] = useState<string>();
	useEffect(() => {
		let gone = false;
		void ports
			.clientFor(play.token)
			.call(listTableResults, { table })
			.then((answer) => {
				if (gone) return;
				if (answer.ok) setResults(answer.value.results);
				else setRefused(ports.failureSentence(answer.error));
			});
		return () => {
			gone = true;
		};
	}, [ports, play.token, table]);
	if (refused !== undefined) return <p role="alert">{refused}</p>;
	if (results === undefined) return <div className="skeleton h-40 rounded-card" />;
	const { rounds, spots, numbers } = statisticsOf(game, results);
	if (rounds === 0) return <p className="text-14 text-text-2">{say("statistics.none")}</p>;
	return (
		<div className="flex flex-col gap-4 text-14">
			<p className="text-text-2">{say("statistics.text", { count: rounds })}</p>
			<ul className="flex flex-col gap-2">
				{spots.map(({ spot, times }) => (
					<li key={spot} className="grid grid-cols-[minmax(6rem,1fr)_2fr_auto] items-center gap-3">
						<span>{words(spot)}</span>
						<span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-surface-3">
							<span className="block h-full bg-hue" style={{ width: `${(100 * times) / rounds}%` }} />
						</span>
						<span className="text-end tabular-nums">{`${number(times)} · ${number(Math.round((1_000 * times) / rounds) / 10)} %`}</span>
					</li>
				))}
			</ul>
			{numbers.length === 0 ? null : (
				<>
					<Numbers title={say("statistics.hot")} numbers={numbers.slice(0, shownNumbers)} />
					<Numbers title={say("statistics.cold")} numbers={numbers.slice(-shownNumbers).toReversed()} />
				</>
			)}
			<p className="text-13 text-text-3">{say("road.past")}</p>
		</div>
	);
}

function Numbers({ title, numbers }: { readonly title: string; readonly numbers: readonly NumberCount[] }) {
	return (
		<Section title={title}>
			<ul className="flex flex-wrap gap-2">
				{numbers.map(({ number, times }) => (
					<li key={number} className="rounded-control bg-surface-2 px-3 py-2 tabular-nums">
						<b>{number}</b> ×{times}
					</li>
				))}
			</ul>
		</Section>
	);
}
