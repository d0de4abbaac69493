// Starts the frame: language, theme, the link to the site, then the game.
import "./arcade.css";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { platformMessages, readSession, startText, startTheme } from "#platform/ui";
import { protectionMessages } from "#protection/ui";
import { pendingMemory, slotMessages } from "#slots/ui";
import { Arcade } from "./arcade.tsx";
import { followSite } from "./follow-site.ts";
import { holdBackTo } from "./hold-back.ts";
import { linkBackTo } from "./link-back.ts";
import { gamesMessages, instantMessages } from "./messages.ts";
import { Waiting } from "./notices.tsx";
import { linkToSite } from "./site-link.ts";

const version = import.meta.env.CLIENT_VERSION;
const site = linkToSite(window);
startTheme();
site.listen(followSite);

const root = document.getElementById("frame");
if (root === null) throw new Error("the page has no frame");
const memory = pendingMemory(sessionStorage);
const holdBack = holdBackTo({
	view: window,
	member: () => readSession(sessionStorage).customerId,
	tab: sessionStorage,
	browser: localStorage,
});
const onLinkBack = linkBackTo({ view: window, page: document, site });
await startText({
	sources: [platformMessages, slotMessages, gamesMessages, protectionMessages, instantMessages],
	first: ["platform", "slots", "games", "protection"],
	defaultLanguage: "EN",
});
// Not in strict mode: a launch token is good once, and a canvas has one context.
createRoot(root).render(
	<Suspense fallback={<Waiting />}>
		<Arcade site={site} memory={memory} holdBack={holdBack} onLinkBack={onLinkBack} version={version} />
	</Suspense>,
);
void import("../../platform/ui/theme/all-faces.css");
