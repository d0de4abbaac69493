import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { closeTopLayer, pushLayer, useLayer } from "./layer-stack.ts";

afterEach(cleanup);
const pressEscape = () => fireEvent.keyDown(document, { key: "Escape" });

test("Escape closes the top layer only, then the next", () => {
	const [low, high] = [vi.fn(), vi.fn()];
	const dropLow = pushLayer(low);
	const dropHigh = pushLayer(high);
	pressEscape();
	expect([low.mock.calls.length, high.mock.calls.length]).toEqual([0, 1]);
	dropHigh();
	pressEscape();
	expect([low.mock.calls.length, high.mock.calls.length]).toEqual([1, 1]);
	dropLow();
	pressEscape();
	expect(low).toHaveBeenCalledOnce();
});

function Layer({ open, close }: { readonly open: boolean; readonly close: () => void }) {
	useLayer({ open, close });
	return null;
}

test("a layer of a component lives as long as it is open", () => {
	const close = vi.fn();
	const { rerender } = render(<Layer open={false} close={close} />);
	pressEscape();
	expect(close).not.toHaveBeenCalled();
	rerender(<Layer open close={close} />);
	pressEscape();
	expect(close).toHaveBeenCalledOnce();
	rerender(<Layer open={false} close={close} />);
	pressEscape();
	expect(close).toHaveBeenCalledOnce();
});

test("other keys, and an Escape that somebody else took, are left alone", () => {
	const close = vi.fn();
	const drop = pushLayer(close);
	fireEvent.keyDown(document, { key: "a" });
	const taken = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
	taken.preventDefault();
	document.dispatchEvent(taken);
	expect(close).not.toHaveBeenCalled();
	drop();
});

test("a step back closes the top layer as Escape does, and tells when there is none", () => {
	const close = vi.fn();
	const drop = pushLayer(close);
	expect(closeTopLayer()).toBe(true);
	expect(close).toHaveBeenCalledOnce();
	drop();
	expect(closeTopLayer()).toBe(false);
});
