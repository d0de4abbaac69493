// A score as it is read: a multiple of the stake, an amount, or a number of rounds.
import { Amount, useFormats } from "#platform/ui";
import type { Tournament } from "../../contract/index.ts";
import { useGamesText } from "../text.ts";

export type ScoreProps = { readonly of: Pick<Tournament, "score" | "currency">; readonly score: string };

export function Score({ of: { score: kind, currency }, score }: ScoreProps) {
	const say = useGamesText();
	const { number } = useFormats();
	if (kind === "best-multiple") return `× ${score.replace(/\.?0+$/, "")}`;
	if (kind === "rounds") return say("tournaments.rounds", { count: Number(score), rounds: number(Number(score)) });
	return <Amount amount={score} currency={currency} />;
}
