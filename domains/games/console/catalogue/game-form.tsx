// Sets a game: service and maintenance, its place and marks, what to play meanwhile, its limits in each currency.
import { useState } from "react";
import { SettingsForm, useDeskText, useSaved } from "#platform/desk/ui";
import { Check, Field } from "#platform/ui";
import { type DeskGame, type GameSettings, listCatalogue } from "../../contract/index.ts";
import { useSaveGame } from "../calls.gen.ts";
import { useGamesDeskText } from "../text.ts";
import { GamePicker } from "./game-picker.tsx";
import { ServiceFields } from "./service-fields.tsx";

export type GameFormProps = {
	readonly game: DeskGame;
	readonly onDone: () => void;
	readonly onLookAgain: () => void;
};

const marks = ["hot", "isNew", "popular"] as const;

export function GameForm({ game, onDone, onLookAgain }: GameFormProps) {
	const say = useGamesDeskText();
	const { id: gameId, version, vendor: _vendor, code: _code, names: _names, ...shown } = game;
	const [settings, setSettings] = useState<GameSettings>(shown);
	const [tags, setTags] = useState(shown.tags.join(", "));
	const set = (part: Partial<GameSettings>) => setSettings({ ...settings, ...part });
	const save = useSaveGame({ refreshes: [listCatalogue] });
	const onSuccess = useSaved(onDone);
	return (
		<SettingsForm
			permission="games.catalogue:write"
			save={save}
			onLookAgain={onLookAgain}
			onSave={() => save.mutate({ gameId, version, settings: { ...settings, tags: tagsOf(tags) } }, { onSuccess })}
		>
			<ServiceFields settings={settings} onSet={set} />
			<GamePicker
				title={say("catalogue.recommended")}
				hint={say("catalogue.recommendedHint")}
				except={gameId}
				most={4}
				chosen={settings.recommended}
				onChoose={(recommended) => set({ recommended })}
			/>
			<div className="flex flex-wrap gap-6">
				{marks.map((mark) => (
					<Check
						key={mark}
						checked={settings[mark]}
						onChange={({ currentTarget }) => set({ [mark]: currentTarget.checked })}
					>
						{say(`catalogue.marks.${mark}`)}
					</Check>
				))}
			</div>
			<Field
				label={say("catalogue.tags")}
				hint={say("catalogue.tagsHint")}
				value={tags}
				maxLength={400}
				autoComplete="off"
				onChange={({ currentTarget }) => setTags(currentTarget.value)}
			/>
			<Limits limits={settings.limits} onChange={(limits) => set({ limits })} />
		</SettingsForm>
	);
}

const tagsOf = (typed: string): string[] => [
	...new Set(
		typed
			.split(",")
			.map((tag) => tag.trim())
			.filter((tag) => tag !== ""),
	),
];

type LimitsProps = {
	readonly limits: GameSettings["limits"];
	readonly onChange: (limits: GameSettings["limits"]) => void;
};

function Limits({ limits, onChange }: LimitsProps) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-14 font-bold">{say("catalogue.limits")}</legend>
			<div className="flex flex-col gap-3">
				{limits.map((line) => (
					<div key={line.currency} className="grid grid-cols-2 gap-4">
						{(["smallest", "largest"] as const).map((name) => (
							<Field
								key={name}
								label={`${sayDesk(`parts.${name}`)}, ${line.currency}`}
								inputMode="decimal"
								required
								maxLength={20}
								autoComplete="off"
								value={line[name]}
								onChange={({ currentTarget: { value } }) =>
									onChange(limits.map((one) => (one === line ? { ...line, [name]: value.trim() } : one)))
								}
							/>
						))}
					</div>
				))}
			</div>
		</fieldset>
	);
}
