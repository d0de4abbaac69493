// The roads of a table with what they count, and what either side would write next.
import { askRoad, bigRoad, goodRoads, isRedNumber, readOutcome, shortText, type TableGame } from "../../core/index.ts";
import { useTableText } from "../text.ts";
import { beadMarks, bigMarks, countsOf, derivedMarksOf, derivedNames, resultsOf, toneOf } from "./marks.ts";
import { roadAlerts } from "./road-alerts.ts";
import { RoadGrid } from "./road-grid.tsx";

export type RoadBoardProps = {
	readonly game: TableGame;
	readonly past: readonly string[];
	readonly compact?: boolean;
	/** Good roads may be named: some markets forbid it. */
	readonly mayName?: boolean;
};

export const hasRoads = (game: TableGame): boolean =>
	game === "baccarat" || game === "no-commission" || game === "dragon-tiger" || game === "seotda";

export function RoadBoard({ game, past, compact = false, mayName = true }: RoadBoardProps) {
	if (!hasRoads(game)) return <NumberRoad game={game} past={past} most={compact ? 12 : 36} />;
	return compact ? (
		<BigRoad game={game} past={past} columns={22} />
	) : (
		<AllRoads game={game} past={past} mayName={mayName} />
	);
}

const handSides = { B: "banker", P: "player" } as const;
const duelSides = { B: "dragon", P: "tiger" } as const;
const hwatuSides = { B: "sun", P: "moon" } as const;

function useSides(game: TableGame) {
	const say = useTableText();
	const of = game === "dragon-tiger" ? duelSides : game === "seotda" ? hwatuSides : handSides;
	return {
		B: say(`spot.${of.B}`),
		P: say(`spot.${of.P}`),
		T: say("spot.tie"),
	};
}

export function BigRoad({ game, past, columns }: Pick<RoadBoardProps, "game" | "past"> & { readonly columns: number }) {
	const words = useCountWords(game, past);
	return <RoadGrid marks={bigMarks(resultsOf(past), columns)} columns={columns} look="ring" label={words} />;
}

/** "Banker 12, Player 9, Tie 2" */
function useCountWords(game: TableGame, past: readonly string[]): string {
	const sides = useSides(game);
	const { B, P, T } = countsOf(past);
	return `${sides.B} ${B}, ${sides.P} ${P}, ${sides.T} ${T}`;
}

type AllRoadsProps = { readonly game: TableGame; readonly past: readonly string[]; readonly mayName: boolean };

function AllRoads({ game, past, mayName }: AllRoadsProps) {
	const say = useTableText();
	const sides = useSides(game);
	const results = resultsOf(past);
	const words = useCountWords(game, past);
	const { pairs } = countsOf(past);
	const letters = { B: sides.B.slice(0, 1), P: sides.P.slice(0, 1), T: sides.T.slice(0, 1) };
	const named = roadAlerts.use() && mayName;
	const isHand = game === "baccarat" || game === "no-commission";
	const alerts = isHand && named ? goodRoads(bigRoad(results)) : [];
	return (
		<section aria-label={say("road.title")} className="flex flex-col gap-1.5">
			<p className="flex flex-wrap gap-x-3 text-13 text-text-2 tabular-nums">
				<span>{words}</span>
				{isHand ? <span>{say("road.pairs", { count: pairs })}</span> : null}
				{alerts.map(({ road, side }) => (
					<span key={road} className="text-accent-text">
						{say(`good.${road}`, { side: sides[side] })}
					</span>
				))}
			</p>
			{isHand && mayName ? (
				<label className="flex min-h-11 items-center gap-2 text-13 text-text-2">
					<input
						type="checkbox"
						checked={named}
						onChange={(event) => roadAlerts.set(event.currentTarget.checked)}
						className="size-5 accent-accent"
					/>
					{say("road.alerts")}
				</label>
			) : null}
			<div className="grid grid-cols-[2fr_3fr] gap-1.5">
				<RoadGrid marks={beadMarks(results, 10)} columns={10} look="stone" letters={letters} label={say("road.bead")} />
				<RoadGrid marks={bigMarks(results, 15)} columns={15} look="ring" label={say("road.big")} />
			</div>
			<div className="grid grid-cols-3 gap-1.5">
				{derivedNames.map((name) => (
					<RoadGrid
						key={name}
						marks={derivedMarksOf(results, name, 14)}
						columns={14}
						look="field"
						label={say(`road.${name}`)}
					/>
				))}
			</div>
			<div className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-text-2">
				{(["B", "P"] as const).map((side) => (
					<Ask
						key={side}
						words={say("road.ask", { side: sides[side] })}
						marks={Object.values(askRoad(results, side))}
					/>
				))}
			</div>
		</section>
	);
}

type AskProps = { readonly words: string; readonly marks: readonly ("R" | "B" | undefined)[] };

/** The next mark of each derived road. */
function Ask({ words, marks }: AskProps) {
	return (
		<span className="inline-flex items-center gap-1.5">
			{words}
			{derivedNames.map((name, index) => {
				const mark = marks[index];
				const tone = mark === undefined ? "var(--line)" : toneOf(mark) === "B" ? "var(--live)" : "var(--esports)";
				return <span key={name} aria-hidden="true" className="size-3 rounded-full" style={{ background: tone }} />;
			})}
		</span>
	);
}

type NumberRoadProps = { readonly game: TableGame; readonly past: readonly string[]; readonly most: number };

/** The last results of a wheel or of dice, the newest first. */
function NumberRoad({ game, past, most }: NumberRoadProps) {
	const say = useTableText();
	const results = past
		.map((text, index) => ({ text, hand: index + 1 }))
		.slice(-most)
		.toReversed();
	const wheel = game !== "sic-bo" && game !== "blackjack";
	return (
		<ol aria-label={say("road.last")} className="flex flex-wrap gap-1">
			{results.map(({ text, hand }) => {
				const outcome = readOutcome(text);
				const words = outcome === undefined ? text : shortText(outcome);
				const number = Number(words);
				const tone = !wheel
					? "var(--surface-3)"
					: number === 0
						? "var(--won)"
						: isRedNumber(number)
							? "var(--card-red)"
							: "var(--card-black)";
				return (
					<li
						key={hand}
						className={`grid h-7 min-w-7 place-items-center rounded-control px-1 text-13 font-bold tabular-nums ${hand === past.length ? "outline-2 outline-accent" : ""}`}
						style={{ background: tone, color: wheel ? "var(--card-paper)" : "var(--text-1)" }}
					>
						{words}
					</li>
				);
			})}
		</ol>
	);
}
