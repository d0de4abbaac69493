import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, giveSentences, Toasts } from "#platform/ui";
import { sealServicePath } from "../core/index.ts";
import { serviceAddress, serviceLinkFor, useCustomerService } from "./customer-service.ts";
import en from "./messages/en.json";

giveSentences({ domain: "brand", code: "EN", content: en });

const sealed = (address: string) => sealServicePath({ address, key: "a1B2c3D4" });
const links = [
	{ type: 1, path: "https://example.org/us" },
	{ type: 3, path: sealed("/helpmc") },
	{ type: 4, path: sealed("https://vip.example.org/chat") },
];

test.each([
	[0, 3],
	[4, 3],
	[5, 4],
	[9, 4],
])("rank level %i gets the service of type %i", (rankLevel, type) => {
	expect(serviceLinkFor(links, rankLevel)?.type).toBe(type);
});

test("a high rank gets the live chat where there is no service of its own, and nobody one that is not there", () => {
	expect(serviceLinkFor(links.slice(0, 2), 9)?.type).toBe(3);
	expect(serviceLinkFor(links.slice(0, 1), 0)).toBeUndefined();
});

test.each([
	[sealed("/helpmc"), "/helpmc"],
	[sealed("https://chat.example.org/?a=1"), "https://chat.example.org/?a=1"],
	[sealed("javascript:alert(1)"), undefined],
	["not sealed at all", undefined],
])("the path %s leads to %s", (path, address) => {
	expect(serviceAddress(path)).toBe(address);
});

function Press() {
	const { open } = useCustomerService();
	return (
		<button type="button" onClick={open}>
			ask
		</button>
	);
}

const popup = { location: { href: "" }, close: vi.fn() };
const openWindow = vi.fn(() => popup);
let answer: () => Response = () => Response.error();

beforeEach(() => {
	popup.location.href = "";
	popup.close.mockReset();
	openWindow.mockClear();
	vi.stubGlobal("open", openWindow);
	vi.stubGlobal("fetch", async () => answer());
	render(
		<ClientProvider>
			<Press />
			<Toasts />
		</ClientProvider>,
	);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const press = () => fireEvent.click(screen.getByRole("button", { name: "ask" }));
const says = (pathList: readonly unknown[]) => () => Response.json({ success: true, value: { version: { pathList } } });

test("a window of 440 by 500 opens at once and is led to the address", async () => {
	answer = says(links);
	press();
	expect(openWindow).toHaveBeenCalledWith("", "customer-service", "width=440,height=500");
	await vi.waitFor(() => expect(popup.location.href).toBe("/helpmc"));
	expect(popup.close).not.toHaveBeenCalled();
});

test.each([
	["a path that cannot be opened", says([{ type: 3, path: "broken" }]), en.dock.serviceClosed],
	["no link of that kind", says([]), en.dock.noService],
	[
		"no answer",
		() => Response.json({ success: false, errorCode: "SYSTEM_ERROR" }, { status: 500 }),
		en.dock.serviceClosed,
	],
])(
	"with %s the window is closed again, and a sentence says why",
	async (_what, given, sentence) => {
		answer = given;
		press();
		await vi.waitFor(() => expect(popup.close).toHaveBeenCalledOnce(), { timeout: 8_000 });
		expect(await screen.findByText(sentence)).toBeTruthy();
	},
	10_000,
);
