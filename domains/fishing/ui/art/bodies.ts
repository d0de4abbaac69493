// Kinds of bodies: a creature of the sea or the river is one of them, with its own measures and tones.
import { type Creature, type Fill, oval, type Part, type Pattern, shape } from "./parts.ts";

type Tones = readonly [string, ...string[]];

export type FishBody = {
	/** Half its height. */
	readonly high: number;
	readonly tones: Tones;
	readonly pattern?: Pattern;
	readonly fin: string;
	/** Height of the tail's fork, and of the back fin. */
	readonly tail?: number;
	readonly sail?: number;
	/** A beak, a saw or a sword in front. */
	readonly nose?: { readonly long: number; readonly tone: string; readonly saw?: boolean };
	readonly whiskers?: string;
	readonly glow?: string;
};

export function fish({ high, tones, pattern = "back", fin, tail = 0.34, sail = 0.2, ...of }: FishBody): Creature {
	const body: Fill = { tones, pattern };
	const fins: Fill = { tones: [fin] };
	const front = of.nose === undefined ? 0.96 : 0.96 - of.nose.long;
	const middle = (front - 0.62) / 2;
	const half = (front + 0.62) / 2;
	const parts: Part[] = [
		shape(`-0.52,0 -0.98,${-tail} -0.84,0 -0.98,${tail}`, fins),
		shape(`-0.3,${-high * 0.72} 0.02,${-high - sail} 0.34,${-high * 0.7}`, fins),
		shape(`-0.26,${high * 0.72} -0.16,${high + sail * 0.66} 0.12,${high * 0.8}`, fins),
		oval([middle, 0, half, high], body),
		shape(`0.14,${high * 0.16} -0.16,${high * 0.82} 0.28,${high * 0.5}`, fins),
	];
	if (of.nose !== undefined) parts.push(...noseOf(of.nose, front));
	if (of.whiskers !== undefined) {
		const thin: Fill = { tones: [of.whiskers] };
		parts.push(shape("0.76,0.06 0.98,0.34 0.84,0.06", thin), shape("0.62,0.1 0.72,0.44 0.7,0.08", thin));
	}
	return { parts, motion: "swim", eye: [front - 0.24, -high * 0.26], turns: true, glow: of.glow };
}

function noseOf({ tone, saw = false }: NonNullable<FishBody["nose"]>, front: number): readonly Part[] {
	const blade = shape(`${front - 0.12},-0.07 0.99,-0.03 0.99,0.04 ${front - 0.12},0.08`, { tones: [tone] });
	const teeth = [0.2, 0.45, 0.7, 0.95].map((at) => {
		const x = front + (0.97 - front) * at;
		return shape(`${x - 0.03},-0.12 ${x + 0.03},-0.12 ${x + 0.03},0.13 ${x - 0.03},0.13`, { tones: [tone] });
	});
	return saw ? [blade, ...teeth] : [blade];
}

/** Long and thin: cutlassfish, eels, dragons. */
export function serpent({
	high,
	tones,
	pattern = "bands",
	fin,
	glow,
	head,
}: {
	readonly high: number;
	readonly tones: Tones;
	readonly pattern?: Pattern;
	readonly fin: string;
	readonly glow?: string;
	/** Horns and a mane. */
	readonly head?: string;
}): Creature {
	const parts: Part[] = [
		shape(`-1,${-high * 0.2} -0.3,${-high * 1.7} 0.5,${-high * 1.5} 0.8,0 -0.2,${high}`, { tones: [fin] }),
		shape(
			`-1,0 -0.5,${-high * 0.9} 0.6,${-high} 0.98,${-high * 0.3} 0.98,${high * 0.4} 0.5,${high} -0.5,${high * 0.7}`,
			{
				tones,
				pattern,
			},
		),
	];
	if (head !== undefined) {
		const horn: Fill = { tones: [head] };
		parts.push(
			shape(`0.42,${-high} 0.3,${-high * 2.4} 0.62,${-high * 1.1}`, horn),
			shape(`0.62,${-high * 0.9} 0.56,${-high * 2.5} 0.78,${-high * 0.9}`, horn),
			shape(`0.36,${high * 0.6} 0.2,${high * 2} 0.6,${high * 0.9}`, horn),
			oval([0.72, 0, 0.28, high * 1.15], { tones, pattern: "spots" }),
			shape(`0.8,${high * 0.3} 0.99,${high * 1.5} 0.9,${high * 0.2}`, horn),
		);
	}
	return { parts, motion: "swim", eye: [0.76, -high * 0.3], turns: true, glow };
}

export const ray = (tones: Tones, tail: string): Creature => ({
	parts: [
		shape("-0.98,-0.02 -0.2,-0.06 -0.2,0.06 -0.98,0.03", { tones: [tail] }),
		shape("0.9,0 0.2,-0.72 -0.34,-0.5 -0.4,0 -0.34,0.5 0.2,0.72", { tones, pattern: "spots" }),
		oval([0.22, 0, 0.5, 0.2], { tones: [tones[1] ?? tones[0]] }),
	],
	motion: "flap",
	eye: [0.62, -0.1],
	turns: true,
});

export const turtle = (shell: Tones, skin: string): Creature => ({
	parts: [
		shape("0.3,-0.3 0.05,-0.86 -0.16,-0.76 0.05,-0.28", { tones: [skin] }),
		shape("0.3,0.3 0.05,0.86 -0.16,0.76 0.05,0.28", { tones: [skin] }),
		shape("-0.5,-0.2 -0.92,-0.48 -0.66,-0.04", { tones: [skin] }),
		shape("-0.5,0.2 -0.92,0.48 -0.66,0.04", { tones: [skin] }),
		oval([0.7, 0, 0.26, 0.18], { tones: [skin] }),
		oval([-0.06, 0, 0.62, 0.5], { tones: shell, pattern: "net" }),
	],
	motion: "flap",
	eye: [0.78, -0.08],
	turns: true,
});

export const crab = (tones: Tones, claw: string): Creature => ({
	parts: [
		...[-0.5, -0.25, 0.25, 0.5].map((x) =>
			shape(`${x * 0.8},0 ${x * 1.5},0.62 ${x * 1.9},0.5 ${x * 0.8 + 0.1},-0.1`, { tones: [claw] }),
		),
		shape("-0.4,-0.1 -0.96,-0.34 -0.84,-0.72 -0.62,-0.4", { tones: [claw] }),
		shape("0.4,-0.1 0.96,-0.34 0.84,-0.72 0.62,-0.4", { tones: [claw] }),
		oval([0, 0.06, 0.58, 0.36], { tones, pattern: "spots" }),
	],
	motion: "step",
	eye: [0.16, -0.18],
	turns: false,
});

export const shrimp = (tones: Tones, feeler: string): Creature => ({
	parts: [
		shape("0.6,-0.1 0.99,-0.5 0.78,0", { tones: [feeler] }),
		shape("-0.7,0.34 -0.98,0.1 -0.94,0.6", { tones: [feeler] }),
		...[-0.3, 0, 0.3].map((x) => shape(`${x},0.2 ${x - 0.1},0.62 ${x + 0.14},0.24`, { tones: [feeler] })),
		shape("0.9,-0.02 0.4,-0.36 -0.2,-0.34 -0.72,0.12 -0.74,0.46 -0.3,0.1 0.3,0.16", {
			tones,
			pattern: "bands",
		}),
	],
	motion: "step",
	eye: [0.66, -0.14],
	turns: true,
});

/** A head in front and arms behind: squid and octopus. */
export const arms = ({
	tones,
	arm,
	round,
}: {
	readonly tones: Tones;
	readonly arm: string;
	readonly round: boolean;
}): Creature => ({
	parts: [
		...[-0.36, -0.18, 0, 0.18, 0.36].map((y) =>
			shape(`0.02,${y * 0.6} -0.5,${y * 1.5 - 0.05} -0.98,${y * 1.7} -0.5,${y * 1.5 + 0.09}`, { tones: [arm] }),
		),
		...(round
			? [oval([0.34, 0, 0.5, 0.44], { tones, pattern: "spots" })]
			: [
					shape("0.98,0 0.5,-0.44 0.42,0 0.5,0.44", { tones: [arm] }),
					shape("0.94,0 0.5,-0.26 -0.12,-0.22 -0.12,0.22 0.5,0.26", { tones, pattern: "spots" }),
				]),
	],
	motion: "pulse",
	eye: [0.06, -0.14],
	turns: true,
});

export const jelly = (tones: Tones, arm: string, glow: string): Creature => ({
	parts: [
		...[-0.5, -0.25, 0, 0.25, 0.5].map((x) =>
			shape(
				`${x - 0.06},0 ${x + 0.1},0.4 ${x - 0.08},0.7 ${x + 0.04},0.96 ${x + 0.12},0.6 ${x + 0.2},0.3 ${x + 0.06},0`,
				{
					tones: [arm],
				},
			),
		),
		shape("-0.76,0.1 -0.62,-0.4 -0.3,-0.74 0,-0.82 0.3,-0.74 0.62,-0.4 0.76,0.1 0.4,-0.02 0,0.1 -0.4,-0.02", {
			tones,
			pattern: "rays",
		}),
	],
	motion: "pulse",
	turns: false,
	glow,
});

export const seahorse = (tones: Tones, fin: string): Creature => ({
	parts: [
		shape("-0.3,-0.3 -0.6,-0.1 -0.3,0.16", { tones: [fin] }),
		shape(
			"0.06,-0.56 0.32,-0.3 0.28,0.1 0.04,0.4 0.12,0.66 -0.08,0.86 -0.3,0.72 -0.12,0.7 -0.2,0.4 -0.24,-0.1 -0.16,-0.5",
			{
				tones,
				pattern: "bands",
			},
		),
		oval([0.06, -0.66, 0.24, 0.2], { tones }),
		shape("0.2,-0.72 0.6,-0.66 0.6,-0.54 0.2,-0.54", { tones: [fin] }),
	],
	motion: "sway",
	eye: [0.1, -0.7],
	turns: false,
});

/** A ball with spines: urchins, sea mines of a kind. */
export const spiny = (tones: Tones, spine: string, spines = 12): Creature => ({
	parts: [
		...Array.from({ length: spines }, (_, index) => {
			const angle = (index / spines) * Math.PI * 2;
			const [x, y] = [Math.cos(angle), Math.sin(angle)];
			return shape(
				`${x * 0.4 - y * 0.12},${y * 0.4 + x * 0.12} ${x * 0.94},${y * 0.94} ${x * 0.4 + y * 0.12},${y * 0.4 - x * 0.12}`,
				{ tones: [spine] },
			);
		}),
		oval([0, 0, 0.56, 0.56], { tones, pattern: "rays" }),
	],
	motion: "sway",
	turns: false,
	glow: tones[1] ?? spine,
});

export const clam = (tones: Tones, pearl: string): Creature => ({
	parts: [
		shape("-0.86,0.16 -0.6,0.62 0,0.78 0.6,0.62 0.86,0.16 0,0.02", { tones, pattern: "rays" }),
		oval([0, 0, 0.26, 0.26], { tones: [pearl] }),
		shape("-0.86,0.06 -0.7,-0.46 0,-0.78 0.7,-0.46 0.86,0.06 0.3,-0.22 -0.3,-0.22", { tones, pattern: "rays" }),
	],
	motion: "sway",
	turns: false,
	glow: pearl,
});

/** A net with a float: what a haenyeo gathers in. */
export const netBag = (float: Tones, net: Tones): Creature => ({
	parts: [
		oval([0, 0.34, 0.6, 0.54], { tones: net, pattern: "net" }),
		oval([0, -0.42, 0.54, 0.4], { tones: float, pattern: "bands" }),
	],
	motion: "sway",
	turns: false,
	glow: float[0],
});

export const puffer = (tones: Tones, fin: string): Creature => ({
	parts: [
		shape("-0.5,0 -0.98,-0.28 -0.86,0 -0.98,0.28", { tones: [fin] }),
		...Array.from({ length: 10 }, (_, index) => {
			const angle = (index / 10) * Math.PI * 2;
			return shape(
				`${Math.cos(angle - 0.14) * 0.56},${Math.sin(angle - 0.14) * 0.5} ${Math.cos(angle) * 0.86},${Math.sin(angle) * 0.74} ${Math.cos(angle + 0.14) * 0.56},${Math.sin(angle + 0.14) * 0.5}`,
				{ tones: [fin] },
			);
		}),
		oval([0.04, 0, 0.66, 0.58], { tones, pattern: "back" }),
	],
	motion: "pulse",
	eye: [0.4, -0.16],
	turns: true,
});
