// The address of the page that checks a shot: what is asked stands in its fragment, which no server ever sees.
import { clientSeedShape } from "#platform/kernel";
import { fishTables, type Species } from "../../core/index.ts";

export type ShotAsked = {
	/** Empty while it is not revealed. */
	readonly serverSeed: string;
	readonly clientSeed: string;
	readonly nonce: number;
	/** The species that was touched; empty for none yet. */
	readonly species: string;
	/** Of a weapon: the species that were near, in their order. */
	readonly near: readonly string[];
};

export const checkAddress = ({ serverSeed, clientSeed, nonce, species, near }: ShotAsked): string =>
	`/verify/#${new URLSearchParams({ server: serverSeed, client: clientSeed, shot: String(nonce), fish: species, near: near.join(",") })}`;

const fieldsOf = (hash: string): URLSearchParams => new URLSearchParams(hash.replace(/^#/, ""));

export const asksCheck = (hash: string): boolean => fieldsOf(hash).has("shot");

/** All species of the house by name: no two games share one. */
export const allSpecies: ReadonlyMap<string, Species> = new Map<string, Species>(
	Object.values(fishTables).flatMap(({ species }) => species.map((one) => [one.name, one] as const)),
);

/** What an address asks; what it does not say, or says wrongly, is left out. */
export function readCheckAddress(hash: string): ShotAsked {
	const fields = fieldsOf(hash);
	const word = (name: string): string => fields.get(name) ?? "";
	const nonce = Number(word("shot"));
	return {
		serverSeed: word("server"),
		clientSeed: clientSeedShape.test(word("client")) ? word("client") : "",
		nonce: Number.isInteger(nonce) && nonce >= 0 ? nonce : 0,
		species: allSpecies.has(word("fish")) ? word("fish") : "",
		near: word("near")
			.split(",")
			.filter((name) => allSpecies.has(name)),
	};
}
