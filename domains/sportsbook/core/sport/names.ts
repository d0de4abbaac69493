// The sports that are offered, by name.

export const sports = [
	...(["football", "basketball", "baseball", "tennis", "hockey", "volleyball"] as const),
	...(["cs2", "lol", "dota2", "valorant"] as const),
] as const;
export type Sport = (typeof sports)[number];
const esports: readonly Sport[] = ["cs2", "lol", "dota2", "valorant"];
export const isEsport = (sport: Sport): boolean => esports.includes(sport);
