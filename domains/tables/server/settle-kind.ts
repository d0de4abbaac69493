// The job that settles a round, for whoever enqueues it.
import * as z from "zod/mini";
import { defineJobKind } from "#platform/jobs";

export const settleKind = defineJobKind({ name: "tables.settle", payload: z.object({ roundId: z.string() }) });
