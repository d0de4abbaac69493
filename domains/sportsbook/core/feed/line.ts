// The line to a feed of several producers, as a state that messages and time move: who is silent is suspended at once, asked for what
// was missed once it is heard again, and taken up when that has come. Pure.
import type { EventMessage, FeedMessage } from "./message.ts";

type Producer = {
	/** When it was last heard, by the house's clock. */
	readonly heard: number;
	/** The newest message while nothing was missed, by its own clock. */
	readonly taken: number;
	/** What was missed is on its way, by the house's clock. `failed`: it could not be asked for, and is asked again from then on. */
	readonly recovery?: { readonly id: string; readonly asked: number; readonly failed?: number };
	readonly up: boolean;
};

export type FeedLine = {
	readonly producers: ReadonlyMap<number, Producer>;
	/** The last recovery's number. */
	readonly asked: number;
};

type FeedEffect =
	| { readonly type: "apply"; readonly message: EventMessage }
	/** Its markets take no bets. */
	| { readonly type: "suspend"; readonly product: number }
	| { readonly type: "resume"; readonly product: number }
	/** What it said since a moment of its own clock is asked for. */
	| { readonly type: "recover"; readonly product: number; readonly since: number; readonly requestId: string }
	| { readonly type: "drop"; readonly why: "another recovery" };

type Moved = { readonly line: FeedLine; readonly effects: readonly FeedEffect[] };

/** Milliseconds. A producer says every ten seconds that it is alive. */
const silentAfter = 20_000;
const retryAfter = 5_000;
/** What was asked for and has not come whole by then is asked for again. */
const recoveryWithin = 15 * 60_000;
/** What is newer may have come before what was lost: so much is asked for again. */
export const overlap = 10_000;
export const longestRecovery = 72 * 3_600_000;

export const noLine: FeedLine = { producers: new Map(), asked: 0 };

/** A line as it is taken up again: what every producer said until then is known, and none is heard yet. */
export const lineFrom = (
	taken: readonly { readonly product: number; readonly taken: number }[],
	{ now, asked }: { readonly now: number; readonly asked: number },
): FeedLine => ({
	producers: new Map(taken.map((one) => [one.product, { heard: now, taken: one.taken, up: false }])),
	asked,
});

const withProducer = (line: FeedLine, product: number, next: Producer): FeedLine => ({
	...line,
	producers: new Map(line.producers).set(product, next),
});

/** What came over the line at a moment of the house's clock. */
export function hear(line: FeedLine, message: FeedMessage, now: number): Moved {
	if (message.type === "alive") return alive(line, message, now);
	if (message.type === "snapshot") return complete(line, message, now);
	return told(line, message, now);
}

type Alive = Extract<FeedMessage, { readonly type: "alive" }>;

function alive(line: FeedLine, { product, at, subscribed }: Alive, now: number): Moved {
	const known = line.producers.get(product);
	const heard: Producer = { ...(known ?? { taken: at - longestRecovery, up: false }), heard: now };
	if (known?.up === true && subscribed) return { line: withProducer(line, product, heard), effects: [] };
	// It was silent, or it has lost us: what was missed is asked for, once.
	const down: FeedEffect[] = known?.up === true ? [{ type: "suspend", product }] : [];
	if (heard.recovery !== undefined && subscribed) return { line: withProducer(line, product, heard), effects: down };
	const asked = ask(line, product, { producer: { ...heard, up: false }, at, now });
	return { line: asked.line, effects: [...down, ...asked.effects] };
}

type Asking = { readonly producer: Producer; readonly at: number; readonly now: number };

function ask(line: FeedLine, product: number, { producer, at, now }: Asking): Moved {
	const requestId = String(line.asked + 1);
	const since = Math.max(producer.taken - overlap, at - longestRecovery);
	return {
		line: {
			...withProducer(line, product, { ...producer, recovery: { id: requestId, asked: now } }),
			asked: line.asked + 1,
		},
		effects: [{ type: "recover", product, since, requestId }],
	};
}

type Snapshot = Extract<FeedMessage, { readonly type: "snapshot" }>;

function complete(line: FeedLine, { product, requestId, at }: Snapshot, now: number): Moved {
	const producer = line.producers.get(product);
	if (producer?.recovery?.id !== requestId) return { line, effects: [{ type: "drop", why: "another recovery" }] };
	const up: Producer = { heard: now, taken: Math.max(at, producer.taken), up: true };
	return { line: withProducer(line, product, up), effects: [{ type: "resume", product }] };
}

/** What is said while something is missed is taken, and asked for again with it. */
function told(line: FeedLine, message: EventMessage, now: number): Moved {
	const { product, at } = message;
	const producer = line.producers.get(product) ?? { heard: now, taken: at - longestRecovery, up: false };
	const taken = producer.up ? Math.max(producer.taken, at) : producer.taken;
	return { line: withProducer(line, product, { ...producer, taken }), effects: [{ type: "apply", message }] };
}

/** The connection broke: whatever it carried may be missing, of every producer. */
export function broken(line: FeedLine): Moved {
	const up = [...line.producers].filter(([, producer]) => producer.up);
	const producers = new Map(
		[...line.producers].map(([product, { heard, taken }]) => [product, { heard, taken, up: false }]),
	);
	return { line: { ...line, producers }, effects: up.map(([product]) => ({ type: "suspend", product })) };
}

const isOverdue = ({ asked, failed }: NonNullable<Producer["recovery"]>, now: number): boolean =>
	failed === undefined ? now - asked >= recoveryWithin : now - failed >= retryAfter;

/** Time passes: who is silent is suspended, a recovery that could not be asked for is asked for again. */
export function pass(line: FeedLine, now: number): Moved {
	let moved: Moved = { line, effects: [] };
	for (const [product, producer] of line.producers) {
		const { up, heard, recovery } = producer;
		if (up && now - heard > silentAfter)
			moved = {
				line: withProducer(moved.line, product, { ...producer, up: false }),
				effects: [...moved.effects, { type: "suspend", product }],
			};
		else if (recovery !== undefined && isOverdue(recovery, now)) {
			const again = ask(moved.line, product, { producer, at: producer.taken, now });
			moved = { line: again.line, effects: [...moved.effects, ...again.effects] };
		}
	}
	return moved;
}

/** A recovery could not be asked for. */
export function recoveryFailed(line: FeedLine, requestId: string, now: number): FeedLine {
	for (const [product, producer] of line.producers)
		if (producer.recovery?.id === requestId)
			return withProducer(line, product, { ...producer, recovery: { ...producer.recovery, failed: now } });
	return line;
}

/** Whether a producer's markets may take bets. */
export const isUp = ({ producers }: FeedLine, product: number): boolean => producers.get(product)?.up === true;
