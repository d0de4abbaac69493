// Whether a finger reaches what stands on a page: each control is brought into view, and what a tap at its middle would hit
// is it, something in it or its label; and it is large enough to be hit. What a screen reader offers is meant, seen or not.
import type { Page } from "playwright-core";

type Asked = {
	/** A selector: the popup, where what lies behind it is nobody's to reach. */
	readonly within?: string;
};

/** Everything on the open page that a finger does not reach, with why. */
export async function unreached(page: Page, { within = "html" }: Asked = {}): Promise<readonly string[]> {
	await bringAll(page);
	return page.evaluate(faultsIn, within);
}

/** What comes when one comes near has come. */
async function bringAll(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
			scrollTo({ top, behavior: "instant" });
			await new Promise((done) => setTimeout(done, 40));
		}
		scrollTo({ top: 0, behavior: "instant" });
	});
	await page.waitForLoadState("networkidle");
}

/** Runs in the page. */
function faultsIn(within: string): readonly string[] {
	/** In pixels of the page, both ways (WCAG 2.5.8). */
	const least = 24;
	const kinds =
		"a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=switch], [role=tab]";

	const leastSide = (thing: Element): number => {
		const { width, height } = thing.getBoundingClientRect();
		return Math.min(width, height);
	};
	const isDrawn = (thing: Element): boolean => leastSide(thing) > 1;
	const labelsOf = (control: Element): readonly Element[] =>
		control instanceof HTMLInputElement ||
		control instanceof HTMLSelectElement ||
		control instanceof HTMLTextAreaElement
			? [...(control.labels ?? [])]
			: [];
	const isOffered = (control: Element): boolean =>
		control.checkVisibility({ visibilityProperty: true }) &&
		control.closest("[inert], [aria-hidden=true]") === null &&
		!control.matches(":disabled, [type=hidden], [type=file]");
	/** A link in a sentence is as high as its line. */
	const isInSentence = (control: Element): boolean =>
		getComputedStyle(control).display === "inline" &&
		[...(control.parentElement?.childNodes ?? [])].some(
			(node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
		);
	const nameOf = (thing: Element): string => {
		const name = thing.getAttribute("aria-label") ?? thing.textContent ?? "";
		return `${thing.tagName.toLowerCase()} "${name.trim().slice(0, 40)}"`;
	};

	const faultOf = (control: Element): string | undefined => {
		const labels = labelsOf(control);
		const face = [control, ...labels].find(isDrawn);
		if (face === undefined) return "has no size";
		face.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
		const box = face.getBoundingClientRect();
		const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
		// The link that skips to the content waits above the page for the keyboard.
		if (y < 0 || x < 0 || y > innerHeight || x > innerWidth)
			return getComputedStyle(face).position === "fixed" ? undefined : "stands where no scrolling leads";
		const hit = document.elementFromPoint(x, y);
		const reaches = hit !== null && [control, ...labels].some((part) => part.contains(hit));
		if (!reaches) {
			const why = getComputedStyle(face).pointerEvents === "none" ? ", for it takes no presses" : "";
			return `a tap on it reaches ${hit === null ? "nothing" : nameOf(hit)}${why}`;
		}
		const isLarge = [control, ...labels].some((part) => leastSide(part) >= least - 0.5);
		return isLarge || isInSentence(face) ? undefined : `is ${Math.round(box.width)} by ${Math.round(box.height)}`;
	};

	const controls = [...document.querySelectorAll(within)].flatMap((place) => [...place.querySelectorAll(kinds)]);
	return controls.filter(isOffered).flatMap((control) => {
		const fault = faultOf(control);
		return fault === undefined ? [] : [`${nameOf(control)} ${fault}`];
	});
}
