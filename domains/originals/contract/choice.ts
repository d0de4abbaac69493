// What is bet on, and the steps of a round, on the wire.
import * as z from "zod/mini";
import type { Choice, Step } from "../core/index.ts";

const whole = z.int().check(z.minimum(0), z.maximum(1_000_000));
const risk = z.enum(["low", "medium", "high"]);

/** What is bet on: its shape. Whether it is offered is for the rules to say. */
export const choice: z.ZodMiniType<Choice> = z.discriminatedUnion("game", [
	z.object({ game: z.literal("dice"), side: z.enum(["under", "over"]), winning: whole }),
	z.object({ game: z.literal("limbo"), target: whole }),
	z.object({ game: z.literal("mines"), mines: whole }),
	z.object({ game: z.literal("plinko"), rows: whole, risk }),
	z.object({ game: z.literal("keno"), picks: z.array(whole).check(z.maxLength(8)) }),
	z.object({ game: z.literal("wheel"), risk }),
	z.object({ game: z.literal("hi-lo") }),
	z.object({ game: z.literal("crash"), target: whole }),
]);

/** One step of a round that goes on. */
export const step: z.ZodMiniType<Step> = z.discriminatedUnion("game", [
	z.object({ game: z.literal("mines"), cell: whole }),
	z.object({ game: z.literal("hi-lo"), call: z.enum(["higher", "lower", "same", "skip"]) }),
]);
