// The job that looks which bets on an event are decided, for whoever enqueues it.
import * as z from "zod/mini";
import { defineJobKind } from "#platform/jobs";

export const settleKind = defineJobKind({ name: "sportsbook.settle", payload: z.object({ event: z.string() }) });
