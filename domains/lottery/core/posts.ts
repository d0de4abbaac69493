// Numbers that players post until a draw: they feed its public seed, and choose nothing.
import { type LotteryGame, timetables } from "./game.ts";

export const takesPosts = (game: LotteryGame): boolean => timetables[game].posts === true;

/** Of one holder, and of all, for one draw. */
export const postBounds = { ofHolder: 5, ofAll: 2_000 } as const;

/** Five digits. */
export const postShape = /^[0-9]{5}$/;

/** How a post stands among what was accepted for a draw: "post 1 12345". Places go from 1. */
export const postText = (place: number, digits: string): string => `post ${place} ${digits}`;
