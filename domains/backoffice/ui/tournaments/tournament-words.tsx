// What a tournament is called and how it is played, one language at a time; English is asked for.
import { useId, useState } from "react";
import { languageTags } from "#platform/kernel";
import { Field, Select } from "#platform/ui";
import type { TournamentSettings } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";

type Words = Pick<TournamentSettings, "names" | "rules">;
const languages = Object.keys(languageTags).map((code) => code.toLowerCase());

export type TournamentWordsProps = { readonly words: Words; readonly onSet: (part: Partial<Words>) => void };

export function TournamentWords({ words: { names, rules }, onSet }: TournamentWordsProps) {
	const say = useOfficeText();
	const id = useId();
	const [language, setLanguage] = useState("en");
	const written = (one: string) => (names[one] ?? "") !== "" && (rules[one] ?? "") !== "";
	return (
		<div className="flex flex-col gap-4">
			<div className="grid items-end gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
				<Select
					label={say("ways.language")}
					value={language}
					options={languages.map((value) => ({ value, label: `${value.toUpperCase()}${written(value) ? " ✓" : ""}` }))}
					onChange={setLanguage}
				/>
				<Field
					label={say("ways.name")}
					value={names[language] ?? ""}
					required={language === "en"}
					maxLength={60}
					autoComplete="off"
					onChange={({ currentTarget }) => onSet({ names: { ...names, [language]: currentTarget.value } })}
				/>
			</div>
			<div className="flex flex-col gap-1.5">
				<label htmlFor={id} className="text-14 font-medium">
					{say("tournaments.rules")}
				</label>
				<textarea
					id={id}
					lang={language}
					value={rules[language] ?? ""}
					required={language === "en"}
					rows={4}
					maxLength={2_000}
					onChange={({ currentTarget }) => onSet({ rules: { ...rules, [language]: currentTarget.value } })}
					className="min-h-24 resize-y rounded-control border border-line-control bg-ground p-3 text-16 transition"
				/>
			</div>
		</div>
	);
}

/** Without the languages that nothing was written in. */
export const writtenOf = (texts: Readonly<Record<string, string>>): Record<string, string> =>
	Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));
