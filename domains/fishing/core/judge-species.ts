// Whether a species returned what it should: how far it strays, in standard deviations, and whether chance explains that.
import { toNumber } from "#platform/kernel";
import { deviationOf } from "./gate.ts";
import { bulletReturn, returned, type Species } from "./species.ts";

/** What was shot at one species in one currency. Amounts in minor units. */
export type SpeciesSeen = {
	readonly contacts: number;
	readonly stake: bigint;
	/** Of each contact's stake its square. */
	readonly squares: bigint;
	readonly prize: bigint;
	/** Of each contact the square of prize - return x stake, in millionths. */
	readonly offSquares: bigint;
};

export type SpeciesVerdict = {
	/** Per cent. */
	readonly actual: number;
	/** Standard deviations from what it should return; less than nothing where it returned less. */
	readonly strays: number;
	readonly state: "within" | "off" | "too-few";
};

/** So many deviations alarm. */
export const alarmDeviations = 4;
/** With fewer kills to be expected the deviation says little. */
const leastKills = 16;

/** In thousandths of a minor unit: what a contact paid over its return. */
export const overReturn = ({ stake, prize }: { readonly stake: bigint; readonly prize: bigint }): bigint =>
	prize * BigInt(returned.of) - stake * BigInt(returned.win);

const millionths = 1_000_000;

export function judgeSpecies(seen: SpeciesSeen, species: Species): SpeciesVerdict {
	const { contacts, stake, squares, prize, offSquares } = seen;
	const [staked, paid] = [Number(stake), Number(prize)];
	// What a weapon's victims add is in what was seen alone; what a table says is the least.
	const variance = Math.max(Number(squares) * deviationOf(species) ** 2, Number(offSquares) / millionths);
	const strays = variance === 0 ? 0 : (paid - toNumber(bulletReturn) * staked) / Math.sqrt(variance);
	const expected = (contacts * species.kill.win) / species.kill.of;
	const judged = Math.abs(strays) > alarmDeviations ? "off" : "within";
	return {
		actual: staked === 0 ? 0 : (paid * 100) / staked,
		strays,
		state: expected < leastKills ? "too-few" : judged,
	};
}
