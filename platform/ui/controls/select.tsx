// One of many in one line: the label stands inside, the list is the system's own.
import { Icon } from "./icon.tsx";

export type SelectProps = {
	readonly label: string;
	readonly value: string;
	readonly options: readonly { readonly value: string; readonly label: string }[];
	readonly onChange: (value: string) => void;
};

export function Select({ label, value, options, onChange }: SelectProps) {
	return (
		<label className="relative flex h-10 min-w-0 items-center rounded-control bg-surface-2 text-14 text-text-3 transition focus-within:outline-2 focus-within:outline-hue hover:bg-surface-3">
			<span className="pointer-events-none shrink-0 ps-3">{label}</span>
			<select
				value={value}
				onChange={(event) => onChange(event.target.value)}
				className="h-full min-w-0 grow cursor-pointer appearance-none truncate rounded-control bg-transparent ps-2 pe-8 font-medium text-text-1 outline-none [&>option]:bg-surface-2"
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			<Icon name="chevron-down" className="pointer-events-none absolute end-2 size-4" />
		</label>
	);
}
