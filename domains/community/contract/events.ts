// What members are pushed of their messages: a hint to ask how many are unread.
import * as z from "zod/mini";
import { defineLiveEvent } from "#platform/contract";

/** Something came to this member. */
export const inboxEvent = defineLiveEvent({ name: "inbox", payload: z.object({}) });

/** A message to many is there, perhaps for this member too. */
export const sharedInboxEvent = defineLiveEvent({ name: "inbox-shared", payload: z.object({ merchant: z.string() }) });
