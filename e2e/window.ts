// Windows for visits: one browser a worker, and in it one plain window that is handed on from visit to visit. What the
// browser keeps to be faster stays in it, as for anybody who comes again; what a page could find of the last visit does
// not. A visit that is unlike the others, that comes while the window is taken, or after one that failed has a new one.
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { pressByTap } from "./finger.ts";

export const desk = { width: 1440, height: 900 };
const patienceMilliseconds = 15_000;

export type Shown = Pick<BrowserContextOptions, "viewport" | "colorScheme" | "reducedMotion">;

export type Asked = {
	readonly home: string;
	readonly address: string;
	readonly shown: Shown;
	/** A service worker may come, which else stays away. */
	readonly withWorker: boolean;
	/** Nobody else is to have this window. */
	readonly apart: boolean;
};

export type Window = {
	readonly context: BrowserContext;
	readonly page: Page;
	/** A further tab. */
	readonly openTab: () => Promise<Page>;
	/** Runs before the scripts of every page, in every tab, until the visit ends. */
	readonly before: (script: (given: string[]) => void, given: string[]) => Promise<void>;
	/** Call it once, when the visit ends. */
	readonly leave: (how: { readonly failed: boolean }) => Promise<void>;
};

/** What points in a window: a phone's is a finger, and its page is told so. */
type Pointer = "mouse" | "finger";

type Kept = {
	readonly home: string;
	readonly pointer: Pointer;
	readonly context: BrowserContext;
	readonly page: Page;
	readonly wire: CDPSession;
};

const held: { browser?: Promise<Browser>; free: Map<Pointer, Kept> } = { free: new Map() };

/** Below this no window is wide enough to be a desk's. */
const widestPhone = 600;

const pointerOf = ({ viewport }: Shown): Pointer => ((viewport ?? desk).width < widestPhone ? "finger" : "mouse");

/** How a browser is to be told what points in a window of this size. */
export const pointing = (shown: Shown) => {
	const finger = pointerOf(shown) === "finger";
	return { hasTouch: finger, isMobile: finger };
};

/** The browser of this worker; it ends with it. */
export async function ownBrowser(): Promise<Browser> {
	const running = await held.browser;
	if (running?.isConnected() === true) return running;
	held.browser = launchBrowser();
	return held.browser;
}

export async function openWindow(asked: Asked): Promise<Window> {
	if (asked.apart || asked.withWorker) return newWindow(asked);
	const kept = await takeKept(asked);
	const { context, page } = kept;
	await context.setExtraHTTPHeaders({ "x-forwarded-for": asked.address });
	await dress(page, asked.shown);
	const undo: (() => Promise<void>)[] = [];
	return {
		context,
		page,
		async openTab() {
			const tab = await context.newPage();
			await dress(tab, asked.shown);
			return tab;
		},
		async before(script, given) {
			const added = await context.addInitScript(script, given);
			undo.push(() => added.dispose());
		},
		async leave({ failed }) {
			if (failed || held.free.has(kept.pointer)) return context.close();
			for (const step of undo) await step();
			if (await isEmptied(kept)) held.free.set(kept.pointer, kept);
			else await context.close();
		},
	};
}

async function newWindow(asked: Asked): Promise<Window> {
	const context = await newContext(asked);
	return {
		context,
		page: await context.newPage(),
		openTab: () => context.newPage(),
		async before(script, given) {
			await context.addInitScript(script, given);
		},
		leave: () => context.close(),
	};
}

/**
 * How many dots are drawn for a pixel of the page: half as many across and down, where nobody asks for pictures. What is
 * laid out stays as large as it is; filling its dots in software takes a fifth of a journey.
 */
const deviceScaleFactor = process.env.PICTURES === "1" ? 1 : 0.5;

async function newContext({ home, address, shown, withWorker }: Asked): Promise<BrowserContext> {
	const context = await (await ownBrowser()).newContext({
		baseURL: home,
		viewport: desk,
		deviceScaleFactor,
		reducedMotion: "reduce",
		locale: "en-US",
		extraHTTPHeaders: { "x-forwarded-for": address },
		serviceWorkers: withWorker ? "allow" : "block",
		...shown,
		...pointing(shown),
	});
	if (pointerOf(shown) === "finger") pressByTap(context);
	context.setDefaultTimeout(patienceMilliseconds);
	return context;
}

async function takeKept(asked: Asked): Promise<Kept> {
	const pointer = pointerOf(asked.shown);
	const free = held.free.get(pointer);
	held.free.delete(pointer);
	if (free?.home === asked.home) return free;
	await free?.context.close();
	const context = await newContext({ ...asked, shown: { viewport: asked.shown.viewport ?? desk } });
	const page = await context.newPage();
	return { home: asked.home, pointer, context, page, wire: await context.newCDPSession(page) };
}

async function dress(page: Page, { viewport, colorScheme, reducedMotion }: Shown): Promise<void> {
	await page.setViewportSize(viewport ?? desk);
	await page.emulateMedia({ colorScheme: colorScheme ?? "light", reducedMotion: reducedMotion ?? "reduce" });
}

/** A file of the house that is no page: what the visit opened ends there, and its stores can be emptied. */
const nowhere = "/mark.svg";

/** Takes out what the visit has left. False where that cannot be done: nobody is to have the window then. */
async function isEmptied({ home, context, page, wire }: Kept): Promise<boolean> {
	try {
		for (const event of ["console", "pageerror", "request", "response"]) page.removeAllListeners(event);
		for (const tab of context.pages()) if (tab !== page) await tab.close();
		await context.setOffline(false);
		await page.unrouteAll({ behavior: "ignoreErrors" });
		await context.unrouteAll({ behavior: "ignoreErrors" });
		await page.goto(nowhere);
		await page.evaluate(() => sessionStorage.clear());
		await wire.send("Storage.clearDataForOrigin", { origin: home, storageTypes: "all" });
		await wire.send("Page.resetNavigationHistory");
		await context.clearCookies();
		await context.clearPermissions();
		await page.mouse.move(-1, -1);
		page.setDefaultTimeout(patienceMilliseconds);
		return true;
	} catch {
		return false;
	}
}
