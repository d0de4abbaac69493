// What a promotion brings, by its kind: amounts as they are typed, lists one thing a line.
import { gameCategories } from "#brand/core";
import { TextArea, useCodeWords } from "#platform/desk/ui";
import { Check, Field, Select } from "#platform/ui";
import { kinds, metrics } from "../../core/index.ts";
import { usePromotionsDeskText } from "../text.ts";
import { fieldsOfKind, listFields, type OfferForm, type RewardField } from "./offer-form-state.ts";

export type PartProps = { readonly form: OfferForm; readonly onSet: (part: Partial<OfferForm>) => void };

export function RewardPart({ form, onSet, fixed }: PartProps & { readonly fixed: boolean }) {
	const say = usePromotionsDeskText();
	const { kind, fields, mode } = form;
	const set = (name: RewardField) => (text: string) => onSet({ fields: { ...fields, [name]: text } });
	return (
		<fieldset className="flex min-w-0 flex-col gap-4">
			<legend className="mb-2 text-16 font-bold">{say("editor.reward")}</legend>
			{fixed ? (
				<p className="text-14 text-text-2">{say(`kinds.${kind}`)}</p>
			) : (
				<Select
					label={say("editor.kind")}
					value={kind}
					options={kinds.map((value) => ({ value, label: say(`kinds.${value}`) }))}
					onChange={(chosen) => onSet({ kind: kinds.find((one) => one === chosen) ?? kind })}
				/>
			)}
			{kind === "mission" ? <Mission form={form} onSet={onSet} /> : null}
			{kind === "check-in" ? (
				<Select
					label={say("editor.mode")}
					value={mode}
					options={(["streak", "cumulative"] as const).map((value) => ({ value, label: say(`editor.modes.${value}`) }))}
					onChange={(chosen) => onSet({ mode: chosen === "cumulative" ? "cumulative" : "streak" })}
				/>
			) : null}
			{fieldsOfKind[kind].map((name) =>
				listFields.has(name) ? (
					<TextArea
						key={name}
						label={say(`editor.fields.${name}`)}
						value={fields[name]}
						required={name !== "bonuses"}
						onWrite={set(name)}
					/>
				) : (
					<Field
						key={name}
						label={say(`editor.fields.${name}`)}
						value={fields[name]}
						required
						maxLength={40}
						autoComplete="off"
						onChange={({ currentTarget }) => set(name)(currentTarget.value.trim())}
					/>
				),
			)}
			{kind === "coupon" ? (
				<TextArea
					label={say("editor.coupons")}
					value={form.coupons}
					onWrite={(coupons) => onSet({ coupons })}
					spellCheck={false}
				/>
			) : null}
		</fieldset>
	);
}

function Mission({ form: { metric, games }, onSet }: PartProps) {
	const say = usePromotionsDeskText();
	const wordsOf = useCodeWords();
	return (
		<>
			<Select
				label={say("editor.metric")}
				value={metric}
				options={metrics.map((value) => ({ value, label: say(`editor.metrics.${value}`) }))}
				onChange={(chosen) => onSet({ metric: metrics.find((one) => one === chosen) ?? metric })}
			/>
			<fieldset className="min-w-0">
				<legend className="mb-2 text-14 font-medium">{say("editor.games")}</legend>
				<div className="grid gap-2.5 sm:grid-cols-2">
					{gameCategories.map((category) => (
						<Check
							key={category}
							checked={games.includes(category)}
							onChange={({ currentTarget }) =>
								onSet({
									games: gameCategories.filter((one) =>
										one === category ? currentTarget.checked : games.includes(one),
									),
								})
							}
						>
							{wordsOf("categories", category)}
						</Check>
					))}
				</div>
			</fieldset>
		</>
	);
}
