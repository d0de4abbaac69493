// What both reports are narrowed by, kept in the address: days of the house, a currency, a category of games.
import { type Category, categories } from "#games/contract";
import { useCodeWords, useDeskText } from "#platform/desk/ui";
import { Button, Field, Select, useAddress } from "#platform/ui";
import { useOfficeText } from "../text.ts";

export type ReportAsked = {
	readonly from?: string;
	readonly to?: string;
	readonly currency?: string;
	readonly category?: Category;
};

const isDay = (text: string | undefined): text is string =>
	text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What the address asks for. */
export function useReportAsked(): ReportAsked {
	const { read } = useAddress();
	const [from, to, currency] = [read("from"), read("to"), read("currency")];
	const category = categories.find((one) => one === read("category"));
	return {
		...(isDay(from) ? { from } : {}),
		...(isDay(to) ? { to } : {}),
		...(currency !== undefined && /^[A-Z]{1,5}$/.test(currency) ? { currency } : {}),
		...(category === undefined ? {} : { category }),
	};
}

export type Reported = {
	readonly from: string;
	readonly to: string;
	readonly currency: string;
	readonly currencies: readonly string[];
};

/** `of` is what was answered last: the days and the currency that stand where the address says none. */
export function ReportFilters({ of }: { readonly of: Reported | undefined }) {
	const say = useOfficeText();
	const wordsOf = useCodeWords();
	const sayDesk = useDeskText();
	const { write } = useAddress();
	const asked = useReportAsked();
	const all = { value: "", label: sayDesk("parts.all") };
	const set = (change: Readonly<Record<string, string | undefined>>) => write({ ...change, page: undefined });
	return (
		<div className="mb-4 flex flex-wrap items-end gap-3">
			{(["from", "to"] as const).map((name) => (
				<Field
					key={name}
					type="date"
					label={sayDesk(`parts.${name}`)}
					value={asked[name] ?? of?.[name] ?? ""}
					onChange={({ target: { value } }) => set({ [name]: isDay(value) ? value : undefined })}
				/>
			))}
			<Select
				label={say("reports.currency")}
				value={asked.currency ?? of?.currency ?? ""}
				options={(of?.currencies ?? []).map((value) => ({ value, label: value }))}
				onChange={(currency) => set({ currency })}
			/>
			<Select
				label={say("reports.category")}
				value={asked.category ?? ""}
				options={[all, ...categories.map((value) => ({ value, label: wordsOf("categories", value) }))]}
				onChange={(category) => set({ category: category === "" ? undefined : category })}
			/>
			{([1, 7, 30] as const).map((days) => (
				<Button key={days} look="plain" size="small" onPress={() => set(lastDays(of?.to, days))}>
					{say(days === 1 ? "reports.oneDay" : "reports.lastDays", { days })}
				</Button>
			))}
		</div>
	);
}

/** So many days up to today, as the house's zone has it; the report's own answer says which day that is. */
function lastDays(to: string | undefined, days: number): Readonly<Record<string, string | undefined>> {
	if (to === undefined) return { from: undefined, to: undefined };
	const first = new Date(Date.parse(`${to}T00:00:00Z`) - (days - 1) * 86_400_000);
	return { from: first.toISOString().slice(0, 10), to };
}
