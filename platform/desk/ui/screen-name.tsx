// A screen by the name that its own desk gives it.
import { useSentenceFinder } from "#platform/ui";
import type { Screen } from "./desk.ts";

export type ScreenNameProps = { readonly screen: Pick<Screen, "key" | "messages"> };

export const ScreenName = ({ screen: { key, messages } }: ScreenNameProps) =>
	useSentenceFinder([messages])(`screens.${key}`) ?? key;
