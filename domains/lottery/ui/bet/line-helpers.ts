// What fills a slip faster: every order of its lines (dao), and all that lies between two of them (keo). Pure.
import { slipBounds } from "../../core/index.ts";
import { type Draft, pastedOf } from "./draft.ts";

/** Whether a line's orders are other lines, and lines can be counted up. */
export const hasLineHelpers = ({ play }: Pick<Draft, "play">): boolean => play.typed && play.says.sentence === "lots";

type Line = readonly number[];

/** Every order of a line once. */
export function ordersOf(line: Line): readonly Line[] {
	if (line.length < 2) return [line];
	return [...new Set(line)].flatMap((first) => {
		const at = line.indexOf(first);
		return ordersOf([...line.slice(0, at), ...line.slice(at + 1)]).map((rest) => [first, ...rest]);
	});
}

const textOf = (line: Line): string => line.join("");

/** Every order of what was typed, each once. */
export const withOrders = (draft: Draft): Draft => ({
	...draft,
	text: [...new Set(pastedOf(draft).lines.flatMap(ordersOf).map(textOf))].slice(0, slipBounds.mostLines).join(" "),
});

/** Of what was typed two and two: both and all between them. One that is left over stays. */
export function withRanges(draft: Draft): Draft {
	const lines = pastedOf(draft).lines.map(textOf);
	const all = new Set<string>();
	for (let index = 0; index < lines.length; index += 2) {
		const [from = "", to = from] = lines.slice(index, index + 2);
		const [least, most] = [Number(from), Number(to)].sort((left, right) => left - right);
		for (let value = least ?? 0; value <= (most ?? 0) && all.size < slipBounds.mostLines; value++)
			all.add(String(value).padStart(from.length, "0"));
	}
	return { ...draft, text: [...all].join(" ") };
}
