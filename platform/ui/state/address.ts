// Choices that stand in the address, so that a reload, a link and the back button keep them. It knows no page: whoever
// reads a name parses what it finds, for an address is typed by people.
import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";

/** Undefined takes a name out of the address. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

export type Address = {
	readonly read: (name: string) => string | undefined;
	/** `step` true makes it a step that the back button takes back; the page below does not scroll. */
	readonly write: (change: AddressChange, options?: { readonly step?: boolean }) => void;
};

/** The search part of an address after a change: "?a=1" with `{ b: "2" }` is "?a=1&b=2"; empty without a name. */
export function changedSearch(search: string, change: AddressChange): string {
	const fields = new URLSearchParams(search);
	for (const [name, value] of Object.entries(change)) {
		if (value === undefined) fields.delete(name);
		else fields.set(name, value);
	}
	const text = fields.toString();
	return text === "" ? "" : `?${text}`;
}

export function useAddress(): Address {
	const router = useRouter();
	const search = useLocation({ select: (location) => location.searchStr });
	const fields = useMemo(() => new URLSearchParams(search), [search]);
	const read = useCallback((name: string) => fields.get(name) ?? undefined, [fields]);
	const write = useCallback(
		(change: AddressChange, options: { readonly step?: boolean } = {}) => {
			const { pathname, searchStr } = router.latestLocation;
			const href = `${pathname}${changedSearch(searchStr, change)}`;
			void router.navigate({ href, resetScroll: false, replace: options.step !== true });
		},
		[router],
	);
	return useMemo(() => ({ read, write }), [read, write]);
}
