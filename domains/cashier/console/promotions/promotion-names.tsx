// What a promotion is called, one language at a time.

import { useState } from "react";
import { useDeskText } from "#platform/desk/ui";
import { Field, Select, useLanguage } from "#platform/ui";
import type { PromotionSettings } from "../../contract/index.ts";

type Names = PromotionSettings["names"];

export type PromotionNamesProps = {
	readonly names: Names;
	/** What it may be called in. */
	readonly languages: readonly string[];
	readonly onChange: (names: Names) => void;
};

export function PromotionNames({ names, languages, onChange }: PromotionNamesProps) {
	const sayDesk = useDeskText();
	const all = [...new Set([...names.map(({ language }) => language), ...languages])];
	const own = useLanguage();
	const [language, setLanguage] = useState<string>(all.find((one) => one === own) ?? all[0] ?? own);
	const written = names.find((one) => one.language === language);
	const others = names.filter((one) => one !== written);
	return (
		<div className="grid items-end gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
			<Select
				label={sayDesk("parts.language")}
				value={language}
				options={all.map((value) => ({
					value,
					label: names.some((one) => one.language === value && one.name !== "") ? `${value} ✓` : value,
				}))}
				onChange={setLanguage}
			/>
			<Field
				label={sayDesk("parts.name")}
				value={written?.name ?? ""}
				maxLength={80}
				required={others.length === 0}
				autoComplete="off"
				onChange={({ currentTarget }) => onChange([...others, { language, name: currentTarget.value }])}
			/>
		</div>
	);
}
