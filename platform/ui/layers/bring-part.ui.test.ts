import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bringPart, PartMissing, partTimeoutMilliseconds } from "./bring-part.ts";

/** What the network answers for a file, by its address; a request without an answer waits until it is aborted. */
const answers = new Map<string, () => Response>();
const asked: string[] = [];

beforeEach(() => {
	answers.clear();
	asked.length = 0;
	vi.stubGlobal("fetch", (address: string, { signal }: { signal: AbortSignal }) => {
		asked.push(address);
		const answer = answers.get(address);
		if (answer !== undefined) return Promise.resolve(answer());
		return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	document.head.replaceChildren();
});

const here = () => new Response("export {};");
const missing = (part: Promise<unknown>): Promise<unknown> =>
	part.then(
		() => "came",
		(error: unknown) => error,
	);
/** A file that no test before has asked for. */
const file = (): string => `assets/${crypto.randomUUID()}.js`;

test("a part runs when all its files are there, and no file is asked for twice", async () => {
	const [own, shared, other] = [file(), file(), file()];
	for (const name of [own, shared, other]) answers.set(`/${name}`, here);
	expect(await bringPart(async () => "page", [own, shared])).toBe("page");
	expect(await bringPart(async () => "menu", [other, shared])).toBe("menu");
	expect(asked).toEqual([`/${own}`, `/${shared}`, `/${other}`]);
});

test("a file that failed is asked for again by the next try, and only that", async () => {
	const [own, shared] = [file(), file()];
	answers.set(`/${own}`, here);
	answers.set(`/${shared}`, () => new Response("", { status: 503 }));
	const load = vi.fn(async () => "page");
	expect(await missing(bringPart(load, [own, shared]))).toMatchObject({ renewed: false });
	expect(load).not.toHaveBeenCalled();
	answers.set(`/${shared}`, here);
	expect(await bringPart(load, [own, shared])).toBe("page");
	expect(asked).toEqual([`/${own}`, `/${shared}`, `/${shared}`]);
});

test("a file that the server no longer has was replaced by a release", async () => {
	const gone = file();
	answers.set(`/${gone}`, () => new Response("", { status: 404 }));
	expect(await missing(bringPart(async () => "page", [gone]))).toMatchObject({ renewed: true });
});

test("a network that fails is no release", async () => {
	const lost = file();
	answers.set(`/${lost}`, () => {
		throw new TypeError("Failed to fetch");
	});
	expect(await missing(bringPart(async () => "page", [lost]))).toMatchObject({ renewed: false });
});

test("after 120 s the request is aborted and the part counts as missing", async () => {
	const late = new AbortController();
	const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
	const part = missing(bringPart(async () => "page", [file()]));
	expect(timeout).toHaveBeenCalledWith(120_000);
	expect(partTimeoutMilliseconds).toBe(120_000);
	late.abort(new DOMException("too late", "TimeoutError"));
	expect(await part).toBeInstanceOf(PartMissing);
});

test("what the page itself brought is not asked for", async () => {
	const own = file();
	document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: `/${own}` }));
	expect(await bringPart(async () => "page", [own])).toBe("page");
	expect(asked).toEqual([]);
});

test("a part without files runs at once", async () => {
	expect(await bringPart(async () => "page")).toBe("page");
});
