// The search of a hall: one field, asked as one types, reached by "/".
import { useEffect, useRef, useState } from "react";
import { Icon, isTyping } from "#platform/ui";
import { useGamesText } from "../text.ts";
import type { LobbySearch } from "./lobby-filters.ts";

export type SearchFieldProps = {
	/** The hall's. */
	readonly name: string;
	readonly search: LobbySearch;
	readonly onChange: (next: LobbySearch) => void;
};

/** Typing rests this long before the list is asked again. */
const restMilliseconds = 200;

export function SearchField({ name, search, onChange }: SearchFieldProps) {
	const say = useGamesText();
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState(search.words ?? "");
	useEffect(() => {
		setTyped(search.words ?? "");
	}, [search.words]);
	useEffect(() => {
		const words = typed.trim() === "" ? undefined : typed.trim();
		if (words === search.words) return undefined;
		const timer = setTimeout(() => onChange({ ...search, words }), restMilliseconds);
		return () => clearTimeout(timer);
	}, [typed, search, onChange]);
	useSlash(() => field.current?.focus());
	return (
		<label className="flex h-12 items-center gap-3 rounded-control bg-surface-1 px-4 focus-within:outline-2 focus-within:outline-hue md:max-w-136">
			<Icon name="search" className="size-5 text-text-3" />
			<input
				ref={field}
				type="search"
				aria-label={say("hall.search", { name })}
				aria-keyshortcuts="/"
				placeholder={say("hall.search", { name })}
				value={typed}
				maxLength={60}
				onChange={(event) => setTyped(event.target.value)}
				className="h-full min-w-0 grow bg-transparent text-16 outline-none placeholder:text-text-3"
			/>
			<span
				aria-hidden="true"
				className="hidden rounded-[5px] border border-line-control px-2 font-body text-13 text-text-3 md:block"
			>
				/
			</span>
		</label>
	);
}

/** Where a hall has its own field, "/" goes there and not to the search over all games. */
function useSlash(reach: () => void): void {
	const latest = useRef(reach);
	useEffect(() => {
		latest.current = reach;
	});
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
			if (document.querySelector("[role=dialog]") !== null) return;
			event.preventDefault();
			event.stopPropagation();
			latest.current();
		};
		window.addEventListener("keydown", press, { capture: true });
		return () => window.removeEventListener("keydown", press, { capture: true });
	}, []);
}
