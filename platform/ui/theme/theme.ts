// Dark or light: the system's until the person chooses, then the person's. It owns `data-theme` of the root element.
import { externalStore } from "../state/external-store.ts";

export type Theme = "dark" | "light";
export type ThemeChoice = Theme | "system";

/** The key in local storage. The boot script of a site reads it before the first paint. */
export const themeKey = "theme";

const isTheme = (text: string | null): text is Theme => text === "dark" || text === "light";

export function chosenTheme(storage: Storage): ThemeChoice {
	const stored = storage.getItem(themeKey);
	return isTheme(stored) ? stored : "system";
}

const choice = externalStore<ThemeChoice>("system");
const shown = externalStore<Theme>("dark");

/** Follows the system and the stored choice from now on. Call once, before the first render. */
export function startTheme(): void {
	const light = matchMedia("(prefers-color-scheme: light)");
	choice.set(chosenTheme(localStorage));
	const show = () => {
		const chosen = choice.get();
		shown.set(chosen === "system" ? (light.matches ? "light" : "dark") : chosen);
		document.documentElement.dataset.theme = shown.get();
	};
	light.addEventListener("change", show);
	choice.listen(show);
	show();
}

export function chooseTheme(next: ThemeChoice): void {
	if (next === "system") localStorage.removeItem(themeKey);
	else localStorage.setItem(themeKey, next);
	choice.set(next);
}

export const useTheme = (): Theme => shown.use();
export const useThemeChoice = (): ThemeChoice => choice.use();
