// The words of a piece, language by language, and how they look on the site.
import { useState } from "react";
import type { ContentItem } from "#brand/contract";
import { Paragraphs } from "#brand/ui";
import { TextArea } from "#platform/desk/ui";
import { houseLanguages } from "#platform/kernel";
import { Chips, Field, isLanguageCode, languageTag, useLanguage } from "#platform/ui";
import { useOfficeText } from "../text.ts";

export type Words = ContentItem["texts"][number];

export type ContentTextsProps = {
	readonly texts: readonly Words[];
	readonly onWrite: (texts: readonly Words[]) => void;
	/** Of banners and promotions. */
	readonly withMore: boolean;
};

export function ContentTexts({ texts, onWrite, withMore }: ContentTextsProps) {
	const say = useOfficeText();
	const languages = [...new Set<Words["language"]>([...houseLanguages, ...texts.map(({ language }) => language)])];
	const [chosen, setChosen] = useState<Words["language"]>(useLanguage());
	const lang = isLanguageCode(chosen) ? languageTag(chosen) : chosen.toLowerCase();
	const words = texts.find(({ language }) => language === chosen) ?? {
		language: chosen,
		title: "",
		body: "",
		more: "",
	};
	const write = (change: Partial<Words>) =>
		onWrite([...texts.filter(({ language }) => language !== chosen), { ...words, ...change }]);
	const written = (language: Words["language"]) =>
		texts.some((text) => text.language === language && text.title !== "");
	return (
		<div className="flex flex-col gap-4">
			<Chips
				label={say("content.languages")}
				items={languages.map((key) => ({ key, label: written(key) ? `${key} ✓` : key }))}
				chosen={chosen}
				onChoose={setChosen}
			/>
			<Field
				label={say("content.title")}
				value={words.title}
				maxLength={200}
				lang={lang}
				onChange={({ currentTarget }) => write({ title: currentTarget.value })}
			/>
			{withMore ? (
				<Field
					label={say("content.more")}
					value={words.more}
					maxLength={1000}
					lang={lang}
					onChange={({ currentTarget }) => write({ more: currentTarget.value })}
				/>
			) : null}
			<TextArea
				label={say("content.body")}
				lang={lang}
				value={words.body}
				rows={8}
				maxLength={20_000}
				onWrite={(body) => write({ body })}
			/>
			{words.title === "" ? null : (
				<section aria-label={say("content.preview")} className="rounded-card bg-surface-2 p-5">
					<p className="mb-3 text-13 text-text-3">{say("content.preview")}</p>
					<div lang={lang}>
						<h2 className="mb-4 text-20 font-bold">{words.title}</h2>
						<Paragraphs text={words.body} under={2} />
					</div>
				</section>
			)}
		</div>
	);
}
