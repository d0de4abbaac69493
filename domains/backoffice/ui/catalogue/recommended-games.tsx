// What a member is shown to play instead while a game is under maintenance: up to four, found by typing.
import { useState } from "react";
import { Button, Field } from "#platform/ui";
import { useListCatalogue } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";
import { useNameOf } from "./catalogue-words.ts";

export type RecommendedGamesProps = {
	/** The game itself, which is never its own stand-in. */
	readonly gameId: string;
	readonly chosen: readonly string[];
	readonly onChoose: (chosen: string[]) => void;
};

const most = 4;
const shownMatches = 5;

export function RecommendedGames({ gameId, chosen, onChoose }: RecommendedGamesProps) {
	const say = useOfficeText();
	const nameOf = useNameOf();
	const [typed, setTyped] = useState("");
	const text = typed.trim();
	const first = useListCatalogue({});
	const found = useListCatalogue({ text }, { enabled: text !== "", keepLast: true });
	const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
	const names = new Map([...(first.data?.games ?? []).map((game) => [game.id, nameOf(game)] as const), ...picked]);
	const offered = text === "" ? [] : (found.data?.games ?? []);
	const matches = offered.filter(({ id }) => id !== gameId && !chosen.includes(id)).slice(0, shownMatches);
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-14 font-bold">{say("catalogue.recommended")}</legend>
			<div className="mb-3 flex flex-wrap gap-2 empty:hidden">
				{chosen.map((id) => (
					<Button
						key={id}
						look="plain"
						size="small"
						icon="close"
						onPress={() => onChoose(chosen.filter((one) => one !== id))}
					>
						{names.get(id) ?? id}
					</Button>
				))}
			</div>
			{chosen.length >= most ? null : (
				<Field
					label={say("catalogue.find")}
					hint={say("catalogue.recommendedHint")}
					value={typed}
					maxLength={60}
					autoComplete="off"
					onChange={({ currentTarget }) => setTyped(currentTarget.value)}
				/>
			)}
			<div className="mt-3 flex flex-wrap gap-2 empty:hidden">
				{matches.map((game) => (
					<Button
						key={game.id}
						look="plain"
						size="small"
						onPress={() => {
							setPicked(new Map([...picked, [game.id, nameOf(game)]]));
							setTyped("");
							onChoose([...chosen, game.id]);
						}}
					>
						{nameOf(game)}
					</Button>
				))}
			</div>
		</fieldset>
	);
}
