// For whom a message to many is: the kinds of audience, and what of one makes no sense. Pure.

export const audiences = ["all", "ranks", "languages", "team", "list", "depositors", "players"] as const;
export type AudienceKind = (typeof audiences)[number];

/** `list` names members by account; they are written down when it is sent. Windows are from a moment to before another. */
export type Audience =
	| { readonly kind: "all" }
	| { readonly kind: "ranks"; readonly from: number; readonly to: number }
	| { readonly kind: "languages"; readonly languages: readonly string[] }
	| { readonly kind: "team"; readonly agent: string }
	| { readonly kind: "list"; readonly accounts: readonly string[] }
	| { readonly kind: "depositors" | "players"; readonly from: string; readonly to: string };

export const mostListed = 1_000;
const longestWindowDays = 366;
const dayMilliseconds = 86_400_000;

/** The part of an audience that cannot be so; undefined where all is well. */
export function audienceFault(audience: Audience, { languages }: { readonly languages: readonly string[] }) {
	if (audience.kind === "ranks") return audience.from > audience.to ? "ranks" : undefined;
	if (audience.kind === "languages") {
		const unknown = audience.languages.some((language) => !languages.includes(language));
		return unknown || audience.languages.length === 0 ? "languages" : undefined;
	}
	if (audience.kind === "list") {
		return audience.accounts.length === 0 || audience.accounts.length > mostListed ? "list" : undefined;
	}
	if (audience.kind !== "depositors" && audience.kind !== "players") return undefined;
	const days = (new Date(audience.to).getTime() - new Date(audience.from).getTime()) / dayMilliseconds;
	return days > 0 && days <= longestWindowDays ? undefined : "window";
}

export type BroadcastState = "scheduled" | "sent" | "ended" | "withdrawn";
export const broadcastStates = ["scheduled", "sent", "ended", "withdrawn"] as const;

export function broadcastState(
	times: { readonly publishAt: Date; readonly expiresAt: Date; readonly withdrawnAt: Date | undefined },
	now: Date,
): BroadcastState {
	if (times.withdrawnAt !== undefined) return "withdrawn";
	if (times.publishAt > now) return "scheduled";
	return times.expiresAt > now ? "sent" : "ended";
}

/** In the language of whoever reads, else in the brand's own, else in the first that there is. */
export function textIn<Text>(
	texts: Readonly<Record<string, Text>>,
	wish: { readonly language: string; readonly fallback: string },
): Text | undefined {
	return texts[wish.language.toUpperCase()] ?? texts[wish.fallback] ?? Object.values(texts)[0];
}
