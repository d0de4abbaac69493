// What a jackpot is called, in each language of the house; English is asked for.
import { useDeskText } from "#platform/desk/ui";
import { languageTags } from "#platform/kernel";
import { Field } from "#platform/ui";
import type { JackpotSettings } from "../../contract/index.ts";

type Names = JackpotSettings["names"];
const languages = Object.entries(languageTags).map(([code, tag]) => [code.toLowerCase(), tag] as const);

export type JackpotNamesProps = { readonly names: Names; readonly onChange: (names: Names) => void };

export function JackpotNames({ names, onChange }: JackpotNamesProps) {
	const sayDesk = useDeskText();
	return (
		<fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
			<legend className="mb-2 text-14 font-bold">{sayDesk("parts.name")}</legend>
			{languages.map(([language, tag]) => (
				<Field
					key={language}
					label={language.toUpperCase()}
					lang={tag}
					value={names[language] ?? ""}
					required={language === "en"}
					maxLength={60}
					autoComplete="off"
					onChange={({ currentTarget }) => onChange({ ...names, [language]: currentTarget.value })}
				/>
			))}
		</fieldset>
	);
}
