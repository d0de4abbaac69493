// Wheel: forty equal fields, three wheels from calm to bold.
import { fraction } from "#platform/kernel";
import { type InstantRules, type Risk, risks, timesUnit } from "../original.ts";

export type WheelChoice = { readonly game: "wheel"; readonly risk: Risk };
/** `stop` is the field under the pointer, 0 to 39, clockwise. */
export type WheelOutcome = { readonly game: "wheel"; readonly stop: number; readonly times: number };

/** What the fields pay, in hundredths, clockwise. */
const wheels: Readonly<Record<Risk, readonly number[]>> = {
	low: [
		...[150, 120, 120, 120, 0, 120, 120, 120, 120, 0, 150, 120, 120, 70, 0, 120, 120, 150, 120, 0],
		...[150, 120, 120, 120, 0, 120, 120, 120, 120, 0, 150, 120, 120, 70, 0, 120, 120, 150, 120, 0],
	],
	medium: [
		...[470, 0, 150, 0, 200, 0, 150, 0, 300, 0, 150, 0, 200, 0, 150, 0, 200, 0, 150, 0],
		...[300, 0, 150, 0, 200, 0, 150, 0, 0, 300, 0, 150, 0, 200, 0, 150, 0, 200, 0, 0],
	],
	high: [
		...[2_420, 0, 0, 0, 0, 0, 0, 0, 0, 0, 500, 0, 0, 0, 0, 0, 0, 0, 0, 0],
		...[500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 500, 0, 0, 0, 0, 0, 0, 0, 0, 0],
	],
};

/** What each field pays, clockwise, in ten-thousandths of the stake. */
export const wheelFields = (risk: Risk): readonly number[] =>
	wheels[risk].map((hundredths) => (hundredths * timesUnit) / 100);

export const wheel: InstantRules<WheelChoice, WheelOutcome> = {
	kind: "instant",
	isOffered: ({ risk }) => risks.includes(risk),
	draw({ risk }, chance) {
		const fields = wheelFields(risk);
		const stop = chance.below(fields.length);
		return { game: "wheel", stop, times: fields[stop] ?? 0 };
	},
	*ways() {
		for (const risk of risks) {
			const fields = wheelFields(risk);
			const paying = fields.filter((times) => times > 0);
			const awards = paying.map((times) => ({ times, chance: fraction(1, fields.length) }));
			yield { name: risk, awards, chosenOdds: false };
		}
	},
};
