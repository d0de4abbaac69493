import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { giveSentences } from "#platform/ui";
import { AppCodes } from "./app-codes.tsx";

const en = {
	apps: { code: "Code of {{name}}", kind: { web: "Web app", android: "Android", ios: "iOS" } },
	dock: { noApps: "No apps yet", appsPage: "All about the apps" },
};
giveSentences({ domain: "brand", code: "EN", content: en });
afterEach(cleanup);

const app = (url: string) => ({ url, qrCodeUrl: "" });
const named = (kind: keyof typeof en.apps.kind) => ({ name: en.apps.code.replace("{{name}}", en.apps.kind[kind]) });

async function show(resources: Parameters<typeof AppCodes>[0]["resources"]): Promise<void> {
	const root = createRootRoute();
	const index = createRoute({
		getParentRoute: () => root,
		path: "/",
		component: () => <AppCodes resources={resources} onLeave={() => {}} />,
	});
	const down = createRoute({ getParentRoute: () => root, path: "/down" });
	const router = createRouter({ routeTree: root.addChildren([index, down]), history: createMemoryHistory() });
	render(<RouterProvider router={router} />);
	await screen.findByRole("link", { name: en.dock.appsPage });
}

test("each app that the server offers has its code of 200 pixels, and the site itself too", async () => {
	await show({
		IOS: app("https://apps.example.org/ios"),
		ANDROID: app("/files/tessera.apk"),
		CHAT_ROOM: app("https://chat.example.org/"),
	});
	for (const kind of ["web", "ios", "android"] as const) {
		const code = await screen.findByRole("img", named(kind));
		expect([code.getAttribute("width"), code.getAttribute("height")]).toEqual(["200", "200"]);
	}
	expect(screen.getAllByRole("img")).toHaveLength(3);
	expect(screen.queryByText(en.dock.noApps)).toBeNull();
});

test("without an app of its own it says that the site can be installed", async () => {
	await show({ IOS: app("") });
	expect(await screen.findByRole("img", named("web"))).toBeTruthy();
	expect(screen.getByText(en.dock.noApps)).toBeTruthy();
});
