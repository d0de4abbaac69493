// Starts the site: theme, sentences, then the page. It composes; every rule and sentence stands elsewhere.
import { RouterProvider } from "@tanstack/react-router";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { brandMessages } from "#brand/ui";
import { gamesMessages } from "#games/ui";
import { keepInvitation, membersMessages } from "#members/ui";
import { ClientProvider, lazyPart, platformMessages, startText, startTheme } from "#platform/ui";
import { walletMessages } from "#wallet/ui";
import allFaces from "../../platform/ui/theme/all-faces.css?url";
import { keptAnswers } from "./kept-answers.ts";
import { preloadPage, router } from "./router.tsx";
import { preloadFrame } from "./shell/site-frame.tsx";

const OfflinePage = lazyPart(() => import("./away/offline-page.tsx").then((part) => part.OfflinePage));

/** What can wait until the page has come to rest waits this long. */
const restMilliseconds = 4_000;

async function start(): Promise<void> {
	const root = document.getElementById("root");
	if (root === null) throw new Error("the page has no root");
	startTheme();
	keepInvitation();
	preloadPage(location.pathname);
	preloadFrame();
	await startText({
		sources: [platformMessages, brandMessages, gamesMessages, membersMessages, walletMessages],
		first: ["platform", "brand", "games"],
		defaultLanguage: "EN",
	});
	const away = document.documentElement.dataset.away !== undefined;
	if (!away) await router.load();
	// As a transition it is drawn in short strokes: who taps meanwhile is heard between two of them.
	startTransition(() =>
		createRoot(root).render(
			<ClientProvider kept={keptAnswers}>{away ? <OfflinePage /> : <RouterProvider router={router} />}</ClientProvider>,
		),
	);
	document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: allFaces }));
	if (away) return;
	setTimeout(
		() => void import("./away/start.tsx").then(({ startAway }) => startAway()).catch(() => undefined),
		restMilliseconds,
	);
}

void start();
