// The values of a row as one stop of the keyboard, however many there are: arrows lead from one to the next and from line to line,
// Home and End to the ends; Tab leaves them.
import { type KeyboardEvent, type ReactNode, useState } from "react";

export type ValueGridProps = {
	readonly name: string;
	readonly values: readonly number[];
	readonly className: string;
	/** `tabIndex`: of its button. */
	readonly children: (value: number, tabIndex: 0 | -1) => ReactNode;
};

export function ValueGrid({ name, values, className, children }: ValueGridProps) {
	const [last, setLast] = useState(values[0]);
	// Of another play the values are others.
	const stop = last !== undefined && values.includes(last) ? last : values[0];
	const move = (event: KeyboardEvent<HTMLElement>): void => {
		const buttons = buttonsIn(event.currentTarget);
		const here = buttons.findIndex((button) => button.matches(":focus"));
		const to = reachedBy(event.key, { here, count: buttons.length, columns: columnsOf(buttons) });
		if (here < 0 || to === undefined) return;
		event.preventDefault();
		buttons[to]?.focus();
	};
	return (
		<div
			role="toolbar"
			aria-label={name}
			className={className}
			onKeyDown={move}
			onFocus={({ currentTarget, target }) => {
				const focused = values[buttonsIn(currentTarget).indexOf(target)];
				if (focused !== undefined) setLast(focused);
			}}
		>
			{values.map((value) => children(value, value === stop ? 0 : -1))}
		</div>
	);
}

const buttonsIn = (grid: HTMLElement): HTMLElement[] => [...grid.querySelectorAll("button")];

type Place = {
	readonly here: number;
	readonly count: number;
	/** Values in a line, as it is laid out. */
	readonly columns: number;
};

/** Where a key leads; undefined for keys that lead nowhere. At an end one stays there. */
export function reachedBy(key: string, { here, count, columns }: Place): number | undefined {
	const lines = { ArrowUp: here - columns, ArrowDown: here + columns };
	const along = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: count - 1 };
	const wanted: number | undefined = { ...lines, ...along }[key];
	if (wanted === undefined) return undefined;
	return wanted < 0 || wanted >= count ? here : wanted;
}

/** All of them where nothing is laid out. */
function columnsOf(buttons: readonly HTMLElement[]): number {
	const top = buttons[0]?.getBoundingClientRect().top;
	const next = buttons.findIndex((button) => button.getBoundingClientRect().top !== top);
	return next < 0 ? buttons.length : next;
}
