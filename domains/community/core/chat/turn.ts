// How often somebody may say something: 5 in 10 seconds, 20 a minute, the same not twice within a minute, a room's slow mode, and
// one in 30 seconds on an account of its first day. Pure.

export type Spoken = { readonly at: number; readonly digest: string };
export type Pace = { readonly slowSeconds: number; readonly newcomer: boolean };

const bounds = [
	{ most: 5, milliseconds: 10_000 },
	{ most: 20, milliseconds: 60_000 },
];
const sameMilliseconds = 60_000;
const newcomerSeconds = 30;
/** What is older plays no part. */
export const rememberedMilliseconds = 120_000;
export const mostSlowSeconds = 120;

export type Turn =
	| { readonly is: "taken"; readonly spoken: readonly Spoken[] }
	| { readonly is: "wait"; readonly seconds: number }
	| { readonly is: "same" };

/** `spoken`: what was said lately, the oldest first. */
export function takeTurn(spoken: readonly Spoken[], said: Spoken, { slowSeconds, newcomer }: Pace): Turn {
	const lately = spoken.filter(({ at }) => said.at - at < rememberedMilliseconds);
	if (lately.some(({ at, digest }) => digest === said.digest && said.at - at < sameMilliseconds)) return { is: "same" };
	const apart = Math.max(slowSeconds, newcomer ? newcomerSeconds : 0) * 1_000;
	const last = lately.at(-1);
	const waits = [
		last === undefined ? 0 : last.at + apart - said.at,
		...bounds.map(({ most, milliseconds }) => {
			const first = lately.at(-most);
			return first === undefined ? 0 : first.at + milliseconds - said.at;
		}),
	];
	const wait = Math.max(...waits);
	if (wait > 0) return { is: "wait", seconds: Math.ceil(wait / 1_000) };
	return { is: "taken", spoken: [...lately, said] };
}
