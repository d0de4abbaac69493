// The keys that work on every page: "/" opens the search, "?" lists them.
import { useEffect } from "react";
import { isTyping, openPopup } from "#platform/ui";

const popups: Readonly<Record<string, string>> = { "/": "search", "?": "shortcuts" };

export function useShortcuts(): void {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const name = popups[event.key];
			if (name === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
			event.preventDefault();
			openPopup({ name });
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, []);
}
