// How a draw stands, in a word.
import { Badge } from "#platform/ui";
import type { DeskDraw } from "../../contract/index.ts";
import { useLotteryDeskText } from "../text.ts";

const tones = {
	planned: "plain",
	open: "won",
	closed: "hue",
	drawn: "hue",
	settled: "plain",
	void: "lost",
} as const;

export function DrawState({ state }: Pick<DeskDraw, "state">) {
	const say = useLotteryDeskText();
	return <Badge tone={tones[state]}>{say(`draws.states.${state}`)}</Badge>;
}
