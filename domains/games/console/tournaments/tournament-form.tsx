// Makes a tournament or a new version of one. Once it has begun its words may change, and nothing that those who compete go by.
import { useState } from "react";
import { CodeField, momentOf, SettingsForm, typedMoment, useDeskText } from "#platform/desk/ui";
import { Field, Select, showToast } from "#platform/ui";
import { type DeskTournament, readTournaments, type TournamentSettings } from "../../contract/index.ts";
import { prizeKinds, tournamentEntries, tournamentScores } from "../../core/index.ts";
import { useSaveTournament } from "../calls.gen.ts";
import { GamesOrTag } from "../catalogue/games-or-tag.tsx";
import { useGamesDeskText } from "../text.ts";
import { PrizeNote } from "./prize-note.tsx";
import { TournamentWords, writtenOf } from "./tournament-words.tsx";

export type TournamentFormProps = {
	/** Undefined for a new one. */
	readonly tournament: DeskTournament | undefined;
	readonly currencies: readonly string[];
	readonly onDone: () => void;
	/** Shows it as it is now. */
	readonly onLookAgain: () => void;
};

const fresh = (currency: string): TournamentSettings => ({
	names: { en: "" },
	rules: { en: "" },
	score: "best-multiple",
	entry: "join",
	currency,
	minStake: "1",
	prizes: [],
	prizesIn: "money",
	startsAt: "",
	endsAt: "",
	games: [],
	tag: null,
	repeatsHours: null,
});

const prizesIn = (typed: string): string[] => typed.split(/[\s;]+/).filter((prize) => prize !== "");

function settingsOf(tournament: DeskTournament): TournamentSettings {
	const { code: _code, version: _version, state: _state, players: _players, ...settings } = tournament;
	return settings;
}

export function TournamentForm({ tournament, currencies, onDone, onLookAgain }: TournamentFormProps) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const [code, setCode] = useState(tournament?.code ?? "");
	const first = tournament === undefined ? fresh(currencies[0] ?? "P") : settingsOf(tournament);
	const [settings, setSettings] = useState(first);
	const [prizes, setPrizes] = useState(first.prizes.join(" "));
	const termsOpen = tournament === undefined || tournament.state === "planned";
	const set = (part: Partial<TournamentSettings>) => setSettings({ ...settings, ...part });
	const save = useSaveTournament({ refreshes: [readTournaments] });
	const onSuccess = ({ waits }: { readonly waits: boolean }) => {
		showToast({ tone: "success", text: waits ? say("tournaments.asked") : sayDesk("parts.saved") });
		onDone();
	};
	return (
		<SettingsForm
			permission="games.tournaments:write"
			save={save}
			onLookAgain={onLookAgain}
			act={
				termsOpen ? (settings.prizesIn === "money" ? say("tournaments.setAside") : sayDesk("parts.save")) : undefined
			}
			onSave={() => {
				const was = tournament === undefined ? {} : { was: tournament.version };
				const words = { names: writtenOf(settings.names), rules: writtenOf(settings.rules) };
				const asked = { ...settings, ...words, prizes: prizesIn(prizes) };
				save.mutate({ tournament: code, ...was, settings: asked }, { onSuccess });
			}}
		>
			{tournament === undefined ? <CodeField value={code} onChange={setCode} /> : null}
			<TournamentWords words={settings} onSet={set} />
			<fieldset className="flex min-w-0 flex-col gap-6" disabled={!termsOpen}>
				<Terms settings={settings} onSet={set} prizes={prizes} onPrizes={setPrizes} />
				<PrizeNote tournament={tournament} settings={settings} prizes={prizesIn(prizes)} />
				<GamesOrTag title={say("tournaments.games")} chosen={settings} onSet={set} />
			</fieldset>
		</SettingsForm>
	);
}

type TermsProps = {
	readonly settings: TournamentSettings;
	readonly onSet: (part: Partial<TournamentSettings>) => void;
	readonly prizes: string;
	readonly onPrizes: (typed: string) => void;
};

function Terms({ settings, onSet, prizes, onPrizes }: TermsProps) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const inCurrency = {
		required: true,
		autoComplete: "off",
		after: <span className="text-14 text-text-3">{settings.currency}</span>,
	};
	return (
		<>
			<div className="grid gap-4 sm:grid-cols-2">
				<Select
					label={say("tournaments.score")}
					value={settings.score}
					options={tournamentScores.map((value) => ({ value, label: say(`tournaments.scores.${value}`) }))}
					onChange={(value) => onSet({ score: tournamentScores.find((one) => one === value) ?? settings.score })}
				/>
				<Select
					label={say("tournaments.entry")}
					value={settings.entry}
					options={tournamentEntries.map((value) => ({ value, label: say(`tournaments.entries.${value}`) }))}
					onChange={(value) => onSet({ entry: tournamentEntries.find((one) => one === value) ?? settings.entry })}
				/>
				<Moment label={sayDesk("parts.fromUtc")} at={settings.startsAt} onSet={(startsAt) => onSet({ startsAt })} />
				<Moment label={say("freeSpins.until")} at={settings.endsAt} onSet={(endsAt) => onSet({ endsAt })} />
			</div>
			<Field
				label={say("tournaments.repeats")}
				hint={say("tournaments.repeatsHint")}
				type="number"
				min={1}
				max={2_208}
				value={settings.repeatsHours ?? ""}
				onChange={({ currentTarget: { value } }) => onSet({ repeatsHours: value === "" ? null : Number(value) })}
			/>
			<Field
				{...inCurrency}
				label={say("tournaments.minStake")}
				inputMode="decimal"
				maxLength={20}
				value={settings.minStake}
				onChange={({ currentTarget }) => onSet({ minStake: currentTarget.value.trim() })}
			/>
			<Select
				label={say("tournaments.prizesIn")}
				value={settings.prizesIn}
				options={prizeKinds.map((value) => ({ value, label: say(`tournaments.kinds.${value}`) }))}
				onChange={(value) => onSet({ prizesIn: prizeKinds.find((one) => one === value) ?? settings.prizesIn })}
			/>
			<Field
				{...inCurrency}
				{...(settings.prizesIn === "points" ? { after: null } : {})}
				label={say("tournaments.prizes")}
				hint={say("tournaments.prizesHint")}
				maxLength={2_000}
				value={prizes}
				onChange={({ currentTarget }) => onPrizes(currentTarget.value)}
			/>
		</>
	);
}

type MomentProps = { readonly label: string; readonly at: string; readonly onSet: (at: string) => void };

const Moment = ({ label, at, onSet }: MomentProps) => (
	<Field
		label={label}
		type="datetime-local"
		required
		value={typedMoment(at)}
		onChange={({ currentTarget }) => onSet(momentOf(currentTarget.value) ?? "")}
	/>
);
