// Sit & gos and tournaments as rows of the hall: what they cost, who came, what there is to win, and how they stand.
import type { ReactNode } from "react";
import { Badge, useFormats } from "#platform/ui";
import type { LobbyTournament } from "../../contract/index.ts";
import { Chips } from "../hall/table-rows.tsx";
import { usePokerText } from "../text.ts";
import { levelNow } from "./tournament-facts.ts";

export type TournamentRowsProps = {
	readonly tournaments: readonly LobbyTournament[];
	/** The server's clock. */
	readonly now: number;
	readonly action: (tournament: LobbyTournament & { readonly name: string }) => ReactNode;
};

export function useTournamentName() {
	const say = usePokerText();
	const { moment } = useFormats();
	return ({ config, number }: Pick<LobbyTournament, "config" | "number">): string => {
		const game = say(`game.${config.game}`);
		return config.startsAt === null
			? say("cup.nameSng", { game, seats: config.seats, number })
			: say("cup.nameMtt", { game, moment: moment(new Date(config.startsAt).toISOString()) });
	};
}

export function TournamentRows({ tournaments, now, action }: TournamentRowsProps) {
	const say = usePokerText();
	const nameOf = useTournamentName();
	return (
		<ul className="flex flex-col gap-2">
			{tournaments.map((tournament) => {
				const { id, config, phase, entries, left, pool } = tournament;
				const name = nameOf(tournament);
				return (
					<li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card bg-surface-1 px-4 py-3">
						<div className="min-w-44 grow">
							<h2 className="text-16 font-bold">{name}</h2>
							<p className="text-13 text-text-2">
								{say("hall.buyIn")} <Cost config={config} />
							</p>
						</div>
						<p className="min-w-24 text-14 tabular-nums">
							<span className="block text-13 text-text-3">{say("cup.pool")}</span>
							<Chips of={pool} currency={config.currency} />
						</p>
						<p className="min-w-32 text-14">
							<span className="block tabular-nums">
								{phase === "running"
									? say("cup.left", { left, entries })
									: say("cup.entries", { entries, most: config.most })}
							</span>
							<State tournament={tournament} now={now} />
						</p>
						{action({ ...tournament, name })}
					</li>
				);
			})}
		</ul>
	);
}

function State({ tournament: { phase, config, startedAt }, now }: { tournament: LobbyTournament; now: number }) {
	const say = usePokerText();
	const { number } = levelNow(config, { startedAt, now });
	const late = phase === "running" && number <= config.lateLevels;
	return (
		<span className="flex flex-wrap items-center gap-1.5 text-13 text-text-3">
			<Badge>{say(late ? "cup.late" : `cup.phase.${phase}`)}</Badge>
			{phase === "running" ? say("cup.level", { level: number }) : null}
		</span>
	);
}

/** Buy-in and fee. */
export function Cost({ config }: Pick<LobbyTournament, "config">) {
	return (
		<>
			<Chips of={config.buyIn} currency={config.currency} />
			{" + "}
			<Chips of={config.fee} currency={config.currency} />
		</>
	);
}
