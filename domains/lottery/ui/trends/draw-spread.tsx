// What draws add up to and what their last three are like: how often each sum and each form came, and how long it is missing.
import { type Digits, partTrend, type ShapePart, shapeParts, sumAndForm } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";

export function DrawSpread({ draws }: { readonly draws: readonly Digits[] }) {
	const say = useLotteryText();
	const { sums, forms } = sumAndForm(draws);
	const most = Math.max(1, ...sums.map(({ shown }) => shown));
	return (
		<section aria-label={say("trends.spread")} className="flex flex-col gap-3 text-13">
			<h3 className="text-14 font-bold">{say("trends.spread")}</h3>
			<ul className="grid grid-cols-3 gap-2 tabular-nums">
				{forms.map(({ form, shown, missing }) => (
					<li key={form} className="rounded-control bg-surface-2 p-3">
						<span className="block text-text-2">{say(`trends.forms.${form}`)}</span>
						<span className="text-16 font-bold">{shown}</span>{" "}
						<span className="text-text-3">
							{say("trends.missing")} {missing}
						</span>
					</li>
				))}
			</ul>
			{shapeParts.map((part) => (
				<ShapeRow key={part} part={part} draws={draws} />
			))}
			<div className="overflow-x-auto">
				<table className="w-full text-center tabular-nums">
					<caption className="sr-only">{say("trends.sum")}</caption>
					<thead>
						<tr className="text-text-3">
							<th scope="col" className="text-start font-regular">
								{say("trends.sum")}
							</th>
							<th scope="col" className="font-regular">
								{say("trends.shown")}
							</th>
							<th scope="col" className="font-regular">
								{say("trends.missing")}
							</th>
							<th scope="col" className="font-regular">
								{say("trends.longest")}
							</th>
						</tr>
					</thead>
					<tbody>
						{sums.map(({ digit, shown, missing, longest }) => (
							<tr key={digit} className="border-t border-line">
								<th scope="row" className="py-1 text-start font-medium">
									<span className="flex items-center gap-2">
										<span className="w-7">{digit}</span>
										<span aria-hidden="true" className="h-2 grow rounded-full bg-surface-2">
											<span
												className="block h-full rounded-full bg-hue"
												style={{ width: `${(shown / most) * 100}%` }}
											/>
										</span>
									</span>
								</th>
								<td className="w-20">{shown}</td>
								<td className="w-20">{missing}</td>
								<td className="w-20">{longest}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</section>
	);
}

const digitsOfDraw = 5;
const names = {
	span: "play.span",
	big: "results.bigSmall",
	odd: "results.oddEven",
	prime: "trends.prime",
	duel: "group.Dragon_Tiger",
} as const satisfies Record<ShapePart, string>;

type ShapeRowProps = { readonly part: ShapePart; readonly draws: readonly Digits[] };

/** One part of the draws' shape: how often each of its values came, and below how long it is missing. */
function ShapeRow({ part, draws }: ShapeRowProps) {
	const say = useLotteryText();
	const words = (value: ReturnType<typeof partTrend>[number]["value"]): string => {
		if (typeof value === "string") return say(`grade.${value}`);
		return part === "span" ? String(value) : `${value} : ${digitsOfDraw - value}`;
	};
	return (
		<div className="flex flex-col gap-1">
			<h4 className="text-text-2">{say(names[part])}</h4>
			<ul className="flex flex-wrap gap-1.5 tabular-nums">
				{partTrend(draws, part).map(({ value, shown, missing }) => (
					<li key={value} className="min-w-14 rounded-control bg-surface-2 px-2 py-1 text-center">
						<span className="block text-text-3">{words(value)}</span>
						<span className="font-bold">{shown}</span>{" "}
						<span className="text-text-3">
							<span className="sr-only">{say("trends.missing")} </span>
							{missing}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}
