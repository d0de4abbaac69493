// The hall of the lotteries: each with its countdown by the server's clock, its last result and what was drawn most. Choosing
// one opens its bets.
import type { Category } from "#games/core";
import { FailureNote, Skeleton } from "#platform/ui";
import { playTypes } from "../../contract/vendors.ts";
import { type FamilyCode, families, familyOf } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";
import { AreaLinks } from "./area-links.tsx";
import { GameCard } from "./game-card.tsx";
import { useDraws } from "./use-draws.ts";

export type LotteryHallProps = { readonly page: Category };

const playTypeOf = (page: Category): string =>
	Object.keys(playTypes).find((type) => (type === "Entertainment") === (page === "ELOTT")) ?? "Tradition";

const shownFamilies: readonly FamilyCode[] = Object.values(families)
	.filter(({ area }) => area === undefined)
	.map(({ code }) => code);

export function LotteryHall({ page }: LotteryHallProps) {
	const say = useLotteryText();
	const { games, now, error, again } = useDraws("LOTT");
	if (error !== null) return <FailureNote error={error} onRetry={again} />;
	return (
		<div className="flex flex-col gap-6">
			<AreaLinks here={page === "LOTT" ? "/lottery" : "/elott"} />
			{shownFamilies.map((family) => (
				<section key={family} aria-label={say(`hall.family.${family}`)} className="flex flex-col gap-4">
					<h2 className="text-20 font-bold">{say(`hall.family.${family}`)}</h2>
					<ul className="grid gap-4 md:grid-cols-2">
						{games === undefined
							? ["a", "b"].map((key) => <Skeleton key={key} className="h-64 rounded-card" />)
							: games
									.filter(({ gameId }) => familyOf(gameId).code === family)
									.map((game) => (
										<GameCard key={game.gameId} game={game} now={now} to="/lottery" playType={playTypeOf(page)} />
									))}
					</ul>
				</section>
			))}
			<p className="max-w-prose text-14 text-text-2">
				{say("rules.house")} {say("rules.past")}
			</p>
		</div>
	);
}
