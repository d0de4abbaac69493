// What tests of the shell stand on: the brand's settings as the wire carries them, and a part shown at an address.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { registrationFields, type WhitelabelFlag, whitelabelFlags } from "#brand/core";
import { ClientProvider } from "#platform/ui";

const field = { enabled: false, required: false, acceptedPattern: "", patternId: "any", minLength: 0, maxLength: 9 };

/** The answer of the bootstrap call, with these flags on. */
export const siteWith = (on: readonly WhitelabelFlag[]) => ({
	brand: {
		merchant: "tessera",
		name: "Tessera",
		currency: "P",
		playMoney: true,
		defaultLanguage: "EN",
		languages: ["EN"],
		membersOnly: false,
		idleMinutes: 30,
	},
	sorting: [],
	whitelabel: Object.fromEntries(whitelabelFlags.map((flag) => [flag, { enabled: on.includes(flag) ? 1 : 0 }])),
	register: {
		fields: Object.fromEntries(registrationFields.map((name) => [name, field])),
		minimumAge: 18,
		termsVersion: "1",
	},
	resources: [],
	customerService: [],
	analytics: [],
	imageCDNs: [],
	launchGameCDNs: [],
	feedback: { minWords: 1, maxWords: 9 },
	location: { ip: "", country: "" },
	maintenance: { active: false, message: "" },
	regionRestriction: { restricted: false, ip: "", country: "" },
});

export async function show(part: ReactNode, at = "/") {
	const router = createRouter({
		routeTree: createRootRoute({ component: () => part }),
		history: createMemoryHistory({ initialEntries: [at] }),
	});
	render(
		<ClientProvider>
			<RouterProvider router={router} />
		</ClientProvider>,
	);
	await router.load();
	return router;
}
