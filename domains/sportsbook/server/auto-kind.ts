// The job that sells the bets on a match which are to be sold by themselves, for whoever plans it.
import * as z from "zod/mini";
import { defineJobKind } from "#platform/jobs";

export const autoKind = defineJobKind({ name: "sportsbook.auto", payload: z.object({ event: z.string() }) });
