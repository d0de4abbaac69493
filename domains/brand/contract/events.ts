// What the server pushes about a brand.
import * as z from "zod/mini";
import { defineLiveEvent } from "#platform/contract";

/** The site's face may be another one now: maintenance or a closed region. A hint: the call holds it. */
export const siteStatusEvent = defineLiveEvent({
	name: "site-status",
	payload: z.object({ merchant: z.string() }),
});

/** The announcements of a brand are other ones now. A hint: the call holds them. */
export const noticesEvent = defineLiveEvent({
	name: "notices",
	payload: z.object({ merchant: z.string() }),
});

/** A message of the member was answered. A hint: the call holds the words. */
export const messageAnsweredEvent = defineLiveEvent({ name: "message-answered", payload: z.object({}) });
