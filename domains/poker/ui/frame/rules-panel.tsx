// How it is played here: the games, blinds, time, rake, how house bots play, how a deck is proven.
import { Section } from "#cabinet/ui";
import { usePokerText } from "../text.ts";

const parts = ["games", "blinds", "time", "rake", "tournaments", "bots", "fair"] as const;

export function RulesPanel() {
	const say = usePokerText();
	return (
		<div className="flex flex-col gap-5 overflow-y-auto">
			{parts.map((part) => (
				<Section key={part} title={say(`rules.${part}`)}>
					<p className="text-14 text-text-2">{say(`rules.${part}Text`)}</p>
				</Section>
			))}
		</div>
	);
}
