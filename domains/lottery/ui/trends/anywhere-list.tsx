// Of draws of so many numbers that nobody asks which comes where: how often each number came, and how long it is missing.
import type { DigitTrend } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";

export function AnywhereList({ trend }: { readonly trend: readonly DigitTrend[] }) {
	const say = useLotteryText();
	return (
		<ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5 tabular-nums">
			{trend.map(({ digit, shown, missing }) => (
				<li key={digit} className="rounded-control bg-surface-2 px-2 py-1 text-center">
					<span className="block font-bold">{digit}</span>
					<span className="block text-13 text-text-2">
						{say("trends.shown")} {shown}
					</span>
					<span className="block text-13 text-text-3">
						{say("trends.missing")} {missing}
					</span>
				</li>
			))}
		</ul>
	);
}
