// A finger on a phone: what a journey presses in its window is tapped there, as touches come, and not clicked by a mouse that
// no phone has. The journeys are written once, for both.
import type { BrowserContext, Locator } from "playwright-core";

const windows = new WeakSet<BrowserContext>();
const taught = new WeakSet<object>();

/** From now on each press in this window, in its frames and tabs too, is a tap. */
export function pressByTap(context: BrowserContext): void {
	windows.add(context);
	context.on("page", (page) => teach(page.locator("html")));
}

/** All locators have one prototype: taught once, they look at their own window. */
function teach(locator: Locator): void {
	const prototype: unknown = Object.getPrototypeOf(locator);
	if (typeof prototype !== "object" || prototype === null || taught.has(prototype)) return;
	taught.add(prototype);
	const click = locator.click;
	Reflect.set(prototype, "click", function press(this: Locator, options?: Parameters<Locator["click"]>[0]) {
		if (!windows.has(this.page().context())) return click.call(this, options);
		const { button: _, clickCount: __, delay: ___, ...asTap } = options ?? {};
		return this.tap(asTap);
	});
}
