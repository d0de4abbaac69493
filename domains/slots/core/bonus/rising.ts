// Free spins whose multiplier rises with every scatter that is seen in them. The wins of a spin are linear in it, so a short
// chain over (spins left, multiplier) makes the return exact.
import { type Fraction, fraction, plus, times, zero } from "#platform/kernel";
import { creditsFor } from "../board.ts";
import type { SlotEvent } from "../events.ts";
import { compileSet } from "../fast/compile.ts";
import { enumerateSpectrum, type Spectrum } from "../maths/spectrum.ts";
import type { PayTable, RisingSpins } from "../pay-table.ts";
import { multiplierChange, playSpin } from "../spin.ts";
import { eachMark } from "./held-reels.ts";
import type { BonusRule, BonusTable } from "./rule.ts";

type Rising = BonusTable<"rising">;

export const rising: BonusRule<"rising"> = {
	gives: ({ bonus }) => bonus.awards,
	play: ({ table, bonus }, { given }, chance) => {
		const events: SlotEvent[] = [{ type: "free-spins-start", spins: given }];
		let [win, value] = [0, 1];
		for (let number = 1; number <= given; number++) {
			const stops = bonus.reels.strips.map((strip) => chance.below(strip.length));
			const set = { ...bonus.reels, ladder: [value] };
			const spin = playSpin({ table, set, reels: "free", stops, shownMultiplier: value });
			win += spin.win;
			events.push({ type: "free-spin", number, of: given }, ...spin.events);
			if (number === given) break;
			const now = risen(bonus, value, spin.scatters);
			events.push(...multiplierChange({ before: value, now }));
			value = now;
		}
		events.push({ type: "free-spins-end", spins: given, win }, ...multiplierChange({ before: value, now: 1 }));
		return { events, win };
	},
	fast({ table, bonus }, chance) {
		const set = compileSet(table, bonus.reels);
		const pays = Int32Array.from({ length: table.grid.reels * table.grid.rows + 1 }, (_, count) =>
			scatterPay(table, count),
		);
		return (given) => {
			let [win, value] = [0, 1];
			for (let number = 1; number <= given; number++) {
				for (let reel = 0; reel < set.lengths.length; reel++) set.place(reel, chance.below(set.lengths[reel] ?? 1));
				const scatters = set.scatters();
				win += set.settle() * value + (pays[scatters] ?? 0);
				value = risen(bonus, value, scatters);
			}
			return win;
		};
	},
	exact(of, given) {
		const found = spectrumOf(of);
		const { sum, highest } = climb(of.bonus, found, given);
		const share = (credits: number): Fraction => fraction(credits, found.combinations);
		const scattered = times(fraction(given), share(found.scatterCredits));
		const { combinations } = topSpin(of, found);
		const mean = plus(times(sum, share(multiplied(found))), scattered);
		return { mean, meanSquare: squareOf(of, found, given), top: times(highest, share(combinations)) };
	},
	top: (of) => topSpin(of, spectrumOf(of)).win,
	faults: ({ bonus: { reels, most, awards } }) => [
		...(reels.cascades || reels.mystery !== undefined || reels.joined !== undefined || reels.ladder.join() !== "1"
			? ["a multiplier that rises needs plain reels"]
			: []),
		...(Number.isSafeInteger(most) && most > 1 ? [] : ["a multiplier that does not rise"]),
		...(awards.length > 0 && awards.every(({ spins }) => Number.isSafeInteger(spins) && spins > 0 && spins <= 100)
			? []
			: ["free spins without a limit of at most 100"]),
	],
};

const risen = ({ most }: RisingSpins, value: number, scatters: number): number => Math.min(most, value + scatters);

function scatterPay({ symbols }: PayTable, count: number): number {
	const scatter = symbols.find(({ role }) => role === "scatter");
	return scatter === undefined ? 0 : creditsFor(scatter, count);
}

const spectra = new WeakMap<RisingSpins, Spectrum>();

/** Every combination of the free spins' reels at a multiplier of 1, by its scatters: turned through once. */
function spectrumOf({ table, bonus }: Rising): Spectrum {
	const known = spectra.get(bonus) ?? enumerateSpectrum({ table, set: bonus.reels, gives: eachMark });
	spectra.set(bonus, known);
	return known;
}

/** The credits of all combinations that the multiplier counts for. */
function multiplied({ byGiven, scatterCredits }: Spectrum): number {
	let sum = -scatterCredits;
	for (const wins of byGiven.values()) for (const [win, often] of wins) sum += win * often;
	return sum;
}

/** The expected sum of the multipliers of all spins, and the expected number of spins at the highest. */
function climb(bonus: RisingSpins, { byGiven, combinations }: Spectrum, spins: number) {
	const shares = [...byGiven].map(([scatters, wins]) => ({
		scatters,
		share: fraction(
			[...wins.values()].reduce((sum, often) => sum + often, 0),
			combinations,
		),
	}));
	let [sum, highest] = [zero, zero];
	let stands = new Map<number, Fraction>([[1, fraction(1)]]);
	for (let number = 1; number <= spins; number++) {
		const next = new Map<number, Fraction>();
		for (const [value, chance] of stands) {
			sum = plus(sum, times(fraction(value), chance));
			for (const { scatters, share } of shares) {
				const now = risen(bonus, value, scatters);
				next.set(now, plus(next.get(now) ?? zero, times(chance, share)));
			}
		}
		highest = plus(highest, stands.get(bonus.most) ?? zero);
		stands = next;
	}
	return { sum, highest };
}

/** Of the spins with so many scatters: their share of all, and the mean of what is multiplied and of its square, in it. */
type Spun = { readonly scatters: number; readonly share: Fraction; readonly won: Fraction; readonly square: Fraction };

function spunOf({ table }: Rising, { byGiven, combinations }: Spectrum): Spun[] {
	return [...byGiven].map(([scatters, wins]) => {
		const pay = scatterPay(table, scatters);
		const sum = (power: bigint): Fraction => {
			let all = 0n;
			for (const [win, often] of wins) all += BigInt(win - pay) ** power * BigInt(often);
			return fraction(all, combinations);
		};
		return { scatters, share: sum(0n), won: sum(1n), square: sum(2n) };
	});
}

type Moments = { readonly mean: Fraction; readonly square: Fraction };

/**
 * The mean square of the whole bonus, backwards over (spins left, multiplier): a spin wins v x w + s, and what follows is
 * independent of it once its scatters are known.
 */
function squareOf(of: Rising, found: Spectrum, spins: number): Fraction {
	const spun = spunOf(of, found);
	let later: Moments[] = Array.from({ length: of.bonus.most + 1 }, () => ({ mean: zero, square: zero }));
	for (let left = spins; left > 0; left--) {
		const after = later;
		later = after.map((_, value) => atMultiplier(of, { value, spun, after }));
	}
	return later[1]?.square ?? zero;
}

type At = { readonly value: number; readonly spun: readonly Spun[]; readonly after: readonly Moments[] };

function atMultiplier({ table, bonus }: Rising, { value, spun, after }: At): Moments {
	const by = fraction(value);
	let [mean, square] = [zero, zero];
	for (const { scatters, share, won, square: squares } of spun) {
		const pay = fraction(scatterPay(table, scatters));
		const rest = after[risen(bonus, value, scatters)] ?? { mean: zero, square: zero };
		const first = plus(times(by, won), times(share, pay));
		const crossed = times(times(fraction(2), times(by, pay)), won);
		const second = plus(plus(times(times(by, by), squares), crossed), times(share, times(pay, pay)));
		mean = plus(mean, plus(first, times(share, rest.mean)));
		square = plus(square, plus(plus(second, times(times(fraction(2), first), rest.mean)), times(share, rest.square)));
	}
	return { mean, square };
}

/** The best spin there is, at the highest multiplier, and how many combinations show it. */
function topSpin({ table, bonus }: Rising, { byGiven }: Spectrum): { win: number; combinations: number } {
	let top = { win: 0, combinations: 0 };
	for (const [scatters, wins] of byGiven) {
		const pay = scatterPay(table, scatters);
		for (const [all, often] of wins) {
			const win = (all - pay) * bonus.most + pay;
			if (win > top.win) top = { win, combinations: often };
			else if (win === top.win) top = { win, combinations: top.combinations + often };
		}
	}
	return top;
}
