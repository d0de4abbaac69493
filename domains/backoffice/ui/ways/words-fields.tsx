// What is said of a way, one language at a time.
import { useState } from "react";
import { Field, Select, useLanguage } from "#platform/ui";
import type { WaySettings } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";

type Words = WaySettings["words"];
type Said = Words[number];

export type WordsFieldsProps = {
	readonly words: Words;
	/** A way in says its bank and what to do, too. */
	readonly isIn: boolean;
	readonly onChange: (words: Words) => void;
};

export function WordsFields({ words, isIn, onChange }: WordsFieldsProps) {
	const say = useOfficeText();
	const own = useLanguage();
	const [language, setLanguage] = useState<string>(own);
	const said = words.find((one) => one.language === language) ?? words[0];
	if (said === undefined) return null;
	const set = (part: Partial<Said>) =>
		onChange(words.map((one) => (one.language === said.language ? { ...said, ...part } : one)));
	return (
		<fieldset className="flex min-w-0 flex-col gap-4">
			<legend className="mb-2 text-14 font-bold">{say("ways.words")}</legend>
			<div className="w-48">
				<Select
					label={say("ways.language")}
					value={said.language}
					options={words.map(({ language: value }) => ({ value, label: value }))}
					onChange={setLanguage}
				/>
			</div>
			<div className="grid gap-4 sm:grid-cols-2">
				<Text label={say("ways.name")} most={80} value={said.name} onChange={(name) => set({ name })} />
				<Text label={say("ways.summary")} most={200} value={said.summary} onChange={(summary) => set({ summary })} />
				{isIn && said.bank !== "" ? (
					<Text label={say("ways.bank")} most={80} value={said.bank} onChange={(bank) => set({ bank })} />
				) : null}
			</div>
			{[...said.steps.entries()].map(([at, step]) => (
				<Text
					key={at}
					label={say("ways.step", { number: at + 1 })}
					most={300}
					value={step}
					onChange={(text) => set({ steps: said.steps.map((one, place) => (place === at ? text : one)) })}
				/>
			))}
		</fieldset>
	);
}

type TextProps = {
	readonly label: string;
	readonly most: number;
	readonly value: string;
	readonly onChange: (text: string) => void;
};

const Text = ({ label, most, value, onChange }: TextProps) => (
	<Field
		{...{ label, value, maxLength: most, required: true, autoComplete: "off" }}
		onChange={(event) => onChange(event.target.value)}
	/>
);
