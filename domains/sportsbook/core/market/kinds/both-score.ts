// Whether both sides score.
import { awayOf, homeOf } from "../market.ts";
import { yesNo } from "./one-wins.ts";

export const bothScored = (at: readonly number[]): boolean => homeOf(at) > 0 && awayOf(at) > 0;

export const bothScore = yesNo("bothScore", bothScored);
