// How a round stands, in a word.
import { Badge } from "#platform/ui";
import type { DeskRound } from "../../contract/index.ts";
import { useTablesDeskText } from "../text.ts";

const tones = { open: "won", dealt: "hue", settled: "plain", void: "lost" } as const;

export function RoundState({ state }: Pick<DeskRound, "state">) {
	const say = useTablesDeskText();
	return <Badge tone={tones[state]}>{say(`rounds.states.${state}`)}</Badge>;
}
