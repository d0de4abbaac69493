// What is said of a game or vendor in a list: its name in the language of whoever looks, and where it stands.
import { useLanguage } from "#platform/ui";
import type { VendorSettings } from "../../contract/index.ts";

/** English where it has no name in the language. */
export function useNameOf(): (named: { readonly names: Readonly<Record<string, string>> }) => string {
	const language = useLanguage().toLowerCase();
	return ({ names }) => names[language] ?? names.en ?? "";
}

export const serviceOf = ({ open, maintenance }: Pick<VendorSettings, "open" | "maintenance">) =>
	open ? (maintenance === null ? "open" : "maintenance") : "closed";
