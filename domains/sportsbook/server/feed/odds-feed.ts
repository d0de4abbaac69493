// The odds feed of an installation whose operator has one: followed from the moment that the house is open.
import { setInterval } from "node:timers";
import type { Log } from "#platform/http";
import { type FeedFollower, type FollowDeps, followFeed } from "./follow-feed.ts";

const beatEvery = 2_000;

/** Runs until it is stopped; one beat at a time. */
export function runFeed(deps: FollowDeps): { readonly stop: () => Promise<void> } {
	const follower = followFeed(deps);
	let beating: Promise<void> = Promise.resolve();
	let isBeating = false;
	const timer = setInterval(() => {
		if (isBeating) return;
		isBeating = true;
		beating = beatOnce(follower, deps.log).finally(() => {
			isBeating = false;
		});
	}, beatEvery);
	timer.unref();
	return {
		async stop() {
			clearInterval(timer);
			await beating;
			await follower.stop();
		},
	};
}

const beatOnce = (follower: FeedFollower, log: Log): Promise<void> =>
	follower.beat().catch((fault: unknown) => log.error({ err: fault }, "the odds feed could not be followed"));
