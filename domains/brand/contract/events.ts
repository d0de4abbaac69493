// What the server pushes about a brand.
import * as z from "zod/mini";
import { defineLiveEvent } from "#platform/contract";

/** The announcements of a brand are other ones now. A hint: the call holds them. */
export const noticesEvent = defineLiveEvent({
	name: "notices",
	payload: z.object({ merchant: z.string() }),
});
