// What a domain brings to the simulation: who lives there (proof/life.ts), and what was promised (proof/verdict.ts).
import { loadProofs } from "../proof.ts";
import type { Life } from "./life.ts";
import type { Ask, Verdict } from "./promises.ts";
import type { Eve, Run } from "./run.ts";

export type Crowd = {
	/** How many, when it is not said, and at most. */
	readonly usual: number;
	readonly most: number;
	/** Until the evening is over. `index`: which of the crowd it is. */
	readonly live: (life: Life, at: { readonly run: Run; readonly index: number }) => Promise<void>;
};

/** Every part is called for each domain by name. */
export type Living = {
	/** By the name of their option. */
	readonly crowds?: Readonly<Record<string, Crowd>>;
	/** What the server is told by its environment, before it starts. */
	readonly environment?: (eve: Eve) => Promise<Readonly<Record<string, string>>>;
	/** When the server stands, before anybody lives. */
	readonly open?: (run: Run) => Promise<void>;
	readonly beforeKill?: (run: Run, kill: number) => Promise<void>;
	/** After the last kill, before anybody goes home. */
	readonly afterKills?: (run: Run) => Promise<void>;
	/** When everybody has gone home: what is under way comes to its end. */
	readonly home?: (run: Run) => Promise<void>;
	/** Has the jobs run that end and count what was done. */
	readonly tick?: (run: Run) => Promise<void>;
	/** Whether all that was done is counted; else there is another tick. */
	readonly settled?: (run: Run) => Promise<boolean>;
	/** When all is counted, before the verdict. */
	readonly last?: (run: Run) => Promise<void>;
	/** Whatever was opened. */
	readonly close?: (run: Run) => Promise<void>;
	/** So many rounds of one of its games, for members of other domains who have to play. */
	readonly plays?: (life: Life, rounds: number) => Promise<void>;
};

export type Judging = {
	/** Reads the database, changes nothing. */
	readonly judge: (run: Run, ask: Ask) => Promise<Verdict>;
	/** What came about, so that a run in which something never did is seen to prove nothing of it. */
	readonly words?: (run: Run, ask: Ask) => Promise<readonly string[]>;
	/** Statements of what was moved in money at hand: member_id, currency and the signed amount in minor units. */
	readonly moved?: readonly string[];
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isCrowd = (value: unknown): boolean =>
	isObject(value) && "live" in value && typeof value.live === "function" && "usual" in value && "most" in value;

const isLiving = (value: unknown): value is Living =>
	isObject(value) &&
	Object.entries(value).every(([name, part]) =>
		name === "crowds" ? isObject(part) && Object.values(part).every(isCrowd) : typeof part === "function",
	);

const isJudging = (value: unknown): value is Judging =>
	isObject(value) && "judge" in value && typeof value.judge === "function";

const at = (root: string | undefined) => (root === undefined ? {} : { root });

/** Of this checkout, where none is named. */
export const loadLives = async (root?: string): Promise<readonly Living[]> =>
	(await loadProofs({ name: "life", is: isLiving, ...at(root) })).map(({ value }) => value);

export const loadVerdicts = async (root?: string): Promise<readonly Judging[]> =>
	(await loadProofs({ name: "verdict", is: isJudging, ...at(root) })).map(({ value }) => value);

export const crowdsOf = (lives: readonly Living[]): Readonly<Record<string, Crowd>> =>
	Object.fromEntries(lives.flatMap(({ crowds = {} }) => Object.entries(crowds)));
