import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { encode } from "uqr";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readPage } from "../../contract/index.ts";
import { answerTo, beginAnew, callsTo, endTest, show } from "../testing/show.tsx";
import { offeredApps } from "./app-kinds.ts";
import { DownloadPage } from "./download-page.tsx";
import { pathOf } from "./qr-code.tsx";

const resource = (resourceType: string, more: { url?: string; qrCodeUrl?: string } = {}) => ({
	resourceType,
	url: `https://apps.example/${resourceType}`,
	qrCodeUrl: "",
	labelNameEn: resourceType,
	...more,
});

const keyed = (all: readonly ReturnType<typeof resource>[]) =>
	Object.fromEntries(all.map((one) => [one.resourceType, one]));

const guides = () =>
	answerTo(readPage, ({ url }) => {
		const code = url.searchParams.get("code") ?? "";
		return { code, title: `Guide ${code}`, body: "Do this.", version: "1", updatedAt: "2026-05-01T12:00:00.000Z" };
	});

beforeEach(() => beginAnew());
afterEach(endTest);

describe("what is offered", () => {
	test("is the web app alone where the operator has no file", () => {
		expect(offeredApps({}).map(({ kind }) => kind)).toEqual(["web"]);
	});
	test("is each kind that has a file, in one order", () => {
		const all = ["IOS_LITE", "ANDROID", "IOS", "WINDOWS"].map((type) => resource(type));
		expect(offeredApps(keyed(all)).map(({ kind }) => kind)).toEqual(["web", "android", "ios", "ios-lite"]);
	});
	test.each(["javascript:alert(1)", "//elsewhere.example/x", "/\\elsewhere", "data:text/html,x", "", "ftp://x"])(
		"is nothing that a link may not lead to: %j",
		(url) => {
			expect(offeredApps(keyed([resource("IOS", { url })]))).toHaveLength(1);
		},
	);
	test("has the operator's own address in its code, else the file's", () => {
		const [, own] = offeredApps(keyed([resource("IOS", { qrCodeUrl: "/down?app=ios" })]));
		const [, plain] = offeredApps(keyed([resource("IOS", { qrCodeUrl: "javascript:1" })]));
		expect([own?.code, plain?.code]).toEqual(["/down?app=ios", "https://apps.example/IOS"]);
	});
});

describe("the page of the apps", () => {
	test("says that there is no file and shows how to install the web app", async () => {
		guides();
		show(<DownloadPage />, "/down");
		expect((await screen.findByRole("note")).textContent).toContain("There is no app file right now");
		expect(await screen.findByRole("heading", { name: "Guide install-web" })).toBeTruthy();
		expect(screen.getByRole("img", { name: "QR code: Web app" })).toBeTruthy();
		expect(screen.queryByRole("tab")).toBeNull();
	});
	test("has a tab for each kind, its guide, its code and its file", async () => {
		beginAnew({ resources: keyed([resource("ANDROID", { url: "/files/tessera.apk" }), resource("IOS")]) });
		guides();
		const router = show(<DownloadPage />, "/down");
		await userEvent.click(await screen.findByRole("tab", { name: "Android" }));
		expect(await screen.findByRole("heading", { name: "Guide install-android" })).toBeTruthy();
		expect(screen.getByRole("link", { name: "Load Android" }).getAttribute("href")).toBe("/files/tessera.apk");
		expect(screen.getByRole("img", { name: "QR code: Android" }).getAttribute("width")).toBe("200");
		expect(router.state.location.href).toBe("/down?app=android");
		expect(screen.queryByRole("note")).toBeNull();
	});
	test("opens the kind that a link names", async () => {
		beginAnew({ resources: keyed([resource("IOS")]) });
		guides();
		show(<DownloadPage />, "/down?app=ios");
		await waitFor(() => expect(callsTo(readPage).map(({ url }) => url.search)).toEqual(["?code=install-ios"]));
	});
});

describe("a code", () => {
	test("is drawn as the modules of its text, each dark one once", () => {
		const { data } = encode("https://tessera.example/index", { ecc: "M", border: 4 });
		const dark = data.flat().filter(Boolean).length;
		const drawn = [...pathOf(data).matchAll(/h(\d+)v1/g)].reduce((sum, [, width]) => sum + Number(width), 0);
		expect(drawn).toBe(dark);
	});
	test("of one dark run is one stroke", () => {
		expect(
			pathOf([
				[false, true, true, false],
				[false, false, false, true],
			]),
		).toBe("M1 0h2v1h-2zM3 1h1v1h-1z");
	});
});
