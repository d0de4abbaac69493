// The live connection of the page: comes after the first paint, follows the session, and tells who listens. A session
// that the server ended elsewhere ends here too, before anything is asked with it.
import { useEffect, useRef } from "react";
import type { LiveEvent, PayloadOf } from "#platform/contract";
import type { LiveClient } from "#platform/live/client";
import { closeSession, currentSession, onSessionChange } from "../session/session.ts";
import { liveStanding } from "./live-standing.ts";

let started: Promise<LiveClient> | undefined;

/** A visitor's page is drawn and answers first; what was read until then is asked for again when pushes begin. */
const restMilliseconds = 4_000;

/** At once for a member, and for who becomes one meanwhile. */
function visitorAtRest(): Promise<void> {
	const left = restMilliseconds - performance.now();
	if (currentSession().token !== undefined || left <= 0) return Promise.resolve();
	return new Promise((resolve) => {
		const rest = (): void => {
			clearTimeout(timer);
			stop();
			resolve();
		};
		const timer = setTimeout(rest, left);
		const stop = onSessionChange(() => {
			if (currentSession().token !== undefined) rest();
		});
	});
}

async function start(): Promise<LiveClient> {
	await visitorAtRest();
	const { createLiveClient } = await import("#platform/live/client");
	const live = createLiveClient({ origin: "" });
	const { renewing } = liveStanding.follow(live);
	let { token } = currentSession();
	onSessionChange(() => {
		if (currentSession().token === token) return;
		token = currentSession().token;
		renewing();
		void live.connect(token);
	});
	live.onState((state) => {
		if (state === "refused" && token !== undefined) closeSession();
	});
	void live.connect(token);
	return live;
}

const connection = (): Promise<LiveClient> => {
	started ??= start();
	return started;
};

/** Hears that the connection is back after it was lost, while `active`: what waits for the server may ask again. */
export function useLiveBack(handler: () => void, { active }: { readonly active: boolean }): void {
	useEffect(() => (active ? listening((live) => live.onBack(handler)) : undefined), [handler, active]);
}

/**
 * Hears that pushes begin on a page that stood before they did: what was read until then may be older than what is so, and
 * no push will say it. A connection that was lost and is back is another thing: then all of the page is asked for anew.
 */
export function useLiveBegun(handler: () => void): void {
	const latest = useRef(handler);
	useEffect(() => {
		latest.current = handler;
	});
	useEffect(
		() =>
			listening((live) => {
				if (live.state() === "on") return () => {};
				const stop = live.onState((state) => {
					if (state !== "on") return;
					stop();
					latest.current();
				});
				return stop;
			}),
		[],
	);
}

/** Hears one kind of message while `active`. A push is a hint: ask again for what must be true. */
export function useLive<E extends LiveEvent>(
	event: E,
	handler: (payload: PayloadOf<E>) => void,
	options: { readonly active: boolean } = { active: true },
): void {
	const latest = useRef(handler);
	useEffect(() => {
		latest.current = handler;
	});
	const { active } = options;
	useEffect(
		() => (active ? listening((live) => live.on(event, (payload) => latest.current(payload))) : undefined),
		[event, active],
	);
}

/** Listens once the connection's code has come; the answer stops it. */
function listening(listen: (live: LiveClient) => () => void): () => void {
	let stop = () => {};
	let gone = false;
	void connection().then((live) => {
		if (!gone) stop = listen(live);
	});
	return () => {
		gone = true;
		stop();
	};
}
