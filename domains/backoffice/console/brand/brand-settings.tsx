// What a brand is called, in which languages it speaks, and its bounds: each with what it means.
import { useState } from "react";
import type { DeskSettings } from "#brand/contract";
import { languages } from "#brand/core";
import { fieldsOf } from "#platform/desk/ui";
import { houseLanguages } from "#platform/kernel";
import { Button, Check, FailureNote, Field, Select } from "#platform/ui";
import { useOfficeText } from "../text.ts";
import { type BrandPart, useBrandEdit } from "./use-brand-edit.ts";

type Language = DeskSettings["languages"][number];

const figures = [
	...(["idleMinutes", "sessionDays", "minimumAge"] as const),
	...(["feedbackMinWords", "feedbackMaxWords"] as const),
] as const;
const hinted = ["idleMinutes", "sessionDays", "minimumAge"] as const;

export function BrandSettings({ desk, mayWrite }: BrandPart) {
	const say = useOfficeText();
	const { settings, currency } = desk;
	const [spoken, setSpoken] = useState<readonly Language[]>(settings.languages);
	const [first, setFirst] = useState<string>(settings.defaultLanguage);
	const [membersOnly, setMembersOnly] = useState(settings.membersOnly);
	const { send, error, busy } = useBrandEdit(desk);
	return (
		<form
			className="flex max-w-3xl flex-col gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				const chosen = { languages: [...spoken], defaultLanguage: languageOf(first), membersOnly };
				send({ kind: "settings", settings: { ...typedOf(fieldsOf(event.currentTarget)), ...chosen } });
			}}
		>
			<fieldset disabled={!mayWrite} className="grid gap-5 sm:grid-cols-2">
				<Field
					label={say("brand.labels.name")}
					hint={say("brand.hints.name")}
					name="name"
					defaultValue={settings.name}
					maxLength={60}
					required
				/>
				<Field
					label={say("brand.labels.termsVersion")}
					hint={say("brand.hints.termsVersion")}
					name="termsVersion"
					defaultValue={settings.termsVersion}
					maxLength={40}
					required
				/>
				<Field
					label={say("brand.labels.startingBalance")}
					hint={say("brand.hints.startingBalance")}
					name="startingBalance"
					defaultValue={settings.startingBalance}
					inputMode="decimal"
					required
					after={<span className="text-14 text-text-3">{currency}</span>}
				/>
				<Field
					label={say("brand.labels.passwordMaxAgeDays")}
					hint={say("brand.hints.passwordMaxAgeDays")}
					name="passwordMaxAgeDays"
					defaultValue={settings.passwordMaxAgeDays ?? ""}
					type="number"
					min={1}
				/>
				{figures.map((name) => {
					const known = hinted.find((one) => one === name);
					return (
						<Field
							key={name}
							label={say(`brand.labels.${name}`)}
							name={name}
							type="number"
							min={1}
							required
							{...(known === undefined ? {} : { hint: say(`brand.hints.${known}`) })}
							defaultValue={settings[name]}
						/>
					);
				})}
			</fieldset>
			<fieldset disabled={!mayWrite} className="flex flex-col gap-4">
				<legend className="mb-2 text-14 font-medium">{say("brand.labels.languages")}</legend>
				<SpokenLanguages spoken={spoken} onSpeak={setSpoken} />
				<div className="flex flex-col items-start gap-1.5">
					<Select
						label={say("brand.labels.defaultLanguage")}
						value={first}
						options={spoken.map((value) => ({ value, label: value }))}
						onChange={setFirst}
					/>
					<p className="text-13 text-text-3">{say("brand.hints.defaultLanguage")}</p>
				</div>
				<Check checked={membersOnly} onChange={({ currentTarget }) => setMembersOnly(currentTarget.checked)}>
					{say("brand.labels.membersOnly")}: {say("brand.hints.membersOnly")}
				</Check>
			</fieldset>
			{error === null ? null : <FailureNote error={error} />}
			{mayWrite ? (
				<div>
					<Button submit busy={busy}>
						{say("brand.save")}
					</Button>
				</div>
			) : null}
		</form>
	);
}

type Speaking = { readonly spoken: readonly Language[]; readonly onSpeak: (spoken: readonly Language[]) => void };

/** The languages of the house, and whatever else the brand speaks already. */
function SpokenLanguages({ spoken, onSpeak }: Speaking) {
	return (
		<div className="flex flex-wrap gap-x-6 gap-y-2.5">
			{[...new Set<Language>([...houseLanguages, ...spoken])].map((one) => (
				<Check
					key={one}
					checked={spoken.includes(one)}
					onChange={({ currentTarget }) =>
						onSpeak(currentTarget.checked ? [...spoken, one] : spoken.filter((other) => other !== one))
					}
				>
					{one}
				</Check>
			))}
		</div>
	);
}

const languageOf = (code: string): Language => languages.find((one) => one === code) ?? "EN";

function typedOf(typed: Readonly<Record<string, string>>) {
	const figure = (name: string): number => Number(typed[name]);
	return {
		name: typed.name?.trim() ?? "",
		termsVersion: typed.termsVersion?.trim() ?? "",
		startingBalance: typed.startingBalance?.trim() ?? "",
		passwordMaxAgeDays: typed.passwordMaxAgeDays === "" ? null : figure("passwordMaxAgeDays"),
		idleMinutes: figure("idleMinutes"),
		sessionDays: figure("sessionDays"),
		minimumAge: figure("minimumAge"),
		feedbackMinWords: figure("feedbackMinWords"),
		feedbackMaxWords: figure("feedbackMaxWords"),
	};
}
