// Codes that a person types from paper or a letter: capitals and digits in groups, without what looks alike.
import type { Chance } from "#platform/kernel";

/** Without 0 O, 1 I L: about 4.95 random bits each. */
const characters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

export type CodeShape = { readonly groups: number; readonly length: number };

export function newGroupedCode(chance: Chance, { groups, length }: CodeShape): string {
	const character = () => characters.charAt(chance.below(characters.length));
	const group = () => Array.from({ length }, character).join("");
	return Array.from({ length: groups }, group).join("-");
}

/** However it was typed: small letters, spaces around it. */
export const codeKey = (typed: string): string => typed.trim().toUpperCase();

export function looksGrouped(typed: string, { groups, length }: CodeShape): boolean {
	return new RegExp(`^(?:[${characters}]{${length}}-){${groups - 1}}[${characters}]{${length}}$`).test(codeKey(typed));
}
