// What a reading of a sentence is: it sets in the game what the sentence says.
import type { SentenceKey, SentenceParams } from "../../rules/sentences.ts";
import type { Game } from "./game.ts";

export type Readings = { readonly [Key in SentenceKey]: (params: SentenceParams[Key], game: Game) => void };
