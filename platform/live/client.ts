// The browser's half of the live channel: connects, parses what comes, says how the connection stands.
// A push is a hint: whoever shows data asks for it again when the connection is back.
import type { Socket } from "socket.io-client";
import * as z from "zod/mini";
import type { LiveEvent, PayloadOf } from "#platform/contract";
import { refusals } from "./refusals.ts";

/** `refused`: the server says that the session does not stand; it stays so until `connect` is called again. */
export type LiveState = "off" | "connecting" | "on" | "refused";

export type LiveClient = {
	/** Connects with a session token, or as a visitor without one. A second call replaces the connection. */
	readonly connect: (token: string | undefined) => Promise<void>;
	readonly disconnect: () => void;
	/** Sends a message that is answered. Undefined where no answer came: nobody knows then. */
	readonly ask: (name: string, payload: unknown) => Promise<unknown>;
	/** Hears one kind of message, on this connection and later ones. Returns how to stop. */
	readonly on: <E extends LiveEvent>(event: E, handler: (payload: PayloadOf<E>) => void) => () => void;
	readonly state: () => LiveState;
	/** Told of each change of state. Returns how to stop. */
	readonly onState: (handler: (state: LiveState) => void) => () => void;
	/** Told when the connection, once it was there, is there again. Returns how to stop. */
	readonly onBack: (handler: () => void) => () => void;
};

export type LiveClientOptions = {
	/** Origin of the server, or "" in a browser on the same origin. */
	readonly origin: string;
	readonly rooms?: readonly string[];
	/** The channel upward, whose token is that of a launched game. */
	readonly upward?: boolean;
	/** How long after the server hung up it is asked again, when not said a second; after each try in vain twice as long. */
	readonly againMilliseconds?: number;
	/**
	 * A connection that is not made by then is given up and made anew: one that was cut before its first word would never tell.
	 * Ten seconds when not said.
	 */
	readonly openMilliseconds?: number;
};

type Heard = (name: string, payload: unknown) => void;

export function createLiveClient(options: LiveClientOptions): LiveClient {
	const handlers = new Map<string, Set<(payload: unknown) => void>>();
	const { become, ...watched } = createState();
	let socket: Socket | undefined;
	let attempt = 0;

	const heard: Heard = (name, payload) => {
		for (const handle of handlers.get(name) ?? []) handle(payload);
	};
	const hangUp = () => {
		attempt += 1;
		socket?.disconnect();
		socket = undefined;
	};
	return {
		...watched,
		async connect(token) {
			hangUp();
			const mine = attempt;
			become("connecting");
			const opened = await openSocket(options, token);
			if (mine !== attempt) return void opened.disconnect();
			socket = opened;
			const ifMine = (act: () => void) => mine === attempt && act();
			follow(opened, {
				become: (next) => ifMine(() => become(next)),
				heard,
				again: (tries) => setTimeout(() => ifMine(() => opened.connect()), waitOf(tries, options.againMilliseconds)),
			});
			opened.connect();
		},
		disconnect() {
			hangUp();
			become("off");
		},
		ask: async (name, payload) => {
			if (socket?.connected !== true) return undefined;
			return socket
				.timeout(answerMilliseconds)
				.emitWithAck(name, payload)
				.catch(() => undefined);
		},
		on: (event, handler) => {
			const handle = (payload: unknown) => {
				const parsed = z.safeParse<(typeof event)["payload"]>(event.payload, payload);
				if (parsed.success) handler(parsed.data);
			};
			const all = handlers.get(event.name) ?? new Set();
			handlers.set(event.name, all.add(handle));
			return () => void all.delete(handle);
		},
	};
}

/** How the connection stands, and who is told of it. */
function createState(): Pick<LiveClient, "state" | "onState" | "onBack"> & { become: (next: LiveState) => void } {
	const watchers = new Set<(state: LiveState) => void>();
	let state: LiveState = "off";
	const onState: LiveClient["onState"] = (handler) => {
		watchers.add(handler);
		return () => void watchers.delete(handler);
	};
	return {
		become(next) {
			if (next === state) return;
			state = next;
			for (const watch of watchers) watch(next);
		},
		state: () => state,
		onState,
		onBack(handler) {
			let wasOn = state === "on";
			return onState((now) => {
				if (now !== "on") return;
				if (wasOn) handler();
				wasOn = true;
			});
		},
	};
}

async function openSocket(
	{ origin, rooms = [], upward = false, openMilliseconds: timeout = 10_000 }: LiveClientOptions,
	token: string | undefined,
): Promise<Socket> {
	const { io } = await import("socket.io-client");
	const settings = {
		path: "/live",
		transports: ["websocket"],
		reconnectionDelayMax: longestWait,
		autoConnect: false,
		forceNew: true,
		timeout,
	};
	const auth = token === undefined ? { rooms } : { token, rooms };
	return io(upward ? `${origin}/play` : origin === "" ? undefined : origin, { ...settings, auth });
}

type Told = { become: (state: LiveState) => void; heard: Heard; again: (tries: number) => void };

const longestWait = 30_000;
const answerMilliseconds = 5_000;

/** Not all at the same moment: of many that were turned away together each comes when it is its turn. */
const waitOf = (tries: number, first = 1_000): number =>
	Math.min(longestWait, first * 2 ** tries) * (tries === 0 ? 1 : 0.5 + Math.random() / 2);

/** What a handshake is refused with when asking again is of no use. */
const final: ReadonlySet<string> = new Set(refusals);

/** A lost connection comes back by itself; one that the server ended is asked for again, which tells whether it may stand. */
function follow(socket: Socket, told: Told): void {
	let tries = 0;
	const comesBack = (): void => {
		told.become("connecting");
		if (socket.active) return;
		told.again(tries);
		tries += 1;
	};
	socket.on("connect", () => {
		tries = 0;
		told.become("on");
	});
	socket.on("connect_error", ({ message }) => (final.has(message) ? told.become("refused") : comesBack()));
	socket.on("disconnect", comesBack);
	socket.onAny((name: unknown, payload: unknown) => told.heard(String(name), payload));
}
