// The room of a table, its id the table's code: what everybody sees of it. Bets are calls.
import * as z from "zod/mini";
import { defineRoom } from "#platform/contract";
import { tableSeen } from "./models.ts";

export const tableRoom = defineRoom({ name: "table", seen: tableSeen, command: z.never() });
