// Makes a jackpot or a new version of one. What was typed stays when it is refused; what somebody else set meanwhile is said,
// and looked at when whoever typed wants to.
import { useState } from "react";
import { CodeField, SettingsForm, useSaved } from "#platform/desk/ui";
import { Check, Field, Select } from "#platform/ui";
import { type DeskJackpot, type JackpotSettings, readJackpots } from "../../contract/index.ts";
import { jackpotKinds } from "../../core/index.ts";
import { useSaveJackpot } from "../calls.gen.ts";
import { GamesOrTag } from "../catalogue/games-or-tag.tsx";
import { useGamesDeskText } from "../text.ts";
import { JackpotNames } from "./jackpot-names.tsx";

export type JackpotFormProps = {
	/** Undefined for a new one. */
	readonly jackpot: DeskJackpot | undefined;
	readonly currencies: readonly string[];
	readonly onDone: () => void;
	/** Shows it as it is now. */
	readonly onLookAgain: () => void;
};

const fresh: JackpotSettings = {
	names: { en: "" },
	ratePpm: 5_000,
	seed: "",
	most: "",
	games: [],
	tag: null,
	paused: true,
};

function settingsOf(jackpot: DeskJackpot): JackpotSettings {
	const { names, ratePpm, seed, most, games, tag, paused } = jackpot;
	return { names, ratePpm, seed, most, games, tag, paused };
}

export function JackpotForm({ jackpot, currencies, onDone, onLookAgain }: JackpotFormProps) {
	const say = useGamesDeskText();
	const [code, setCode] = useState(jackpot?.code ?? "");
	const [kind, setKind] = useState(jackpot?.kind ?? jackpotKinds[0]);
	const [settings, setSettings] = useState(jackpot === undefined ? fresh : settingsOf(jackpot));
	const currency = jackpot?.currency ?? currencies[0] ?? "P";
	const set = (part: Partial<JackpotSettings>) => setSettings({ ...settings, ...part });
	const save = useSaveJackpot({ refreshes: [readJackpots] });
	const onSuccess = useSaved(onDone);
	return (
		<SettingsForm
			permission="games.jackpots:write"
			save={save}
			onLookAgain={onLookAgain}
			act={jackpot === undefined ? say("jackpots.add") : undefined}
			onSave={() => {
				const was = jackpot === undefined ? {} : { was: jackpot.version };
				const named = Object.fromEntries(Object.entries(settings.names).filter(([, name]) => name.trim() !== ""));
				save.mutate({ jackpot: code, ...was, kind, currency, settings: { ...settings, names: named } }, { onSuccess });
			}}
		>
			{jackpot === undefined ? (
				<>
					<CodeField value={code} onChange={setCode} />
					<Select
						label={say("jackpots.kind")}
						value={kind}
						options={jackpotKinds.map((value) => ({ value, label: say(`jackpots.kinds.${value}`) }))}
						onChange={(value) => setKind(jackpotKinds.find((one) => one === value) ?? kind)}
					/>
				</>
			) : null}
			<p className="text-14 text-text-2">{say(`jackpots.kindText.${kind}`)}</p>
			<Check checked={!settings.paused} onChange={({ currentTarget }) => set({ paused: !currentTarget.checked })}>
				{say("jackpots.running")}
			</Check>
			<JackpotNames names={settings.names} onChange={(names) => set({ names })} />
			<Rules settings={settings} onSet={set} currency={currency} most={say(`jackpots.most.${kind}`)} />
			<GamesOrTag title={say("jackpots.games")} chosen={settings} onSet={set} />
		</SettingsForm>
	);
}

type RulesProps = {
	readonly settings: JackpotSettings;
	readonly onSet: (part: Partial<JackpotSettings>) => void;
	readonly currency: string;
	readonly most: string;
};

const perCent = 10_000;

/** The rate is typed in per cent with four decimals: parts per million. */
function Rules({ settings, onSet, currency, most }: RulesProps) {
	const say = useGamesDeskText();
	const [rate, setRate] = useState(String(settings.ratePpm / perCent));
	const amounts = [
		["seed", say("jackpots.seed")],
		["most", most],
	] as const;
	return (
		<div className="grid gap-4 sm:grid-cols-3">
			<Field
				label={say("jackpots.rate")}
				type="number"
				min={0.0001}
				max={20}
				step="any"
				required
				value={rate}
				onChange={({ currentTarget: { value } }) => {
					setRate(value);
					onSet({ ratePpm: Math.round(Number(value) * perCent) });
				}}
			/>
			{amounts.map(([name, label]) => (
				<Field
					key={name}
					label={label}
					inputMode="decimal"
					required
					maxLength={20}
					autoComplete="off"
					value={settings[name]}
					onChange={({ currentTarget: { value } }) => onSet({ [name]: value.trim() })}
					after={<span className="text-14 text-text-3">{currency}</span>}
				/>
			))}
		</div>
	);
}
