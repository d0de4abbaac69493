// Starts the page that checks draws: its sentences are inside it, so that it works from a saved file.
import "./verifier.css";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { platformMessages, startText, startTheme } from "#platform/ui";
import { checks } from "./checks.ts";
import { ChecksPage } from "./checks-page.tsx";

async function start(): Promise<void> {
	const root = document.getElementById("page");
	if (root === null) throw new Error("the page has no place");
	const messages = checks.map((check) => check.messages);
	startTheme();
	await startText({
		sources: [platformMessages, ...messages],
		first: ["platform", ...messages.map(({ domain }) => domain)],
		defaultLanguage: "EN",
	});
	createRoot(root).render(
		<Suspense>
			<ChecksPage hash={location.hash} />
		</Suspense>,
	);
}

void start();
