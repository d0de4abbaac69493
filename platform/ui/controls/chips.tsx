// One of a few, each one press away: a period, a kind.

export type ChipsProps<Key extends string> = {
	/** What is chosen among, read aloud. */
	readonly label: string;
	readonly items: readonly { readonly key: Key; readonly label: string }[];
	readonly chosen: Key;
	readonly onChoose: (key: Key) => void;
};

export function Chips<Key extends string>({ label, items, chosen, onChoose }: ChipsProps<Key>) {
	return (
		<fieldset aria-label={label} className="scroll-row min-w-0 gap-1.5">
			{items.map(({ key, label: words }) => (
				<button
					key={key}
					type="button"
					aria-pressed={key === chosen}
					onClick={() => onChoose(key)}
					className="h-10 shrink-0 rounded-control bg-surface-2 px-4 text-14 font-medium whitespace-nowrap text-text-2 -outline-offset-2 transition hover:bg-surface-3 hover:text-text-1 active:scale-[0.97] aria-pressed:cut-corner-small aria-pressed:bg-hue aria-pressed:text-ground"
				>
					{words}
				</button>
			))}
		</fieldset>
	);
}
