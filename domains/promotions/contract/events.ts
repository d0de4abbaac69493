// What the server pushes about a member's promotions.
import * as z from "zod/mini";
import { defineLiveEvent } from "#platform/contract";

/** One of the member's promotions moved. A hint: the calls hold the truth. */
export const activityEvent = defineLiveEvent({ name: "activity", payload: z.object({ activityId: z.string() }) });
