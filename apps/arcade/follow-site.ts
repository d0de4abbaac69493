// The frame follows the site's theme and language. It stores neither: the site's choice is the person's.
import type { ToFrame } from "#games/contract";
import { houseLanguageOf } from "#platform/kernel";
import { chooseLanguage } from "#platform/ui";

export function followSite(message: ToFrame): void {
	if (message.type === "theme") document.documentElement.dataset.theme = message.theme;
	if (message.type !== "language") return;
	const code = houseLanguageOf(message.language);
	if (code !== undefined) void chooseLanguage(code);
}
