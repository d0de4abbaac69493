// Keys of the book: / goes to the search, b to the slip, 1 to 9 set the stake, arrows from price to price as they stand on the page.
// Enter is the browser's own.
import { useEffect, useRef } from "react";
import { isTyping } from "#platform/ui";
import { nextPlace } from "./next-place.ts";

/** From the price that is marked to one that can be pressed; false where none is marked, or there is no further one. */
function toPrice(key: string): boolean {
	const prices = [...document.querySelectorAll<HTMLElement>("[data-odds]:not([disabled])")];
	const marked = document.activeElement;
	const at = marked instanceof HTMLElement ? prices.indexOf(marked) : -1;
	if (at < 0) return false;
	const next = nextPlace(
		prices.map((price) => price.getBoundingClientRect()),
		at,
		key,
	);
	if (next !== undefined) prices[next]?.focus();
	return next !== undefined;
}

export function useHotkeys(keys: { readonly onSlip: () => void; readonly onStake: (stake: string) => void }): void {
	const now = useRef(keys);
	now.current = keys;
	useEffect(() => {
		const press = (event: KeyboardEvent): void => {
			if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
			if (event.key === "b") now.current.onSlip();
			if (/^[1-9]$/.test(event.key)) now.current.onStake(event.key);
			if (event.key.startsWith("Arrow") && toPrice(event.key)) event.preventDefault();
			if (event.key !== "/") return;
			event.preventDefault();
			const search = document.querySelector("[data-search]");
			if (search instanceof HTMLElement) search.focus();
		};
		addEventListener("keydown", press);
		return () => removeEventListener("keydown", press);
	}, []);
}
