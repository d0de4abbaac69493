// When the frame asks the server again before its own time: the browser has a link again, the person comes back to the page,
// the site around the frame has its own connection back, or it saw money move that was not the frame's doing.
import type { SiteLink } from "./site-link.ts";

export type LinkBackPlace = {
	readonly view: EventTarget;
	readonly page: EventTarget & { readonly hidden: boolean };
	readonly site: Pick<SiteLink, "listen">;
};

/** Each reason calls the listener once; the answer stops it. */
export const linkBackTo =
	({ view, page, site }: LinkBackPlace) =>
	(listener: () => void): (() => void) => {
		const back = (): void => listener();
		const seen = (): void => {
			if (!page.hidden) listener();
		};
		view.addEventListener("online", back);
		page.addEventListener("visibilitychange", seen);
		const deaf = site.listen(({ type }) => {
			if (type === "link-back" || type === "balance-moved") listener();
		});
		return () => {
			view.removeEventListener("online", back);
			page.removeEventListener("visibilitychange", seen);
			deaf();
		};
	};
