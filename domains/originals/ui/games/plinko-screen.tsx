// Plinko: pins, cups and one ball that goes the way the round says.
import { useEffect, useRef } from "react";
import { type PlinkoChoice, plinkoCups, plinkoRows, risks } from "../../core/index.ts";
import { useOriginalText } from "../text.ts";
import { heatOf, Scene, Segments } from "./parts.tsx";
import { outcomeOf, type ScreenProps, showMilliseconds, timesText } from "./screen.ts";

export function PlinkoScreen(props: ScreenProps<PlinkoChoice>) {
	return <Scene board={<PlinkoBoard {...props} />} controls={<PlinkoControls {...props} />} />;
}

/** One step of the lattice is 10 units wide and high. */
const unit = 10;
const top = 14;

/** Where the ball is after so many of its turns. */
function placeOf({ rows, turns, after }: { rows: number; turns: readonly number[]; after: number }) {
	const right = turns.slice(0, after).reduce((sum, turn) => sum + turn, 0);
	return { x: ((rows + 1) / 2 + right - after / 2) * unit, y: top + (after - 0.75) * unit };
}

const pinsOf = (rows: number) =>
	Array.from({ length: rows }, (_, row) =>
		Array.from({ length: row + 1 }, (_pin, pin) => ({
			x: (rows + 1 - row) * (unit / 2) + pin * unit,
			y: top + row * unit,
		})),
	).flat();

function PlinkoBoard({ choice, round, showing }: ScreenProps<PlinkoChoice>) {
	const { rows } = choice;
	const cups = plinkoCups(choice).map((times, index) => ({ times, index }));
	const outcome = outcomeOf(round, "plinko");
	const fits = outcome !== undefined && outcome.turns.length === rows;
	const cup = fits && !showing ? outcome.turns.reduce((sum, turn) => sum + turn, 0) : undefined;
	const width = (rows + 1) * unit;
	const floor = top + rows * unit;
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${width} ${floor + 14}`}
			className="size-full max-h-140"
			preserveAspectRatio="xMidYMid meet"
		>
			{pinsOf(rows).map(({ x, y }) => (
				<circle key={`${x} ${y}`} cx={x} cy={y} r={1.1} className="fill-text-2" />
			))}
			{cups.map(({ times, index }) => (
				<g key={index} transform={`translate(${index * unit} ${floor - 2 + (index === cup ? 1.4 : 0)})`}>
					<path
						d={`M0.6 0h${unit - 3.2}l2 2v6.6H0.6z`}
						fill={heatOf(times)}
						opacity={cup === undefined || index === cup ? 1 : 0.45}
					/>
					<text
						x={unit / 2}
						y={5.6}
						textAnchor="middle"
						fontSize={rows > 12 ? 2.5 : 2.9}
						fontWeight="700"
						fill="var(--ground)"
					>
						{cupText(times)}
					</text>
				</g>
			))}
			{fits ? (
				<Ball
					key={round?.roundId}
					rows={rows}
					turns={outcome.turns}
					milliseconds={showing && round !== undefined ? showMilliseconds(round) : 0}
				/>
			) : null}
		</svg>
	);
}

const cupText = (times: number): string => {
	const value = times / 10_000;
	return value >= 100 ? String(Math.round(value)) : String(Number(value.toFixed(2)));
};

type BallProps = { readonly rows: number; readonly turns: readonly number[]; readonly milliseconds: number };

function Ball({ rows, turns, milliseconds }: BallProps) {
	const ball = useRef<SVGGElement>(null);
	const moving = milliseconds > 0;
	const last = placeOf({ rows, turns, after: rows });
	useEffect(() => {
		const node = ball.current;
		if (!moving || node === null || typeof node.animate !== "function") return undefined;
		if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
		const frames = Array.from({ length: rows + 1 }, (_, after) => {
			const { x, y } = placeOf({ rows, turns, after });
			return { transform: `translate(${x}px, ${y}px)`, easing: "cubic-bezier(0.5, -0.35, 0.7, 0.9)" };
		});
		const fall = node.animate(frames, { duration: milliseconds - 150, fill: "forwards" });
		return () => fall.cancel();
	}, [moving, milliseconds, rows, turns]);
	return (
		<g ref={ball} style={{ transform: `translate(${last.x}px, ${last.y}px)` }}>
			<circle r={2.6} className="fill-accent" />
			<circle r={1} cx={-0.8} cy={-0.9} fill="white" opacity="0.7" />
		</g>
	);
}

function PlinkoControls({ choice, onChoose }: ScreenProps<PlinkoChoice>) {
	const say = useOriginalText();
	const cups = plinkoCups(choice);
	return (
		<>
			<Segments
				label={say("plinko.rows")}
				options={plinkoRows.map((rows) => ({ value: rows, words: String(rows) }))}
				value={plinkoRows.find((rows) => rows === choice.rows) ?? 8}
				onChange={onChoose === undefined ? undefined : (rows) => onChoose({ ...choice, rows })}
			/>
			<Segments
				label={say("risk.name")}
				options={risks.map((risk) => ({ value: risk, words: say(`risk.${risk}`) }))}
				value={choice.risk}
				onChange={onChoose === undefined ? undefined : (risk) => onChoose({ ...choice, risk })}
			/>
			<p className="sr-only">{say("plinko.cups", { cups: cups.map(timesText).join(", ") })}</p>
		</>
	);
}
