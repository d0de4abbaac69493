// The terms of a promotion: how much, from which deposit on, what is wagered for it and where, for whom and when.

import { gameCategories } from "#brand/core";
import { Count, momentOf, typedMoment, useCodeWords, useDeskText } from "#platform/desk/ui";
import { Check, Field } from "#platform/ui";
import type { PromotionRange, PromotionSettings } from "../../contract/index.ts";
import { useCashierDeskText } from "../text.ts";

export type PromotionTermsProps = {
	readonly offer: PromotionSettings;
	readonly range: PromotionRange;
	readonly onChange: (offer: PromotionSettings) => void;
};

const counts = [
	["percent", 1, 1_000],
	["turnoverPercent", 0, 10_000],
	["days", 1, 365],
] as const;

export function PromotionTerms({ offer, range, onChange }: PromotionTermsProps) {
	const say = useCashierDeskText();
	const set = (part: Partial<PromotionSettings>) => onChange({ ...offer, ...part });
	return (
		<>
			<div className="flex flex-wrap items-end gap-4">
				{counts.map(([name, least, most]) => (
					<Count
						key={name}
						label={say(`promotions.${name}`)}
						least={least}
						most={most}
						value={offer[name]}
						onChange={(value) => set({ [name]: value })}
					/>
				))}
			</div>
			{currencyLines(offer, range).map((line) => (
				<CurrencyLine
					key={line.currency}
					line={line}
					onChange={(changed) =>
						set({ terms: currencyLines(offer, range).map((one) => (one === line ? changed : one)) })
					}
				/>
			))}
			<Games offer={offer} onSet={set} />
			<div className="flex flex-wrap gap-6">
				{(["firstOnly", "once"] as const).map((name) => (
					<Check
						key={name}
						checked={offer[name]}
						onChange={({ currentTarget }) => set({ [name]: currentTarget.checked })}
					>
						{say(`promotions.${name}`)}
					</Check>
				))}
			</div>
			<Moments offer={offer} onSet={set} />
		</>
	);
}

type Line = PromotionSettings["terms"][number];

/** Those that it has, and the brand's that it has not yet. */
const currencyLines = ({ terms }: PromotionSettings, { currencies }: PromotionRange): Line[] => [
	...terms,
	...currencies
		.filter((currency) => terms.every((line) => line.currency !== currency))
		.map((currency) => ({ currency, smallest: "", most: "" })),
];

function CurrencyLine({ line, onChange }: { readonly line: Line; readonly onChange: (line: Line) => void }) {
	const say = useCashierDeskText();
	return (
		<fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
			<legend className="mb-2 text-14 font-bold">{say("paymentMethods.termsIn", { currency: line.currency })}</legend>
			{(["smallest", "most"] as const).map((name) => (
				<Field
					key={name}
					label={say(`promotions.${name}`)}
					inputMode="decimal"
					required
					maxLength={20}
					autoComplete="off"
					value={line[name]}
					onChange={({ currentTarget }) => onChange({ ...line, [name]: currentTarget.value.trim() })}
					after={<span className="text-14 text-text-3">{line.currency}</span>}
				/>
			))}
		</fieldset>
	);
}

type GamesProps = {
	readonly offer: PromotionSettings;
	readonly onSet: (part: Pick<PromotionSettings, "games" | "parts">) => void;
};

function Games({ offer: { games: chosen, parts }, onSet }: GamesProps) {
	const say = useCashierDeskText();
	const wordsOf = useCodeWords();
	const counting = gameCategories.filter((game) => chosen.length === 0 || chosen.includes(game));
	const choose = (games: string[]) => {
		const kept = Object.entries(parts).filter(([game]) => games.length === 0 || games.includes(game));
		onSet({ games, parts: Object.fromEntries(kept) });
	};
	const weigh = (category: string, percent: number) => {
		const { [category]: _was, ...others } = parts;
		onSet({ games: chosen, parts: percent === 100 ? others : { ...others, [category]: percent } });
	};
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-14 font-bold">{say("promotions.games")}</legend>
			<div className="grid gap-2.5 sm:grid-cols-2">
				{gameCategories.map((category) => (
					<Check
						key={category}
						checked={chosen.includes(category)}
						onChange={({ currentTarget }) =>
							choose(gameCategories.filter((one) => (one === category ? currentTarget.checked : chosen.includes(one))))
						}
					>
						{wordsOf("categories", category)}
					</Check>
				))}
			</div>
			<p className="mt-2 text-13 text-text-3">{say("promotions.gamesHint")}</p>
			<div className="mt-4 grid gap-4 sm:grid-cols-2">
				{counting.map((category) => (
					<Count
						key={category}
						label={say("promotions.partOf", { game: wordsOf("categories", category) })}
						least={1}
						most={100}
						value={parts[category] ?? 100}
						onChange={(percent) => weigh(category, percent)}
					/>
				))}
			</div>
		</fieldset>
	);
}

type MomentsProps = {
	readonly offer: PromotionSettings;
	readonly onSet: (part: Pick<Partial<PromotionSettings>, "opensAt" | "closesAt">) => void;
};

function Moments({ offer, onSet }: MomentsProps) {
	const sayDesk = useDeskText();
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<Field
				label={sayDesk("parts.fromUtc")}
				type="datetime-local"
				value={typedMoment(offer.opensAt)}
				onChange={({ currentTarget }) => onSet({ opensAt: momentOf(currentTarget.value) })}
			/>
			<Field
				label={sayDesk("parts.toUtc")}
				type="datetime-local"
				value={typedMoment(offer.closesAt)}
				onChange={({ currentTarget }) => onSet({ closesAt: momentOf(currentTarget.value) })}
			/>
		</div>
	);
}
