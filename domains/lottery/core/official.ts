// Which result of a draw from outside stands: told by people, who do not see each other's, and by a feed. Pure.

/** `by`: who told it; a feed that signs its results is one of them. Each tells once. */
export type ResultEntry = { readonly by: string; readonly digits: string };

/** How a feed signs itself among those who tell results; no member of staff has such an id. */
export const feedVoice = "feed";

/** `waits`: for a second; `differs`: two told different ones, a third decides. */
export type Judged = { readonly is: "waits" | "differs" } | { readonly is: "confirmed"; readonly digits: string };

/**
 * The first result is what a feed has signed, or what two have told alike. What corrects it takes two in any case, a feed as one of
 * them: money that was paid moves again.
 */
export function judgeResults(entries: readonly ResultEntry[], { version }: { readonly version: number }): Judged {
	const voices = new Map<string, Set<string>>();
	for (const { by, digits } of entries) voices.set(digits, (voices.get(digits) ?? new Set()).add(by));
	for (const [digits, by] of voices)
		if (by.size >= 2 || (version === 1 && by.has(feedVoice))) return { is: "confirmed", digits };
	return { is: voices.size > 1 ? "differs" : "waits" };
}

/** How a game's coming issues are drawn: by the house itself, told by two people, or taken from a feed. */
export const drawSources = ["house", "people", "feed"] as const;
export type DrawSource = (typeof drawSources)[number];
