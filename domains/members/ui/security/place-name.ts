// What a place somebody is logged in at is called: its browser and its system, as far as they say what they are.
import type { useMembersText } from "../text.ts";

type Say = ReturnType<typeof useMembersText>;

export function placeName(
	{ browser, system }: { readonly browser: string; readonly system: string },
	say: Say,
): string {
	if (browser !== "" && system !== "") return say("security.browserOn", { browser, system });
	if (browser === "" && system === "") return say("security.unknownBrowser");
	return browser === "" ? system : browser;
}
