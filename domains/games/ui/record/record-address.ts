// The names the betting record uses in the address. Apart from the rest, for the page around it needs them at once.

export const recordAddress = {
	period: "when",
	category: "hall",
	vendor: "provider",
	game: "title",
	status: "state",
	round: "round",
} as const;
