// One place over many draws as a mosaic: a row a draw, a column a digit, the drawn ones joined by a line; below, how often each
// came, how long it is missing and the longest it stayed away. Drawn once, as one picture with a table for who does not see it.
import { type Digits, placeTrend } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";

export type TrendDraw = { readonly issue: string; readonly digits: Digits };

export type TrendChartProps = {
	/** The newest first. */
	readonly draws: readonly TrendDraw[];
	/** From 0. */
	readonly place: number;
	readonly line: boolean;
	/** What may be drawn at a place, ascending. */
	readonly values: readonly number[];
	readonly placeName: string;
};

const [cell, row, left] = [30, 24, 66] as const;
const widthOf = (values: readonly number[]): number => left + cell * values.length;

export function TrendChart({ draws, place, line, values, placeName }: TrendChartProps) {
	const say = useLotteryText();
	const height = row * (draws.length + 1);
	const width = widthOf(values);
	const middle = (value: number): number => left + cell * (values.indexOf(value) + 0.5);
	const at = (index: number, digit: number) => [middle(digit), row * (index + 1.5)] as const;
	const drawn = draws.map(({ digits: result }) => result[place] ?? 0);
	const path = drawn
		.map((digit, index) => {
			const [x, y] = at(index, digit);
			return `${index === 0 ? "M" : "L"}${x} ${y}`;
		})
		.join("");
	return (
		<div className="overflow-x-auto">
			<svg
				role="img"
				aria-label={say("trends.chart", { count: draws.length, place: placeName })}
				viewBox={`0 0 ${width} ${height}`}
				className="mx-auto block w-full max-w-140 min-w-80 text-[0.7rem]"
			>
				{values.map((digit) => (
					<text key={digit} x={middle(digit)} y={row * 0.7} textAnchor="middle" className="fill-text-3">
						{digit}
					</text>
				))}
				<Stones draws={draws} drawn={drawn} values={values} />
				{line ? <path d={path} fill="none" stroke="var(--hue)" strokeWidth="2" opacity="0.55" /> : null}
				{drawn.map((digit, index) => {
					const [x, y] = at(index, digit);
					return (
						<g key={draws[index]?.issue ?? index}>
							<circle cx={x} cy={y} r="10.5" fill="var(--hue)" />
							<text x={x} y={y + 4.5} textAnchor="middle" className="fill-ground font-bold">
								{digit}
							</text>
						</g>
					);
				})}
			</svg>
			<TrendTable draws={draws} place={place} values={values} />
		</div>
	);
}

/** The issue's last digits, and how long each digit has been missing by then, where there is room. */
type StonesProps = Pick<TrendChartProps, "draws" | "values"> & { readonly drawn: readonly number[] };

function Stones({ draws, drawn, values }: StonesProps) {
	const width = widthOf(values);
	return draws.map(({ issue }, index) => (
		<g key={issue}>
			{index % 2 === 0 ? (
				<rect x="0" y={row * (index + 1)} width={width} height={row} rx="4" className="fill-surface-2" />
			) : null}
			<text x="6" y={row * (index + 1.5) + 4} className="fill-text-3 tabular-nums">
				{issue.slice(4)}
			</text>
			{values
				.filter((digit) => digit !== drawn[index])
				.map((digit) => {
					const away = drawn.slice(index).indexOf(digit);
					return away < 1 ? null : (
						<text
							key={digit}
							x={left + cell * (values.indexOf(digit) + 0.5)}
							y={row * (index + 1.5) + 4}
							textAnchor="middle"
							className="fill-text-3 opacity-60"
						>
							{away}
						</text>
					);
				})}
		</g>
	));
}

function TrendTable({ draws, place, values }: Pick<TrendChartProps, "draws" | "place" | "values">) {
	const say = useLotteryText();
	const trend = placeTrend(
		draws.map((draw) => draw.digits),
		place,
		values,
	);
	const most = Math.max(1, ...trend.map(({ shown }) => shown));
	const lines = [
		{ name: say("trends.shown"), of: trend.map(({ shown }) => shown) },
		{ name: say("trends.missing"), of: trend.map(({ missing }) => missing) },
		{ name: say("trends.longest"), of: trend.map(({ longest }) => longest) },
	];
	return (
		<table className="mx-auto mt-2 w-full max-w-140 min-w-80 table-fixed text-13 tabular-nums">
			<thead>
				<tr className="text-text-3">
					<th scope="col" className="w-[17%] text-start font-regular">
						{say("trends.digit")}
					</th>
					{trend.map(({ digit, shown }) => (
						<th key={digit} scope="col" className="px-0.5 align-bottom font-medium text-text-1">
							<span aria-hidden="true" className="mx-auto flex h-16 w-3 items-end rounded-full bg-surface-2">
								<span className="block w-full rounded-full bg-hue" style={{ height: `${(shown / most) * 100}%` }} />
							</span>
							{digit}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{lines.map(({ name, of }) => (
					<tr key={name} className="border-t border-line">
						<th scope="row" className="py-1 text-start font-regular text-text-3">
							{name}
						</th>
						{of.map((value, index) => (
							<td key={values[index]} className="text-center">
								{value}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
