import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LazyImage } from "./lazy-image.tsx";

type Told = (entries: { target: Element; isIntersecting: boolean }[]) => void;

const watched = new Set<Element>();
const observers: { tell: Told; options: IntersectionObserverInit }[] = [];

class FakeObserver {
	constructor(tell: Told, options: IntersectionObserverInit) {
		observers.push({ tell, options });
	}
	observe(element: Element) {
		watched.add(element);
	}
	unobserve(element: Element) {
		watched.delete(element);
	}
	disconnect() {
		watched.clear();
	}
}

/** How each try of an address goes, in their order; afterwards all are well. */
const fate: { tried: string[]; sets: string[]; fails: number } = { tried: [], sets: [], fails: 0 };

beforeEach(() => {
	vi.useFakeTimers();
	fate.tried = [];
	fate.sets = [];
	fate.fails = 0;
	vi.spyOn(HTMLImageElement.prototype, "decode").mockImplementation(function (this: HTMLImageElement) {
		fate.sets.push(this.srcset);
		fate.tried.push(new URL(this.src, "http://here").pathname);
		return fate.tried.length <= fate.fails ? Promise.reject(new Error("broken")) : Promise.resolve();
	});
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
});
vi.stubGlobal("IntersectionObserver", FakeObserver);

const show = (src: string, more: { eager?: boolean } = {}) => {
	render(<LazyImage src={src} alt={src} width={480} height={640} {...more} />);
	return screen.getByAltText(src);
};
/** In small steps: what one of them changes on the page may set the next timer. */
async function wait(milliseconds: number): Promise<void> {
	for (let passed = 0; passed < milliseconds; passed += 50) {
		await act(() => vi.advanceTimersByTimeAsync(Math.min(50, milliseconds - passed)));
	}
}
const comeNear = (...elements: Element[]) =>
	act(() => observers.at(-1)?.tell(elements.map((target) => ({ target, isIntersecting: true }))));

test("far away it keeps its place and is not fetched", async () => {
	const image = show("/far.webp");
	await wait(5_000);
	expect(image.getAttribute("src")).toBeNull();
	expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["480", "640"]);
	expect(fate.tried).toEqual([]);
});

test("the window counts as 1.3 times its size", () => {
	show("/factor.webp");
	expect(observers.at(-1)?.options.rootMargin).toBe("0px 30% 30% 0px");
});

test("near, it is fetched, decoded and shown, and watched no more", async () => {
	const image = show("/near.webp");
	await comeNear(image);
	await wait(200);
	expect(fate.tried).toEqual(["/near.webp"]);
	expect(image.getAttribute("src")).toBe("/near.webp");
	expect(watched.has(image)).toBe(false);
});

test("the observer is heard at most every 200 ms, and nothing is lost in between", async () => {
	const [first, second] = [show("/one.webp"), show("/two.webp")];
	await wait(400);
	await comeNear(first);
	await comeNear(second);
	await wait(1);
	expect(fate.tried).toEqual(["/one.webp"]);
	await wait(250);
	expect(fate.tried).toEqual(["/one.webp", "/two.webp"]);
});

test("what passed by within the 200 ms is not fetched", async () => {
	const [first, passing] = [show("/stays.webp"), show("/passes.webp")];
	await wait(400);
	await comeNear(first);
	await comeNear(passing);
	act(() => observers.at(-1)?.tell([{ target: passing, isIntersecting: false }]));
	await wait(1_000);
	expect(fate.tried).toEqual(["/stays.webp"]);
});

test("it is tried three times, then the error image stands there", async () => {
	fate.fails = 3;
	const image = show("/broken.webp");
	await comeNear(image);
	await wait(1_000);
	expect(fate.tried).toEqual(["/broken.webp", "/broken.webp", "/broken.webp"]);
	expect(image.getAttribute("src")).toBe("/art/missing.svg");
	expect(image.getAttribute("alt")).toBe("/broken.webp");
});

test("the third try may still succeed", async () => {
	fate.fails = 2;
	const image = show("/late.webp");
	await comeNear(image);
	await wait(1_000);
	expect(image.getAttribute("src")).toBe("/late.webp");
});

test("what was shown before is shown at once when it comes back", async () => {
	const image = show("/again.webp");
	await comeNear(image);
	await wait(300);
	act(() => void image.dispatchEvent(new Event("load")));
	cleanup();
	expect(show("/again.webp").getAttribute("src")).toBe("/again.webp");
});

test("an eager one is in the page at once; when it breaks it has two more tries", async () => {
	fate.fails = 2;
	const image = show("/eager.webp", { eager: true });
	expect(image.getAttribute("src")).toBe("/eager.webp");
	act(() => void image.dispatchEvent(new Event("error")));
	await wait(1_000);
	expect(fate.tried).toHaveLength(2);
	expect(image.getAttribute("src")).toBe("/art/missing.svg");
});

test("where nothing can be watched, it is fetched at once", async () => {
	vi.stubGlobal("IntersectionObserver", undefined);
	vi.resetModules();
	const { LazyImage: Plain } = await import("./lazy-image.tsx");
	render(<Plain src="/plain.webp" alt="plain" width={1} height={1} />);
	await wait(10);
	expect(screen.getByAltText("plain").getAttribute("src")).toBe("/plain.webp");
	vi.stubGlobal("IntersectionObserver", FakeObserver);
});

test("a narrow window gets the narrow shape", () => {
	vi.spyOn(window, "matchMedia").mockImplementation((query) =>
		Object.assign(new EventTarget(), {
			matches: query.includes("max-width"),
			media: query,
			onchange: null,
			addListener: () => {},
			removeListener: () => {},
		}),
	);
	render(<LazyImage src="/wide.webp" narrow="/tall.webp" alt="scene" width={9} height={4} eager />);
	const image = screen.getByAltText("scene");
	expect(image.getAttribute("src")).toBe("/tall.webp");
	expect(image.getAttribute("fetchpriority")).toBe("high");
});

test("another address begins anew", async () => {
	const { rerender } = render(<LazyImage src="/a.webp" alt="x" width={1} height={1} eager />);
	rerender(<LazyImage src="/b.webp" alt="x" width={1} height={1} />);
	expect(screen.getByAltText("x").getAttribute("data-image")).not.toBe("shown");
});

test("of a picture in several sizes the browser is given all, for the try and for the page", async () => {
	const sizes = { set: "/s-360.webp 360w, /s.webp 540w", width: "15rem" };
	render(<LazyImage src="/s.webp" alt="sized" width={540} height={720} sizes={sizes} eager={false} />);
	const image = screen.getByAltText("sized");
	expect(image.getAttribute("srcset")).toBeNull();
	await comeNear(image);
	await wait(300);
	expect(fate.sets).toEqual([sizes.set]);
	expect(image.getAttribute("srcset")).toBe(sizes.set);
	expect(image.getAttribute("sizes")).toBe("15rem");
	expect(image.getAttribute("src")).toBe("/s.webp");
});

test("a size that does not come is tried no more: the picture itself is", async () => {
	fate.fails = 1;
	const sizes = { set: "/t-360.webp 360w, /t.webp 540w", width: "15rem" };
	render(<LazyImage src="/t.webp" alt="one size" width={540} height={720} sizes={sizes} />);
	const image = screen.getByAltText("one size");
	await comeNear(image);
	await wait(1_000);
	expect(fate.sets).toEqual([sizes.set, ""]);
	expect(image.getAttribute("src")).toBe("/t.webp");
	expect(image.getAttribute("srcset")).toBeNull();
});
