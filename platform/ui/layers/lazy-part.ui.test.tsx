import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import en from "../messages/en.json";
import { giveSentences } from "../text/text.ts";
import { PartMissing } from "./bring-part.ts";
import { inTime, lazyPart } from "./lazy-part.tsx";
import { LayerPlace } from "./part-place.tsx";

giveSentences({ domain: "platform", code: "EN", content: en });
const Page = () => <h1>page</h1>;

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

/** Fails so many times, then comes. */
function part(failures: readonly PartMissing[]) {
	const left = [...failures];
	const load = vi.fn(async (): Promise<ComponentType> => {
		const failure = left.shift();
		if (failure !== undefined) throw failure;
		return Page;
	});
	return { load, Shown: lazyPart(load, <p>waiting</p>) };
}

const lost = () => new PartMissing({ renewed: false });
const button = (name: string) => screen.findByRole("button", { name });

test("shows what waits, then the part", async () => {
	const { Shown } = part([]);
	render(<Shown />);
	expect(screen.getByText("waiting")).toBeTruthy();
	expect(await screen.findByText("page")).toBeTruthy();
});

test("a part that does not come says so, and another try loads it again, as often as it takes", async () => {
	const { Shown, load } = part([lost(), lost()]);
	render(<Shown />);
	fireEvent.click(await button(en.retry));
	await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
	expect((await screen.findByRole("alert")).textContent).toContain(en.partMissing);
	fireEvent.click(await button(en.retry));
	expect(await screen.findByText("page")).toBeTruthy();
	expect(load).toHaveBeenCalledTimes(3);
});

test.each([
	["the browser is online again", () => window.dispatchEvent(new Event("online"))],
	["the page is seen again", () => document.dispatchEvent(new Event("visibilitychange"))],
	["a while has passed", () => void vi.advanceTimersByTimeAsync(4_000)],
])("a part that did not come is asked for quietly, and shown, when %s", async (_name, happens) => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const { Shown, load } = part([lost()]);
	render(<Shown />);
	await act(() => vi.advanceTimersByTimeAsync(0));
	expect(screen.getByRole("alert").textContent).toContain(en.partMissing);
	await act(async () => happens());
	await act(() => vi.advanceTimersByTimeAsync(0));
	expect([screen.queryByRole("alert"), screen.queryByText("page") !== null]).toEqual([null, true]);
	await vi.advanceTimersByTimeAsync(200_000);
	expect(load).toHaveBeenCalledTimes(3);
});

test("the sentence stays as it is while a quiet try fails, and says of a release once it is one", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const { Shown, load } = part([
		lost(),
		lost(),
		new PartMissing({ renewed: true }),
		new PartMissing({ renewed: true }),
	]);
	render(<Shown />);
	await act(() => vi.advanceTimersByTimeAsync(0));
	const said = screen.getByRole("alert");
	await act(() => vi.advanceTimersByTimeAsync(4_000));
	expect([load.mock.calls.length, screen.getByRole("alert") === said]).toEqual([2, true]);
	await act(() => vi.advanceTimersByTimeAsync(8_000));
	expect(screen.getByRole("alert").textContent).toContain(en.partRenewed);
	await vi.advanceTimersByTimeAsync(200_000);
	expect(load).toHaveBeenCalledTimes(4);
});

test("nothing is tried any more once its place is gone", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const { Shown, load } = part([lost(), lost()]);
	const { unmount } = render(<Shown />);
	await act(() => vi.advanceTimersByTimeAsync(0));
	unmount();
	window.dispatchEvent(new Event("online"));
	await vi.advanceTimersByTimeAsync(200_000);
	expect(load).toHaveBeenCalledTimes(1);
});

test("whatever waits for a part elsewhere on the page is told that it did not come", async () => {
	const { Shown } = part([lost()]);
	const missing = vi.fn();
	render(<Shown onMissing={missing} />);
	expect(missing).not.toHaveBeenCalled();
	await screen.findByRole("alert");
	expect(missing).toHaveBeenCalledOnce();
});

test("after a release the sentence says so, and a reload is all that is offered", async () => {
	const { Shown } = part([new PartMissing({ renewed: true })]);
	render(<Shown />);
	expect((await screen.findByRole("alert")).textContent).toContain(en.partRenewed);
	expect(screen.getByRole("button", { name: en.reload })).toBeTruthy();
	expect(screen.queryByRole("button", { name: en.retry })).toBeNull();
});

test("a layer that does not come can be closed, by its button and by Escape", async () => {
	const close = vi.fn();
	const { Shown } = part([lost()]);
	render(
		<LayerPlace value={close}>
			<Shown />
		</LayerPlace>,
	);
	fireEvent.click(await button(en.close));
	fireEvent.keyDown(document, { key: "Escape" });
	expect(close).toHaveBeenCalledTimes(2);
});

test("a part that is too late counts as missing", async () => {
	vi.useFakeTimers();
	const late = inTime(() => new Promise(() => {}))().catch((error: unknown) => error);
	vi.advanceTimersByTime(120_000);
	expect(await late).toBeInstanceOf(PartMissing);
});

test("a part brought before it is shown needs no waiting", async () => {
	const { Shown, load } = part([]);
	Shown.preload();
	expect(load).toHaveBeenCalledOnce();
	render(
		<Suspense>
			<Shown />
		</Suspense>,
	);
	expect(await screen.findByText("page")).toBeTruthy();
});
