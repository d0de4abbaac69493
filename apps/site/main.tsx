// Starts the site: theme, sentences, then the page. It composes; every rule and sentence stands elsewhere.
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { brandMessages } from "#brand/ui";
import { gamesMessages } from "#games/ui";
import { keepInvitation, membersMessages } from "#members/ui";
import { ClientProvider, platformMessages, startText, startTheme } from "#platform/ui";
import { walletMessages } from "#wallet/ui";
import { preloadPage, router } from "./router.tsx";

async function start(): Promise<void> {
	const root = document.getElementById("root");
	if (root === null) throw new Error("the page has no root");
	startTheme();
	keepInvitation();
	preloadPage(location.pathname);
	await startText({
		sources: [platformMessages, brandMessages, gamesMessages, membersMessages, walletMessages],
		first: ["platform", "brand", "games"],
		defaultLanguage: "EN",
	});
	createRoot(root).render(
		<ClientProvider>
			<RouterProvider router={router} />
		</ClientProvider>,
	);
	void import("../../platform/ui/theme/all-faces.css");
}

void start();
