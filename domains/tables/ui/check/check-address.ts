// The address of the page that checks a shoe: what is asked stands in its fragment, which no server ever sees.
import type { ShoeProof } from "../../contract/index.ts";
import { hexShape, isTableCode, type TableCode, tables } from "../../core/index.ts";

export type CheckAsked = {
	readonly table: TableCode;
	/** "20251124-07" */
	readonly shoe: string;
	/** Where a member cut it; 0: the house did. */
	readonly cut: number;
	/** Hexadecimal digits; empty while they are not known. */
	readonly seed: string;
	/** As it was published before. */
	readonly commit: string;
	/** Of blackjack, whose cards follow from what players did: the rounds as they were told. */
	readonly plays: readonly string[];
};

export function checkAddress({
	table,
	shoe,
	cut,
	commit,
	seed = "",
	rounds = [],
}: Pick<ShoeProof, "table" | "shoe" | "cut" | "commit" | "seed"> & Partial<Pick<ShoeProof, "rounds">>): string {
	const plays = tables[table].game === "blackjack" ? { plays: rounds.map(({ outcome }) => outcome).join(" ") } : {};
	return `/verify/#${new URLSearchParams({ table, shoe, cut: String(cut), commit, seed, ...plays })}`;
}

const fieldsOf = (hash: string): URLSearchParams => new URLSearchParams(hash.replace(/^#/, ""));

export const asksCheck = (hash: string): boolean => fieldsOf(hash).has("shoe");

export const shoeShape = /^[0-9]{8}-[0-9]{2,4}$/;

/** Rounds as texts, with spaces between. */
export const playsOf = (text: string): readonly string[] => text.split(/\s+/).filter((one) => one !== "");

/** What an address asks; what it does not say, or says wrongly, is left out. */
export function readCheckAddress(hash: string): CheckAsked {
	const fields = fieldsOf(hash);
	const word = (name: string): string => fields.get(name) ?? "";
	const table = word("table");
	const hex = (name: string): string => (hexShape.test(word(name)) ? word(name) : "");
	return {
		table: isTableCode(table) ? table : "BAC01",
		shoe: shoeShape.test(word("shoe")) ? word("shoe") : "",
		cut: /^[0-9]{1,3}$/.test(word("cut")) ? Number(word("cut")) : 0,
		seed: hex("seed"),
		commit: hex("commit"),
		plays: playsOf(word("plays")),
	};
}
