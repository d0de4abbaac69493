// What the calls of staff share, whichever domain they are of, and what is pushed to the console.
import * as z from "zod/mini";
import { defineLiveEvent } from "#platform/contract";

/** What every call of the console belongs to. */
export const opsModules = ["OPS"] as const;

/** Why somebody acts, for the trail. */
export const reason = z.string().check(z.minLength(3), z.maxLength(500));

/** A hint where to look, never what is there: something in a queue changed. */
export const deskQueueEvent = defineLiveEvent({ name: "money-queue", payload: z.object({}) });
