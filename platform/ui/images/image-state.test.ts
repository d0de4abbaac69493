import * as fc from "fast-check";
import { expect, test } from "vitest";
import { afterImageEvent, firstState, type ImageEvent, mostAttempts } from "./image-state.ts";

const story = (known: boolean, events: readonly ImageEvent[]) => events.reduce(afterImageEvent, firstState(known));

test.each([
	["far away it waits", false, [], "waiting"],
	["near, it is tried", false, ["near"], "trying"],
	["it loads", false, ["near", "loaded"], "shown"],
	["one failure is no end", false, ["near", "failed"], "trying"],
	["two failures, then it loads", false, ["near", "failed", "failed", "loaded"], "shown"],
	["three failures: the error image", false, ["near", "failed", "failed", "failed"], "failed"],
	["an address that is known is shown at once", true, [], "shown"],
	["what is shown stays", true, ["near", "loaded"], "shown"],
	["one that was shown at once and breaks is tried again", true, ["failed"], "trying"],
	["and has its three tries in all", true, ["failed", "failed", "failed"], "failed"],
	["after the error image nothing comes", false, ["near", "failed", "failed", "failed", "loaded"], "failed"],
	["a failure before it was tried belongs to another picture", false, ["failed", "loaded"], "waiting"],
] as const)("%s", (_, known, events, stage) => {
	expect(story(known, events).stage).toBe(stage);
});

test("however often it fails, it is tried three times and never again (specification 9)", () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom<ImageEvent>("near", "loaded", "failed"), { maxLength: 30 }), (events) => {
			const tried = new Set<number>();
			events.reduce((state, event) => {
				const next = afterImageEvent(state, event);
				if (next.stage === "trying") tried.add(next.attempt);
				return next;
			}, firstState(false));
			expect(tried.size).toBeLessThanOrEqual(mostAttempts);
		}),
	);
});
