// What a promotion is called and says, one language at a time; the language that is written is the one that is previewed.
import { TextArea, useDeskText } from "#platform/desk/ui";
import { houseLanguages } from "#platform/kernel";
import { Field, Select } from "#platform/ui";
import { usePromotionsDeskText } from "../text.ts";
import type { OfferForm } from "./offer-form-state.ts";
import type { PartProps } from "./reward-part.tsx";

export type WrittenLanguage = OfferForm["texts"][number]["language"];

export const textIn = ({ texts }: Pick<OfferForm, "texts">, language: WrittenLanguage): OfferForm["texts"][number] =>
	texts.find((one) => one.language === language) ?? { language, title: "", summary: "", terms: "" };

export type TextsPartProps = PartProps & {
	readonly language: WrittenLanguage;
	readonly onLanguage: (language: WrittenLanguage) => void;
};

export function TextsPart({ form, onSet, language, onLanguage }: TextsPartProps) {
	const say = usePromotionsDeskText();
	const sayDesk = useDeskText();
	const text = textIn(form, language);
	const others = form.texts.filter((one) => one.language !== language);
	const write = (part: Partial<typeof text>) => onSet({ texts: [...others, { ...text, ...part }] });
	return (
		<fieldset className="flex min-w-0 flex-col gap-4">
			<legend className="mb-2 text-16 font-bold">{say("editor.texts")}</legend>
			<Select
				label={sayDesk("parts.language")}
				value={language}
				options={houseLanguages.map((value) => ({
					value,
					label: textIn(form, value).title.trim() === "" ? value : `${value} ✓`,
				}))}
				onChange={(chosen) => onLanguage(houseLanguages.find((one) => one === chosen) ?? language)}
			/>
			<Field
				label={say("editor.title")}
				value={text.title}
				maxLength={80}
				required={others.every(({ title }) => title.trim() === "")}
				autoComplete="off"
				onChange={({ currentTarget }) => write({ title: currentTarget.value })}
			/>
			<Field
				label={say("editor.summary")}
				value={text.summary}
				maxLength={200}
				autoComplete="off"
				onChange={({ currentTarget }) => write({ summary: currentTarget.value })}
			/>
			<TextArea
				label={say("editor.conditions")}
				value={text.terms}
				rows={8}
				maxLength={8_000}
				onWrite={(terms) => write({ terms })}
			/>
		</fieldset>
	);
}
