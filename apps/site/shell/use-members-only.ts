// Where a brand shows itself to members only, everyone else is sent to the login, and afterwards where they were going.
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useBootstrapSite } from "#brand/ui";
import { isLoggedIn, useSession } from "#platform/ui";

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** Where somebody was going who was sent to the login. */
		wanted?: string;
	}
}

/** The targets that the specification leaves open, and the window that a login and a registration may open. */
const openToAll: ReadonlySet<string> = new Set([
	"/login",
	"/register",
	"/register.html",
	"/helpmc",
	"/download",
	"/phoneSimulator",
]);

/** True while somebody is being sent away: nothing of the page is to be seen then. */
export function useMembersOnly(): boolean {
	const { data } = useBootstrapSite({});
	const loggedIn = isLoggedIn(useSession());
	const { pathname, href } = useLocation();
	const navigate = useNavigate();
	const sent = data?.brand.membersOnly === true && !loggedIn && !openToAll.has(pathname);
	useEffect(() => {
		if (sent) void navigate({ to: "/login", replace: true, state: { wanted: href } });
	}, [sent, href, navigate]);
	return sent;
}
