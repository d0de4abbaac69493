// What narrows a list, kept in the address: one of a few, and days. Each list says which it has.
import { Chips, Field, Select, useAddress } from "#platform/ui";
import { useDeskText } from "./text.ts";

export type ChoiceFilterProps = {
	/** In the address. */
	readonly name: string;
	readonly label: string;
	readonly items: readonly { readonly value: string; readonly label: string }[];
};

/** One of a few, or all of them. */
export function ChoiceFilter({ name, label, items }: ChoiceFilterProps) {
	const say = useDeskText();
	const { read, write } = useAddress();
	return (
		<Select
			label={label}
			value={read(name) ?? ""}
			options={[{ value: "", label: say("parts.all") }, ...items]}
			onChange={(value) => write({ [name]: value === "" ? undefined : value })}
		/>
	);
}

export type ChipsFilterProps<Key extends string> = {
	/** In the address, where another than the first is chosen. */
	readonly name: string;
	readonly label: string;
	readonly items: readonly { readonly key: Key; readonly label: string }[];
	readonly chosen: Key;
};

/** One of a few, always one; the first where the address says nothing. */
export function ChipsFilter<Key extends string>({ name, items, ...chips }: ChipsFilterProps<Key>) {
	const { write } = useAddress();
	const choose = (key: Key): void => write({ [name]: key === items[0]?.key ? undefined : key });
	return <Chips {...chips} items={items} onChoose={choose} />;
}

/** From a day to a day, both among them, in the zone of whoever looks. */
export function DaysFilter({
	of,
}: {
	/** What happened on these days, where the list has several times. */ readonly of?: string;
}) {
	const say = useDeskText();
	const { read, write } = useAddress();
	return (
		<div className="flex gap-3">
			{(["from", "to"] as const).map((name) => (
				<Field
					key={name}
					type="date"
					label={of === undefined ? say(`parts.${name}`) : `${of}: ${say(`parts.${name}`)}`}
					value={dayOf(read(name)) ?? ""}
					onChange={({ target: { value } }) => write({ [name]: dayOf(value) })}
				/>
			))}
		</div>
	);
}

/** What the address says of days, as calls are asked: from the first moment of one to the last of the other. */
export function useDays(): { readonly from?: string; readonly to?: string } {
	const { read } = useAddress();
	const [from, to] = [dayOf(read("from")), dayOf(read("to"))];
	return {
		...(from === undefined ? {} : { from: startOf(from, 0) }),
		...(to === undefined ? {} : { to: startOf(to, 1) }),
	};
}

/** Undefined for what is no day. */
function dayOf(text: string | undefined): string | undefined {
	if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
	return Number.isNaN(new Date(`${text}T00:00`).getTime()) ? undefined : text;
}

function startOf(day: string, daysLater: number): string {
	const moment = new Date(`${day}T00:00`);
	moment.setDate(moment.getDate() + daysLater);
	return moment.toISOString();
}
