// What is said of a way, one language at a time; a language that it does not speak yet is added by writing in it.

import { useState } from "react";
import { useDeskText } from "#platform/desk/ui";
import { Button, Field, Select, useLanguage } from "#platform/ui";
import type { PaymentMethodSettings } from "../../contract/index.ts";
import { useCashierDeskText } from "../text.ts";

type Words = PaymentMethodSettings["words"];
type Said = Words[number];

const mostSteps = 10;

export type WordsFieldsProps = {
	readonly words: Words;
	/** What it may speak. */
	readonly languages: readonly string[];
	/** A transfer says its bank, a way in what to do. */
	readonly says: { readonly bank: boolean; readonly steps: boolean };
	readonly onChange: (words: Words) => void;
};

export function WordsFields({ words, languages, says, onChange }: WordsFieldsProps) {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const all = [...new Set([...words.map(({ language }) => language), ...languages])];
	const own = useLanguage();
	const [language, setLanguage] = useState<string>(all.find((one) => one === own) ?? all[0] ?? own);
	const written = words.find((one) => one.language === language);
	const said: Said = written ?? { language, name: "", summary: "", bank: "", steps: [] };
	const set = (part: Partial<Said>) => {
		const now = { ...said, ...part };
		onChange(written === undefined ? [...words, now] : words.map((one) => (one === written ? now : one)));
	};
	/** The first language is asked for; another is left out where nothing of it is written. */
	const required = written !== undefined || words.length === 0;
	return (
		<fieldset className="flex min-w-0 flex-col gap-4">
			<legend className="mb-2 text-14 font-bold">{say("paymentMethods.words")}</legend>
			<div className="w-48">
				<Select
					label={sayDesk("parts.language")}
					value={language}
					options={all.map((value) => ({
						value,
						label: words.some((one) => one.language === value) ? `${value} ✓` : value,
					}))}
					onChange={setLanguage}
				/>
			</div>
			<div className="grid gap-4 sm:grid-cols-2">
				<Text
					label={sayDesk("parts.name")}
					most={80}
					value={said.name}
					required={required}
					onChange={(name) => set({ name })}
				/>
				<Text
					label={say("paymentMethods.summary")}
					most={200}
					value={said.summary}
					required={required}
					onChange={(summary) => set({ summary })}
				/>
				{says.bank ? (
					<Text
						label={say("paymentMethods.bank")}
						most={80}
						value={said.bank}
						required={required}
						onChange={(bank) => set({ bank })}
					/>
				) : null}
			</div>
			{says.steps ? <Steps steps={said.steps} onChange={(steps) => set({ steps })} /> : null}
		</fieldset>
	);
}

type StepsProps = { readonly steps: Said["steps"]; readonly onChange: (steps: Said["steps"]) => void };

function Steps({ steps, onChange }: StepsProps) {
	const say = useCashierDeskText();
	return (
		<>
			{[...steps.entries()].map(([at, step]) => (
				<Text
					key={at}
					label={say("paymentMethods.step", { number: at + 1 })}
					most={300}
					value={step}
					required={false}
					onChange={(text) => onChange(steps.map((one, place) => (place === at ? text : one)))}
				/>
			))}
			{steps.length >= mostSteps ? null : (
				<div className="flex flex-wrap items-center gap-3">
					<Button look="plain" size="small" onPress={() => onChange([...steps, ""])}>
						{say("paymentMethods.addStep")}
					</Button>
					<span className="text-13 text-text-3">{say("paymentMethods.stepHint")}</span>
				</div>
			)}
		</>
	);
}

type TextProps = {
	readonly label: string;
	readonly most: number;
	readonly value: string;
	readonly required: boolean;
	readonly onChange: (text: string) => void;
};

const Text = ({ label, value, most, required, onChange }: TextProps) => (
	<Field
		label={label}
		value={value}
		maxLength={most}
		required={required}
		autoComplete="off"
		onChange={(event) => onChange(event.target.value)}
	/>
);
