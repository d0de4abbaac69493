// The other end of a program of tests: answers what it is asked, by the clock of whoever asks, until it is killed. Never imported
// outside tests.
import * as z from "zod/mini";
import type { Route } from "#platform/http";
import { contextOf, routeOf } from "#platform/http/testing";
import { type ManualClock, memberId } from "#platform/kernel";

type Answering<Ask extends z.core.$ZodType> = {
	readonly shape: Ask;
	readonly answer: (ask: z.core.output<Ask>) => Promise<unknown>;
	/** Moved on to the time of whoever asks; a program that goes by the true time has none. */
	readonly clock?: ManualClock;
};

/** Says that it stands, and answers from then on. */
export function answerAsks<Ask extends z.core.$ZodType>({ shape, answer, clock }: Answering<Ask>): void {
	const asked = z.object({ number: z.int(), at: z.number(), ask: z.unknown() });
	process.on("message", (message) => {
		const { number, at, ask } = z.parse(asked, message);
		if (clock !== undefined && at > clock.now().getTime()) clock.advance(at - clock.now().getTime());
		answer(z.parse(shape, ask))
			.then((said) => process.send?.({ number, answer: said ?? null }))
			.catch((error: unknown) => process.send?.({ number, fault: String(error) }));
	});
	process.on("disconnect", () => process.exit(0));
	process.send?.({ number: 0, answer: null });
}

/** A call of a launched game, as it is asked of a program. */
export const callAsk = z.object({
	does: z.literal("call"),
	endpoint: z.string(),
	play: z.object({
		playId: z.string(),
		memberId: z.string(),
		vendor: z.string(),
		gameCode: z.string(),
		mode: z.enum(["real", "demo"]),
		currency: z.literal("P"),
		merchant: z.string(),
	}),
	input: z.unknown(),
});

export function answerCall(
	routes: readonly Route[],
	{ endpoint, play, input }: z.infer<typeof callAsk>,
	now: Date,
): ReturnType<Route["handle"]> {
	const ticket = { ...play, memberId: memberId(play.memberId) };
	return routeOf(routes, endpoint).handle(input, contextOf(now, { play: ticket }));
}
