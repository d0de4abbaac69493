// Starts the console: theme, sentences, then the desk. It composes; every rule and sentence stands elsewhere.
import { createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { Console } from "#backoffice/console";
import { brandMessages } from "#brand/ui";
import { deskMessages } from "#platform/desk/ui";
import { deskLanguages } from "#platform/kernel";
import { ClientProvider, platformMessages, startText, startTheme } from "#platform/ui";
import allFaces from "../../platform/ui/theme/all-faces.css?url";
import { desks } from "./desks.ts";

/** One route for all: which screen an address shows is the table of screens to say. */
const root = createRootRoute({ component: () => <Console desks={desks} />, notFoundComponent: () => null });
const router = createRouter({ routeTree: root, scrollRestoration: true });

async function start(): Promise<void> {
	const place = document.getElementById("root");
	if (place === null) throw new Error("the page has no root");
	startTheme();
	await startText({
		sources: [platformMessages, brandMessages, deskMessages, ...desks.map(({ messages }) => messages)],
		first: ["platform", "brand", "desk", ...desks.map(({ messages }) => messages.domain)],
		defaultLanguage: "EN",
		languages: deskLanguages,
	});
	createRoot(place).render(
		<ClientProvider>
			<RouterProvider<typeof router> router={router} />
		</ClientProvider>,
	);
	document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: allFaces }));
}

void start();
