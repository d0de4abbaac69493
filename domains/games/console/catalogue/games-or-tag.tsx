// Which games something of the house holds for: by name, or all with a tag.
import { Field } from "#platform/ui";
import { useGamesDeskText } from "../text.ts";
import { GamePicker } from "./game-picker.tsx";

type Chosen = { readonly games: string[]; readonly tag: string | null };

export type GamesOrTagProps = {
	readonly title: string;
	readonly chosen: Chosen;
	readonly onSet: (part: Partial<Chosen>) => void;
};

export function GamesOrTag({ title, chosen, onSet }: GamesOrTagProps) {
	const say = useGamesDeskText();
	return (
		<>
			<GamePicker
				title={title}
				hint={say("jackpots.gamesHint")}
				except={undefined}
				most={200}
				chosen={chosen.games}
				onChoose={(games) => onSet({ games })}
			/>
			<Field
				label={say("jackpots.tag")}
				hint={say("jackpots.tagHint")}
				value={chosen.tag ?? ""}
				maxLength={30}
				autoComplete="off"
				onChange={({ currentTarget: { value } }) => onSet({ tag: value === "" ? null : value })}
			/>
		</>
	);
}
