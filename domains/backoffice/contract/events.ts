// What is pushed to the pages of the back office: a hint where to look, never what is there.
import * as z from "zod/mini";
import { defineLiveEvent } from "#platform/contract";

export const moneyQueueEvent = defineLiveEvent({ name: "money-queue", payload: z.object({}) });
