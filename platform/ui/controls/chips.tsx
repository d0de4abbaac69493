// One of a few, each one press away: a period, a kind. Arrow keys move between them.
import { moveBetween } from "./tabs.tsx";

export type ChipsProps<Key extends string> = {
	/** What is chosen among, read aloud. */
	readonly label: string;
	readonly items: readonly { readonly key: Key; readonly label: string }[];
	readonly chosen: Key;
	readonly onChoose: (key: Key) => void;
};

export function Chips<Key extends string>({ label, items, chosen, onChoose }: ChipsProps<Key>) {
	return (
		<div role="radiogroup" aria-label={label} className="scroll-row min-w-0 gap-1.5">
			{items.map(({ key, label: words }) => (
				// biome-ignore lint/a11y/useSemanticElements: a pressed chip answers at once, in one group with arrow keys
				<button
					key={key}
					type="button"
					role="radio"
					aria-checked={key === chosen}
					tabIndex={key === chosen ? 0 : -1}
					onClick={() => onChoose(key)}
					onKeyDown={moveBetween}
					className="h-10 shrink-0 rounded-control bg-surface-2 px-4 text-14 font-medium whitespace-nowrap text-text-2 transition hover:bg-surface-3 hover:text-text-1 -outline-offset-2 active:scale-[0.97] aria-checked:cut-corner-small aria-checked:bg-hue aria-checked:text-ground"
				>
					{words}
				</button>
			))}
		</div>
	);
}
