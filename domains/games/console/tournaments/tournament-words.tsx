// What a tournament is called and how it is played, one language at a time; English is asked for.
import { useState } from "react";
import { TextArea, useDeskText } from "#platform/desk/ui";
import { languageTags } from "#platform/kernel";
import { Field, Select } from "#platform/ui";
import type { TournamentSettings } from "../../contract/index.ts";
import { useGamesDeskText } from "../text.ts";

type Words = Pick<TournamentSettings, "names" | "rules">;
/** By the house's codes in lower case, which words are stored under. */
const tagOf = new Map(Object.entries(languageTags).map(([code, tag]) => [code.toLowerCase(), tag]));

export type TournamentWordsProps = { readonly words: Words; readonly onSet: (part: Partial<Words>) => void };

export function TournamentWords({ words: { names, rules }, onSet }: TournamentWordsProps) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const [language, setLanguage] = useState("en");
	const written = (one: string) => (names[one] ?? "") !== "" && (rules[one] ?? "") !== "";
	return (
		<div className="flex flex-col gap-4">
			<div className="grid items-end gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
				<Select
					label={sayDesk("parts.language")}
					value={language}
					options={[...tagOf.keys()].map((value) => ({
						value,
						label: `${value.toUpperCase()}${written(value) ? " ✓" : ""}`,
					}))}
					onChange={setLanguage}
				/>
				<Field
					label={sayDesk("parts.name")}
					lang={tagOf.get(language)}
					value={names[language] ?? ""}
					required={language === "en"}
					maxLength={60}
					autoComplete="off"
					onChange={({ currentTarget }) => onSet({ names: { ...names, [language]: currentTarget.value } })}
				/>
			</div>
			<TextArea
				label={say("tournaments.rules")}
				lang={tagOf.get(language)}
				value={rules[language] ?? ""}
				required={language === "en"}
				maxLength={2_000}
				onWrite={(text) => onSet({ rules: { ...rules, [language]: text } })}
			/>
		</div>
	);
}

/** Without the languages that nothing was written in. */
export const writtenOf = (texts: Readonly<Record<string, string>>): Record<string, string> =>
	Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));
