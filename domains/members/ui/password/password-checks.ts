// What a password must hold, as single points that a form ticks off while somebody types. Pure; the whole rule is judged
// by the core, which also knows the kinds that have no points.
import { type FieldRule, matchesPattern } from "#brand/core";

export const passwordPoints = ["length", "letter", "digit", "capital", "small", "symbol", "spaces", "name"] as const;
export type PasswordPoint = (typeof passwordPoints)[number];

export type PasswordCheck = { readonly point: PasswordPoint; readonly met: boolean };

/** The points of each kind besides length and difference from the name. A kind that is not here has no points. */
const pointsOf: { readonly [Kind in FieldRule["patternId"]]?: readonly PasswordPoint[] } = {
	"letter-and-digit": ["letter", "digit", "spaces"],
	capital: ["capital", "spaces"],
	"capital-lower-digit-symbol": ["capital", "small", "digit", "symbol", "spaces"],
	"no-spaces": ["spaces"],
};

const tests: Readonly<Record<Exclude<PasswordPoint, "length" | "name">, RegExp>> = {
	letter: /[A-Za-z]/,
	digit: /[0-9]/,
	capital: /[A-Z]/,
	small: /[a-z]/,
	symbol: /[!-/:-@[-`{-~]/,
	spaces: /^\S+$/,
};

/** The points of a rule and whether each is met; empty for a kind that is only told by its sentence. */
export function passwordChecks(rule: FieldRule, typed: { password: string; username: string }): PasswordCheck[] {
	const points = pointsOf[rule.patternId];
	if (points === undefined) return [];
	const { password, username } = typed;
	const size = [...password].length;
	return [
		{ point: "length", met: size >= rule.minLength && size <= rule.maxLength },
		...points.map((point) => ({ point, met: meets(point, password) })),
		{ point: "name", met: password !== "" && password.toLowerCase() !== username.toLowerCase() },
	];
}

function meets(point: PasswordPoint, password: string): boolean {
	return point === "length" || point === "name" ? true : tests[point].test(password);
}

/** Whether the whole rule is met: what the server will say. */
export function passwordFits(rule: FieldRule, typed: { password: string; username: string }): boolean {
	const { password, username } = typed;
	const size = { min: rule.minLength, max: rule.maxLength };
	return matchesPattern(password, rule.patternId, size) && password.toLowerCase() !== username.toLowerCase();
}
