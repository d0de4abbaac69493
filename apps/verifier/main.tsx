// Starts the page that checks a round: its sentences are inside it, so that it works from a saved file.
import "./verifier.css";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { originalMessages, readVerifyAddress, VerifyPage } from "#originals/ui";
import { platformMessages, startText, startTheme } from "#platform/ui";

async function start(): Promise<void> {
	const root = document.getElementById("page");
	if (root === null) throw new Error("the page has no place");
	startTheme();
	await startText({
		sources: [platformMessages, originalMessages],
		first: ["platform", "originals"],
		defaultLanguage: "EN",
	});
	createRoot(root).render(
		<Suspense>
			<VerifyPage asked={readVerifyAddress(location.hash)} />
		</Suspense>,
	);
}

void start();
