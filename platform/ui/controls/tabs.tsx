// A few views of one place. Arrow keys move between them; only the chosen one is in the page.
import { type KeyboardEvent, type ReactNode, useId } from "react";

export type TabItem<Key extends string> = { readonly key: Key; readonly label: ReactNode };

export type TabsProps<Key extends string> = {
	readonly label: string;
	readonly items: readonly TabItem<Key>[];
	readonly chosen: Key;
	readonly onChoose: (key: Key) => void;
	readonly children: ReactNode;
};

export function Tabs<Key extends string>({ label, items, chosen, onChoose, children }: TabsProps<Key>) {
	const id = useId();
	return (
		<>
			<div role="tablist" aria-label={label} className="scroll-row gap-1 rounded-control bg-surface-2 p-1">
				{items.map((item) => (
					<button
						key={item.key}
						type="button"
						role="tab"
						id={`${id}-${item.key}`}
						aria-selected={item.key === chosen}
						aria-controls={`${id}-panel`}
						tabIndex={item.key === chosen ? 0 : -1}
						onClick={() => onChoose(item.key)}
						onKeyDown={(event) => moveBetween(event)}
						className="aria-selected:cut-corner-small h-9 grow rounded-[6px] px-4 text-14 font-medium whitespace-nowrap text-text-2 transition hover:text-text-1 aria-selected:bg-surface-1 aria-selected:text-text-1"
					>
						{item.label}
					</button>
				))}
			</div>
			<div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className="pt-4">
				{children}
			</div>
		</>
	);
}

/** Arrows, Home and End move the focus along siblings and press what they reach. */
export function moveBetween(event: KeyboardEvent<HTMLElement>): void {
	const all = [...(event.currentTarget.parentElement?.children ?? [])].filter((item) => item instanceof HTMLElement);
	const here = all.indexOf(event.currentTarget);
	const reached = {
		ArrowRight: all[(here + 1) % all.length],
		ArrowLeft: all[(here - 1 + all.length) % all.length],
		Home: all[0],
		End: all.at(-1),
	}[event.key];
	if (reached === undefined) return;
	event.preventDefault();
	reached.focus();
	reached.click();
}
