// A slip in words: its play and its picks, short enough for a line of the cart.
import type { Slip } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";
import { usePlayWords } from "./play-words.ts";

const mostShown = 60;

export function useSlipWords(): (slip: Pick<Slip, "play" | "rows">) => {
	readonly name: string;
	readonly picks: string;
} {
	const say = useLotteryText();
	const words = usePlayWords();
	return ({ play, rows }) => {
		const group = words.groupOf(play);
		const name = group === words.play(play) ? group : say("frame.slip", { play: group, picks: words.play(play) });
		const written = play.typed
			? rows.map((line) => line.join("")).join(" ")
			: rows
					.map((row, index) => {
						const shown = play.rows[index] ?? { symbols: "digit" };
						const joined = shown.symbols === "digit" && row.every((value) => value < 10) ? "" : " ";
						return row.length === 0 ? "–" : row.map((value) => words.value(value, shown)).join(joined);
					})
					.join(" | ");
		return { name, picks: written.length > mostShown ? `${written.slice(0, mostShown)}…` : written };
	};
}
