// Matches that somebody wants to find again, kept in this browser.
import { useState } from "react";

const key = "tessera.sportsbook.stars";
/** The newest are kept: matches end, and nobody takes their stars off. */
const most = 60;

const read = (): readonly string[] => (localStorage.getItem(key) ?? "").split(" ").filter((id) => id !== "");

export type Stars = { readonly has: (id: string) => boolean; readonly toggle: (id: string) => void };

export function useStars(): Stars {
	const [ids, setIds] = useState(read);
	return {
		has: (id) => ids.includes(id),
		toggle(id) {
			const next = (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]).slice(-most);
			localStorage.setItem(key, next.join(" "));
			setIds(next);
		},
	};
}
