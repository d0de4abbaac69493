// A deal that is talked of: what everybody's chips are worth of the prizes that are left, and who agrees. Nobody is dealt in meanwhile.
import { Button } from "#platform/ui";
import type { SeenTournament } from "../../core/index.ts";
import { Chips } from "../hall/table-rows.tsx";
import { usePokerText } from "../text.ts";
import { timeLeft } from "./tournament-facts.ts";

export type TournamentDealProps = {
	readonly seen: SeenTournament;
	readonly now: number;
	readonly busy: boolean;
	readonly onSend: (type: "agree" | "refuse") => void;
};

export function TournamentDeal({ seen: { deal, you, config }, now, busy, onSend }: TournamentDealProps) {
	const say = usePokerText();
	if (deal === null || config === null) return null;
	return (
		<section
			aria-label={say("cup.deal")}
			className="mx-auto flex w-full max-w-150 flex-col gap-2 rounded-card border border-line bg-surface-1 p-3 text-14"
		>
			<h2 className="flex justify-between gap-3 font-bold">
				{say("cup.deal")} <span className="font-normal text-text-2 tabular-nums">{timeLeft(deal.until - now)}</span>
			</h2>
			{deal.prizes === null ? (
				<p className="text-text-2">{say("cup.dealSoon")}</p>
			) : (
				<ul className="grid gap-x-6 sm:grid-cols-2">
					{deal.prizes.map(({ name, amount, agreed }, index) => (
						<li key={`${name}-${String(index)}`} className="flex justify-between gap-3 py-0.5 tabular-nums">
							<span className="truncate">
								{agreed ? "✓ " : ""}
								{name}
							</span>
							<Chips of={amount} currency={config.currency} />
						</li>
					))}
				</ul>
			)}
			{you?.plays === true && deal.prizes !== null ? (
				<div className="flex gap-2">
					{deal.agreed ? null : (
						<Button size="small" busy={busy} onPress={() => onSend("agree")}>
							{say("cup.agree")}
						</Button>
					)}
					<Button look="quiet" size="small" busy={busy} onPress={() => onSend("refuse")}>
						{say("cup.refuse")}
					</Button>
				</div>
			) : null}
		</section>
	);
}
