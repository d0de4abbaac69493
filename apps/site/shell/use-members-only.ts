// Where a brand shows itself to members only, everyone else is sent to the login.
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useBootstrapSite } from "#brand/ui";
import { isLoggedIn, useSession } from "#platform/ui";

const openToAll: ReadonlySet<string> = new Set(["/login", "/register", "/register.html", "/helpmc", "/download"]);

export function useMembersOnly(): void {
	const { data } = useBootstrapSite({});
	const loggedIn = isLoggedIn(useSession());
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const sent = data?.brand.membersOnly === true && !loggedIn && !openToAll.has(pathname);
	useEffect(() => {
		if (sent) void navigate({ to: "/login", replace: true });
	}, [sent, navigate]);
}
