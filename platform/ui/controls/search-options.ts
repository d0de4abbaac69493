// Which options of a long list have what was typed, and where an arrow key leads among them. Pure.

export type SearchOption = {
	readonly value: string;
	readonly label: string;
	/** The address of a small picture before the label. */
	readonly picture?: string;
};

/** Those whose label or value has all the words typed, in any order, whatever their capitals and accents. */
export function matching(options: readonly SearchOption[], typed: string): readonly SearchOption[] {
	const words = plain(typed)
		.split(/\s+/)
		.filter((word) => word !== "");
	if (words.length === 0) return options;
	return options.filter(({ label, value }) => words.every((word) => plain(`${label} ${value}`).includes(word)));
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The option a key leads to; the ends hold. Undefined for a key that leads nowhere. */
export function stepped(
	options: readonly SearchOption[],
	{ from, key }: { readonly from: string | undefined; readonly key: string },
): SearchOption | undefined {
	const here = options.findIndex(({ value }) => value === from);
	if (key === "ArrowDown") return options[Math.min(here + 1, options.length - 1)];
	if (key === "ArrowUp") return options[Math.max(here - 1, 0)];
	return undefined;
}
