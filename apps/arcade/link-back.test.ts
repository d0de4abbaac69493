import { expect, it } from "vitest";
import { frameProtocol, type ToFrame } from "#games/contract";
import { linkBackTo } from "./link-back.ts";

it("asks again when the browser has a link, the page is seen, the site has its connection back and money moved, until it is stopped", () => {
	const view = new EventTarget();
	const page = Object.assign(new EventTarget(), { hidden: false });
	const site = new Set<(message: ToFrame) => void>();
	const asked: string[] = [];
	let why = "";
	const stop = linkBackTo({
		view,
		page,
		site: {
			listen(listener) {
				site.add(listener);
				return () => site.delete(listener);
			},
		},
	})(() => asked.push(why));
	const happens = (): void => {
		why = "link";
		view.dispatchEvent(new Event("online"));
		view.dispatchEvent(new Event("offline"));
		why = "hidden";
		page.hidden = true;
		page.dispatchEvent(new Event("visibilitychange"));
		why = "seen";
		page.hidden = false;
		page.dispatchEvent(new Event("visibilitychange"));
		for (const hear of site) {
			why = "theme";
			hear({ tessera: frameProtocol, type: "theme", theme: "dark" });
			why = "site";
			hear({ tessera: frameProtocol, type: "link-back" });
			why = "money";
			hear({ tessera: frameProtocol, type: "balance-moved" });
		}
	};
	happens();
	expect(asked).toEqual(["link", "seen", "site", "money"]);
	stop();
	happens();
	expect([asked.length, site.size]).toEqual([4, 0]);
});
