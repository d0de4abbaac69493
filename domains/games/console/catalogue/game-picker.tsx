// Some of the games, found by typing: what to play instead of one under maintenance, what feeds a jackpot.
import { useState } from "react";
import { Button, Field } from "#platform/ui";
import { useListCatalogue } from "../calls.gen.ts";
import { useGamesDeskText } from "../text.ts";
import { useNameOf } from "./catalogue-words.ts";

export type GamePickerProps = {
	readonly title: string;
	readonly hint: string;
	/** Never offered. */
	readonly except: string | undefined;
	readonly most: number;
	readonly chosen: readonly string[];
	readonly onChoose: (chosen: string[]) => void;
};

const shownMatches = 5;

export function GamePicker({ title, hint, except, most, chosen, onChoose }: GamePickerProps) {
	const say = useGamesDeskText();
	const nameOf = useNameOf();
	const [typed, setTyped] = useState("");
	const text = typed.trim();
	const first = useListCatalogue({});
	const found = useListCatalogue({ text }, { enabled: text !== "", keepLast: true });
	const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
	const names = new Map([...(first.data?.games ?? []).map((game) => [game.id, nameOf(game)] as const), ...picked]);
	const offered = text === "" ? [] : (found.data?.games ?? []);
	const matches = offered.filter(({ id }) => id !== except && !chosen.includes(id)).slice(0, shownMatches);
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-14 font-bold">{title}</legend>
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
					hint={hint}
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
