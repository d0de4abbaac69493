// What tests of the shell stand on: a part shown at an address.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { ClientProvider } from "#platform/ui";

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
