// Starts the frame: language, theme, the link to the site, then the game.
import "./arcade.css";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { cabinetMessages } from "#cabinet/ui";
import { platformMessages, readSession, startText, startTheme } from "#platform/ui";
import { protectionMessages } from "#protection/ui";
import { Arcade } from "./arcade.tsx";
import { followSite } from "./follow-site.ts";
import { frames } from "./frames.ts";
import { holdBackTo } from "./hold-back.ts";
import { linkBackTo } from "./link-back.ts";
import { gamesMessages } from "./messages.ts";
import { Waiting } from "./notices.tsx";
import { linkToSite } from "./site-link.ts";

const version = import.meta.env.CLIENT_VERSION;
const site = linkToSite(window);
startTheme();
site.listen(followSite);

const root = document.getElementById("frame");
if (root === null) throw new Error("the page has no frame");
const holdBack = holdBackTo({
	view: window,
	member: () => readSession(sessionStorage).customerId,
	tab: sessionStorage,
	browser: localStorage,
});
const onLinkBack = linkBackTo({ view: window, page: document, site });
await startText({
	sources: [
		platformMessages,
		cabinetMessages,
		gamesMessages,
		protectionMessages,
		...frames.map(({ messages }) => messages),
	],
	first: ["platform", "cabinet", "games", "protection"],
	defaultLanguage: "EN",
});
// Not in strict mode: a launch token is good once, and a canvas has one context.
createRoot(root).render(
	<Suspense fallback={<Waiting />}>
		<Arcade site={site} holdBack={holdBack} onLinkBack={onLinkBack} version={version} />
	</Suspense>,
);
void import("../../platform/ui/theme/all-faces.css");
