// For whom a promotion is, how one takes part, when, and what it may cost.
import { Count, momentOf, typedMoment, useDeskText } from "#platform/desk/ui";
import { Check, Field, Select } from "#platform/ui";
import { audiences, claims, entries, isElsewhere, periods } from "../../core/index.ts";
import { usePromotionsDeskText } from "../text.ts";
import type { PartProps } from "./reward-part.tsx";

/** Those with a picture for a card and for a page. */
const scenes = [
	...(["gift-cloth", "first-stone", "mosaic-hall", "lantern-reels", "evening-door", "market-shelf"] as const),
	...(["magpie-bridge", "open-book-of-rounds", "stone-crown", "pocket-hall"] as const),
] as const;

export function TermsPart({ form, onSet }: PartProps) {
	const say = usePromotionsDeskText();
	const { entry, claim, period, audience, again } = form;
	return (
		<fieldset className="flex min-w-0 flex-col gap-4">
			<legend className="mb-2 text-16 font-bold">{say("editor.terms")}</legend>
			<div className="grid gap-4 sm:grid-cols-2">
				<Select
					label={say("editor.audience")}
					value={audience}
					options={audiences.map((value) => ({ value, label: say(`editor.audiences.${value}`) }))}
					onChange={(chosen) => onSet({ audience: audiences.find((one) => one === chosen) ?? audience })}
				/>
				<Select
					label={say("editor.entry")}
					value={entry}
					options={entries.map((value) => ({ value, label: say(`editor.entries.${value}`) }))}
					onChange={(chosen) => onSet({ entry: entries.find((one) => one === chosen) ?? entry })}
				/>
				<Select
					label={say("editor.claim")}
					value={claim}
					options={claims.map((value) => ({ value, label: say(`editor.claims.${value}`) }))}
					onChange={(chosen) => onSet({ claim: claims.find((one) => one === chosen) ?? claim })}
				/>
				<Select
					label={say("editor.period")}
					value={period}
					options={periods.map((value) => ({ value, label: say(`editor.periods.${value}`) }))}
					onChange={(chosen) => onSet({ period: periods.find((one) => one === chosen) ?? period })}
				/>
			</div>
			<div className="flex flex-wrap items-end gap-4">
				<Count
					label={say("editor.minLevel")}
					most={8}
					value={form.minLevel}
					onChange={(minLevel) => onSet({ minLevel })}
				/>
				<Count
					label={say("editor.takeDays")}
					least={1}
					most={365}
					value={form.takeDays}
					onChange={(takeDays) => onSet({ takeDays })}
				/>
			</div>
			<Check checked={again} onChange={({ currentTarget }) => onSet({ again: currentTarget.checked })}>
				{say("editor.again")}
			</Check>
			{isElsewhere(form) ? null : <Budget form={form} onSet={onSet} />}
		</fieldset>
	);
}

function Budget({ form: { budget }, onSet }: PartProps) {
	const say = usePromotionsDeskText();
	return (
		<div className="grid gap-4 sm:grid-cols-3">
			{(["all", "day", "member"] as const).map((name) => (
				<Field
					key={name}
					label={say(`editor.budget.${name}`)}
					value={budget[name]}
					inputMode="decimal"
					required
					maxLength={20}
					autoComplete="off"
					onChange={({ currentTarget }) => onSet({ budget: { ...budget, [name]: currentTarget.value.trim() } })}
				/>
			))}
		</div>
	);
}

export function WindowPart({ form, onSet }: PartProps) {
	const say = usePromotionsDeskText();
	const sayDesk = useDeskText();
	return (
		<fieldset className="flex min-w-0 flex-col gap-4">
			<legend className="mb-2 text-16 font-bold">{say("editor.window")}</legend>
			<div className="grid gap-4 sm:grid-cols-2">
				<Field
					label={sayDesk("parts.fromUtc")}
					type="datetime-local"
					required
					value={typedMoment(form.opensAt)}
					onChange={({ currentTarget }) => onSet({ opensAt: momentOf(currentTarget.value) })}
				/>
				<Field
					label={sayDesk("parts.toUtc")}
					type="datetime-local"
					value={typedMoment(form.closesAt)}
					onChange={({ currentTarget }) => onSet({ closesAt: momentOf(currentTarget.value) })}
				/>
			</div>
			<div className="flex flex-wrap items-end gap-4">
				<Select
					label={say("editor.scene")}
					value={form.scene}
					options={scenes.map((value) => ({ value, label: value }))}
					onChange={(scene) => onSet({ scene })}
				/>
				<Count
					label={sayDesk("parts.order")}
					most={100_000}
					value={form.position}
					onChange={(position) => onSet({ position })}
				/>
			</div>
		</fieldset>
	);
}
