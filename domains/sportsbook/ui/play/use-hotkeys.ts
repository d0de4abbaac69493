// Keys of the book: / goes to the search, b to the slip, 1 to 9 set the stake. Arrows and Enter are the browser's own.
import { useEffect, useRef } from "react";
import { isTyping } from "#platform/ui";

export function useHotkeys(keys: { readonly onSlip: () => void; readonly onStake: (stake: string) => void }): void {
	const now = useRef(keys);
	now.current = keys;
	useEffect(() => {
		const press = (event: KeyboardEvent): void => {
			if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
			if (event.key === "b") now.current.onSlip();
			if (/^[1-9]$/.test(event.key)) now.current.onStake(event.key);
			if (event.key !== "/") return;
			event.preventDefault();
			const search = document.querySelector("[data-search]");
			if (search instanceof HTMLElement) search.focus();
		};
		addEventListener("keydown", press);
		return () => removeEventListener("keydown", press);
	}, []);
}
