// How a member is named to others: enough to know oneself, too little to know another.

/** "gildong77" is "gi****77"; the number of stars says nothing about the length. Short names show one letter. */
export function maskAccount(account: string): string {
	const letters = Array.from(account);
	if (letters.length < 6) return `${letters[0] ?? ""}****`;
	return `${letters.slice(0, 2).join("")}****${letters.slice(-2).join("")}`;
}
