// What moved while a game rests, by another game, a deposit, an award of free spins: asked for, and shown only where nothing was pressed since.

export type Look<Told> = {
	/** Nothing is on its way and nothing is being shown. */
	readonly resting: () => boolean;
	/** Undefined when there was no answer, which changes nothing. */
	readonly ask: () => Promise<Told | undefined>;
	readonly told: (told: Told) => void;
};

export type LookAgain = {
	/** Something was sent: what was asked for before is not what is left. */
	readonly sent: () => void;
	readonly again: () => Promise<void>;
};

export function lookAgain<Told>({ resting, ask, told }: Look<Told>): LookAgain {
	let presses = 0;
	return {
		sent() {
			presses += 1;
		},
		async again() {
			const before = presses;
			const answer = resting() ? await ask() : undefined;
			if (answer !== undefined && presses === before && resting()) told(answer);
		},
	};
}
