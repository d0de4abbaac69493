// What the server pushes about a member's deposits.
import * as z from "zod/mini";
import { defineLiveEvent } from "#platform/contract";

/** One of the member's deposits changed. A hint: the calls hold the truth. */
export const depositEvent = defineLiveEvent({ name: "deposit", payload: z.object({ depositId: z.string() }) });

/** One of the member's withdrawals changed. */
export const withdrawalEvent = defineLiveEvent({ name: "withdrawal", payload: z.object({ withdrawalId: z.string() }) });
