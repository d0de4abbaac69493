// Time on the stage: animations that run by frames, can be brought to their end at once, and stop costing when none runs.

export type Motion = {
	/** Draws parts from 0 to 1 over the time. Resolves after the last; when hurried or calm, draws 1 at once. */
	readonly run: (milliseconds: number, draw: (part: number) => void) => Promise<void>;
	readonly wait: (milliseconds: number) => Promise<void>;
	/** Draws every frame, with the milliseconds since the last, until the answer is called. Never hurried; when calm, never. */
	readonly eachFrame: (draw: (elapsed: number) => void) => () => void;
	/** Ends what runs and all that follows, until `fresh`. */
	readonly hurry: () => void;
	readonly fresh: () => void;
	/** Resolves when it is hurried; at once when it is. Reduced motion does not hurry what waits for a person. */
	readonly untilHurried: () => Promise<void>;
	/** One frame is due although nothing runs. */
	readonly touch: () => void;
	/** Nothing is drawn any more, and what runs never resolves: what would follow has no stage to stand on. */
	readonly close: () => void;
};

type Running = { readonly step: (elapsed: number) => boolean; readonly finish: () => void };

/** Longest time one frame may stand for: a tab that slept does not leap. */
const longestFrame = 120;

/** `calm` is reduced motion: everything is hurried, always. `render` draws the stage. */
export function createMotion(options: { readonly calm: () => boolean; readonly render: () => void }): Motion {
	const running = new Set<Running>();
	const patience = createPatience();
	let [hurried, due, closed] = [false, false, false];
	let [frame, last] = [0, 0];

	const tick = (now: number): void => {
		const elapsed = Math.min(now - last, longestFrame);
		last = now;
		for (const one of running) if (one.step(elapsed)) running.delete(one);
		options.render();
		due = false;
		frame = running.size > 0 || due ? requestAnimationFrame(tick) : 0;
	};
	const touch = (): void => {
		due = true;
		if (frame !== 0 || closed) return;
		last = performance.now();
		frame = requestAnimationFrame(tick);
	};
	const add = (one: Running): void => {
		running.add(one);
		touch();
	};
	const run: Motion["run"] = (milliseconds, draw) => {
		if (closed) return never();
		if (hurried || options.calm() || milliseconds <= 0) {
			draw(1);
			touch();
			return Promise.resolve();
		}
		return new Promise((resolve) => add(oneRun({ milliseconds, draw, resolve })));
	};
	return {
		run,
		wait: (milliseconds) => run(milliseconds, () => {}),
		eachFrame(draw) {
			if (options.calm()) return () => {};
			const one = endless(draw);
			add(one);
			return () => running.delete(one);
		},
		hurry() {
			hurried = true;
			for (const one of [...running]) one.finish();
			patience.end();
			touch();
		},
		fresh() {
			hurried = false;
		},
		untilHurried: () => (hurried ? Promise.resolve() : patience.wait()),
		touch,
		close() {
			closed = true;
			cancelAnimationFrame(frame);
			running.clear();
		},
	};
}

/** Those who wait to be hurried. */
function createPatience() {
	const waiting = new Set<() => void>();
	return {
		wait: () => new Promise<void>((resolve) => void waiting.add(resolve)),
		end() {
			for (const wake of waiting) wake();
			waiting.clear();
		},
	};
}

const never = (): Promise<void> => new Promise(() => {});

function endless(draw: (elapsed: number) => void): Running {
	return {
		step(elapsed) {
			draw(elapsed);
			return false;
		},
		finish: () => {},
	};
}

function oneRun(run: { milliseconds: number; draw: (part: number) => void; resolve: () => void }): Running {
	let spent = 0;
	let ended = false;
	const step = (elapsed: number): boolean => {
		if (ended) return true;
		spent += elapsed;
		const part = Math.min(1, spent / run.milliseconds);
		run.draw(part);
		ended = part === 1;
		if (ended) run.resolve();
		return ended;
	};
	return { step, finish: () => step(run.milliseconds) };
}
