// Whether there is one at all: a sending-off.
import { sumOf } from "../market.ts";
import { yesNo } from "./one-wins.ts";

export const sendingOff = yesNo("sendingOff", (at) => sumOf(at) > 0);
