// What a screen reader hears of a round on the board: what was turned up, in words, beside what it paid.
import type { OriginalRound } from "../../contract/index.ts";
import { crashText } from "../crash/crash-board.tsx";
import { rankName } from "../games/hi-lo-screen.tsx";
import { outcomeIn, timesText } from "../games/screen.ts";
import { useOriginalText } from "../text.ts";

/** One sentence for each thing a round turned up, in order; a whole round has one. */
export function useTurnedUp(): (round: Pick<OriginalRound, "events">) => readonly string[] {
	const say = useOriginalText();
	const sentence = (event: OriginalRound["events"][number]): string | undefined => {
		if (event.type === "cell") {
			const place = { row: Math.floor(event.cell / 5) + 1, column: (event.cell % 5) + 1 };
			return `${say(event.mine ? "mines.mine" : "mines.gem", place)}.`;
		}
		if (event.type !== "card") return undefined;
		const card = `${say("hiLo.card", { rank: rankName(event.card) })}.`;
		return event.call === "first" ? card : `${say(`hiLo.${event.call}`)}. ${card}`;
	};
	return (round) => {
		const steps = round.events.flatMap((event) => sentence(event) ?? []);
		const outcome = outcomeIn(round);
		switch (outcome?.game) {
			case "dice":
				return [say("say.dice", { roll: (outcome.roll / 100).toFixed(2) })];
			case "limbo":
				return [say("say.limbo", { point: (outcome.point / 100).toFixed(2) })];
			case "keno":
				return [say("say.keno", { numbers: outcome.drawn.join(", ") })];
			case "plinko":
			case "wheel":
				return [say("say.limbo", { point: timesText(outcome.times) })];
			case "crash": {
				const taken = outcome.taken === 0 ? [] : [`${say("crash.taken", { point: crashText(outcome.taken) })}.`];
				return [...taken, say("say.crash", { point: crashText(outcome.point) })];
			}
			default:
				return steps;
		}
	};
}
