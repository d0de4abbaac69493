// The room of a lottery, its id the game's code: what everybody sees of the present issue and the last draws. Bets are calls.
import * as z from "zod/mini";
import { defineRoom } from "#platform/contract";
import { lotterySeen } from "./models.ts";

export const lotteryRoom = defineRoom({ name: "lottery", seen: lotterySeen, command: z.never() });
