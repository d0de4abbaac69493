// The chase's sheet with the issues that may be bet on now.
import type { FramePlay, FramePorts } from "#cabinet/ui";
import { listChaseNumeros } from "../../contract/index.ts";
import type { LotteryGame, Slip } from "../../core/index.ts";
import type { Asked } from "../bet/use-counter.ts";
import { ChaseSheet } from "../cart/chase-sheet.tsx";
import { useAsked } from "./use-asked.ts";

export type ChasePanelProps = {
	readonly play: FramePlay;
	readonly ports: Pick<FramePorts, "clientFor" | "failureSentence">;
	readonly gameId: LotteryGame;
	readonly slips: readonly Slip[];
	readonly now: () => number;
	readonly onChase: ((chase: NonNullable<Asked["chase"]>) => void) | undefined;
};

export function ChasePanel({ play, ports, gameId, slips, now, onChase }: ChasePanelProps) {
	const { answer } = useAsked(() => ports.clientFor(play.token).call(listChaseNumeros, { gameId }), [gameId]);
	if (answer === undefined) return <div className="skeleton h-40 rounded-card" />;
	if (!answer.ok) return <p role="alert">{ports.failureSentence(answer.error)}</p>;
	const issues = answer.value.issues
		.filter(({ closesAt }) => closesAt > now())
		.map(({ numero, ...times }) => ({ game: gameId, issue: numero, ...times }));
	return <ChaseSheet slips={slips} issues={issues} onChase={onChase} />;
}
