// What a browser says it is, in words for its owner. Only for show: anybody can say anything.
import Bowser from "bowser";

export type BrowserName = { readonly browser: string; readonly system: string };

/** Empty where the text does not say. */
export function browserName(userAgent: string): BrowserName {
	if (userAgent === "") return { browser: "", system: "" };
	const { browser, os } = Bowser.parse(userAgent);
	return { browser: browser.name ?? "", system: os.name ?? "" };
}
