// The filters of the betting record: the period one tap away, the rest chosen from lists. They stand in the address.
import { type AddressChange, Button, Select } from "#platform/ui";
import { roundStatus } from "../../contract/index.ts";
import { categories } from "../../core/index.ts";
import { useGameQuery } from "../asked-as-written.ts";
import { useListVendors } from "../calls.gen.ts";
import { PeriodChips } from "../period-chips.tsx";
import { useGamesText } from "../text.ts";
import { useDayText } from "./day-text.ts";
import { recordAddress } from "./record-address.ts";
import { isNarrowed, type RecordFilters, withoutFilters } from "./record-filters.ts";

export type RecordFilterBarProps = {
	readonly filters: RecordFilters;
	readonly onChange: (change: AddressChange) => void;
};

export function RecordFilterBar({ filters, onChange }: RecordFilterBarProps) {
	const say = useGamesText();
	const dayText = useDayText();
	const oneDay = filters.day === undefined ? [] : [{ key: filters.day, label: dayText(filters.day) }];
	return (
		<div className="flex flex-col gap-2">
			<PeriodChips
				before={oneDay}
				chosen={filters.day ?? filters.period}
				onChoose={(period) => onChange({ [recordAddress.period]: period })}
			/>
			<div className="grid grid-cols-2 items-center gap-2 sm:grid-cols-4">
				<Lists filters={filters} onChange={onChange} />
				{isNarrowed(filters) ? (
					<Button look="quiet" size="small" onPress={() => onChange(withoutFilters)}>
						{say("record.clear")}
					</Button>
				) : null}
			</div>
		</div>
	);
}

const freshMilliseconds = 300_000;

function Lists({ filters, onChange }: RecordFilterBarProps) {
	const say = useGamesText();
	const { category, vendor } = filters;
	const vendors = useListVendors(category === undefined ? {} : { gameType: category }, { freshMilliseconds });
	const games = useGameQuery(
		{
			...(category === undefined ? {} : { gameType: category }),
			...(vendor === undefined ? {} : { vassalage: vendor }),
			pageSize: 48,
		},
		{ freshMilliseconds },
	);
	const any = { value: "", label: say("record.any") };
	const names = new Map(vendors.data?.vendors.map((entry) => [entry.vassalage, entry.name]));
	const choose = (name: string) => (value: string) => onChange({ [name]: value === "" ? undefined : value });
	return (
		<>
			<Select
				label={say("record.hall")}
				value={category ?? ""}
				options={[any, ...categories.map((value) => ({ value, label: say(`category.name.${value}`) }))]}
				onChange={(value) => onChange({ ...withoutPlace, [recordAddress.category]: value === "" ? undefined : value })}
			/>
			<Select
				label={say("record.vendor")}
				value={vendor ?? ""}
				options={[any, ...[...names].map(([value, label]) => ({ value, label }))]}
				onChange={(value) =>
					onChange({ [recordAddress.game]: undefined, [recordAddress.vendor]: value === "" ? undefined : value })
				}
			/>
			<Select
				label={say("record.game")}
				value={filters.game ?? ""}
				options={[any, ...(games.data?.games ?? []).map((game) => ({ value: game.gameId, label: game.displayName }))]}
				onChange={choose(recordAddress.game)}
			/>
			<Select
				label={say("record.status")}
				value={filters.status ?? ""}
				options={[any, ...roundStatus.options.map((value) => ({ value, label: say(`record.states.${value}`) }))]}
				onChange={choose(recordAddress.status)}
			/>
		</>
	);
}

/** A vendor or a game of another hall would find nothing. */
const withoutPlace = { [recordAddress.vendor]: undefined, [recordAddress.game]: undefined } as const;
