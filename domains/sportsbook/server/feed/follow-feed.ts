// Follows a feed from outside: one process at a time, message by message in the order of each match. Who is silent is suspended at
// once; what was missed is asked for; a follower that dies is followed by another, from where it was.
import {
	broken,
	type EventMessage,
	type FeedLine,
	hear,
	isUp,
	lineFrom,
	noLine,
	pass,
	recoveryFailed,
} from "../../core/index.ts";
import type { EventRoom } from "../event-room.ts";
import type { SportsbookDeps } from "../ports.ts";
import { createFedEvents } from "./fed-events.ts";
import { holdFeed, leaveFeed, listLines, writeLine } from "./feed-rows.ts";
import type { FeedWire } from "./feed-wire.ts";
import { heardAnew } from "./heard.ts";
import { readMessage } from "./read-message.ts";

export type FollowDeps = Pick<SportsbookDeps, "db" | "clock" | "log" | "rooms"> & {
	readonly room: EventRoom;
	readonly wire: FeedWire;
	/** This process, unlike any other. */
	readonly node: string;
};

export type FeedFollower = {
	/** Time has passed: at least every five seconds. Holds on to the feed, connects, notices silence. */
	readonly beat: () => Promise<void>;
	readonly stop: () => Promise<void>;
};

/** How long a follower holds the feed without a word, in milliseconds. */
const heldFor = 15_000;
const writtenEvery = 3_000;

type Effect = ReturnType<typeof hear>["effects"][number];

type Following = FollowDeps & {
	readonly events: ReturnType<typeof createFedEvents>;
	line: FeedLine;
	connection: { readonly close: () => Promise<void> } | undefined;
	/** When what was heard of a producer was last written down. */
	readonly writtenAt: Map<number, number>;
};

export function followFeed(deps: FollowDeps): FeedFollower {
	const it: Following = {
		...deps,
		events: createFedEvents(deps),
		line: noLine,
		connection: undefined,
		writtenAt: new Map(),
	};
	return {
		beat: () => beat(it),
		async stop() {
			await leave(it);
			await it.db.tx((tx) => leaveFeed(tx, it.node));
		},
	};
}

const nowOf = ({ clock }: Following): number => clock.now().getTime();
const upOf = ({ line }: Following): readonly number[] =>
	[...line.producers.keys()].filter((product) => isUp(line, product));

async function beat(it: Following): Promise<void> {
	const now = it.clock.now();
	const until = new Date(now.getTime() + heldFor);
	const holds = await it.db.tx((tx) => holdFeed(tx, { node: it.node, now, until }));
	if (!holds) return letGo(it);
	if (it.connection === undefined)
		await connect(it).catch((fault: unknown) => it.log.warn({ err: fault }, "the odds feed cannot be reached"));
	await take(it, pass(it.line, nowOf(it)));
}

async function connect(it: Following): Promise<void> {
	const rows = await it.db.read(listLines);
	const now = nowOf(it);
	// Numbers of recoveries of an earlier process are not met again.
	it.line = lineFrom(rows, { now, asked: Math.floor(now / 1_000) % 1_000_000_000 });
	for (const { product } of rows) await write(it, product);
	await it.events.heard([]);
	const lost = (): void => {
		it.connection = undefined;
		take(it, broken(it.line)).catch((fault: unknown) =>
			it.log.error({ err: fault }, "the odds feed could not be suspended"),
		);
	};
	it.connection = await it.wire.connect({ told: (xml) => told(it, xml), lost });
}

async function close(it: Following): Promise<void> {
	const open = it.connection;
	it.connection = undefined;
	await open?.close().catch(() => undefined);
}

/** Another process follows the feed: what that has written down stands. */
async function letGo(it: Following): Promise<void> {
	it.line = noLine;
	await close(it);
}

async function leave(it: Following): Promise<void> {
	await close(it);
	await take(it, broken(it.line));
}

async function told(it: Following, xml: string): Promise<void> {
	const message = readMessage(xml);
	if (message === undefined)
		return it.log.warn({ length: xml.length }, "a message of the odds feed cannot be read and is dropped");
	const now = nowOf(it);
	await take(it, hear(it.line, message, now));
	const isQuiet = now - (it.writtenAt.get(message.product) ?? 0) < writtenEvery;
	if (message.type === "alive" || !isQuiet) await write(it, message.product);
}

async function take(
	it: Following,
	{ line, effects }: Pick<ReturnType<typeof hear>, "line" | "effects">,
): Promise<void> {
	it.line = line;
	for (const effect of effects) await carryOut(it, effect);
}

async function carryOut(it: Following, effect: Effect): Promise<void> {
	switch (effect.type) {
		case "apply":
			return tell(it, effect.message);
		case "suspend":
			it.log.warn({ product: effect.product }, "a producer of the odds feed is not heard: its markets take no bets");
			await write(it, effect.product);
			return it.events.heard(upOf(it));
		case "resume":
			// What was missed is in the rooms before its markets open.
			await it.events.idle();
			await write(it, effect.product);
			await it.events.heard(upOf(it));
			return it.log.info({ product: effect.product }, "a producer of the odds feed is whole again");
		case "recover":
			return recover(it, effect);
		case "drop":
			return it.log.warn({}, "the odds feed ended a recovery that nobody asked for");
	}
}

async function tell(it: Following, message: EventMessage): Promise<void> {
	if (await it.events.tell(message, upOf(it))) return;
	// What could not be written down is missing: as if the connection had broken.
	it.log.error({ event: message.event }, "a message of the odds feed could not be written down");
	await take(it, broken(it.line));
}

async function recover(it: Following, asked: Parameters<FeedWire["recover"]>[0]): Promise<void> {
	const isAsked = await it.wire.recover(asked).catch(() => false);
	if (isAsked) return;
	it.log.warn({ product: asked.product }, "the odds feed could not be asked for what was missed");
	it.line = recoveryFailed(it.line, asked.requestId, nowOf(it));
}

async function write(it: Following, product: number): Promise<void> {
	const producer = it.line.producers.get(product);
	if (producer === undefined) return;
	it.writtenAt.set(product, nowOf(it));
	const { taken, heard: heardAt, up } = producer;
	await it.db.tx((tx) => writeLine(tx, { product, taken, heardAt, up }));
	heardAnew(it.db);
}
