// One tournament in a list: what it is called, how it is won, what there is to win, until when.
import { Badge, DateTime, useFormats } from "#platform/ui";
import type { OwnTournament, Tournament } from "../../contract/index.ts";
import { useGamesText } from "../text.ts";
import { Prize } from "./prize.tsx";

const tones = { planned: "accent", running: "won", closing: "accent", settled: "plain", cancelled: "plain" } as const;

export type TournamentCardProps = {
	readonly tournament: Tournament;
	readonly own: OwnTournament | undefined;
	readonly chosen: boolean;
	readonly onChoose: () => void;
};

export function TournamentCard({ tournament, own, chosen, onChoose }: TournamentCardProps) {
	const say = useGamesText();
	const { name, state, score, prizes } = tournament;
	return (
		<li
			className={`cut-corner relative flex flex-col gap-2 rounded-card p-5 transition hover:bg-surface-2 ${chosen ? "bg-surface-2" : "bg-surface-1"}`}
		>
			<div className="flex items-center gap-2">
				<TournamentState state={state} />
				<span className="grow" />
				{own?.place === undefined ? null : (
					<span className="text-14 font-medium text-accent-text tabular-nums">
						{say("tournaments.ownPlace", { place: own.place })}
					</span>
				)}
			</div>
			<button
				type="button"
				aria-pressed={chosen}
				onClick={onChoose}
				className="text-start text-16 font-bold after:absolute after:inset-0"
			>
				{name}
			</button>
			<p className="text-14 text-text-2">{say(`tournaments.scores.${score}`)}</p>
			<p className="text-20 font-bold text-accent-text tabular-nums">
				<Prize of={tournament} amount={prizes[0] ?? "0"} />
				<span className="ms-2 text-13 font-normal text-text-3">{say("tournaments.firstPrize")}</span>
			</p>
			<TournamentTime tournament={tournament} />
		</li>
	);
}

export function TournamentState({ state }: Pick<Tournament, "state">) {
	const say = useGamesText();
	return <Badge tone={tones[state]}>{say(`tournaments.states.${state}`)}</Badge>;
}

export function TournamentTime({ tournament: { state, startsAt, endsAt } }: { readonly tournament: Tournament }) {
	const say = useGamesText();
	const formats = useFormats();
	const planned = state === "planned";
	const at = planned ? startsAt : endsAt;
	// One sentence: where the verb stands is each language's own.
	const when = formats.ago(at, Date.now());
	return (
		<p className="text-13 text-text-3">
			{say(planned ? "tournaments.starts" : "tournaments.ends", { when })} · <DateTime at={at} />
		</p>
	);
}
