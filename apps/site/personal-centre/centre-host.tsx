// Shows the personal centre where the address asks for it: to members at once, to a visitor after the login.
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useEffect, useRef } from "react";
import { isMember, lazyPart, useAddress, useProtectedAction, useSession } from "#platform/ui";
import { closeCentre, openPage, pageOf, panelName } from "./centre-pages.ts";

const PersonalCentre = lazyPart(() => import("./personal-centre.tsx").then((part) => part.PersonalCentre));

export function CentreHost() {
	const { read } = useAddress();
	const navigate = useNavigate();
	const page = pageOf(read(panelName));
	const member = isMember(useSession());
	if (page === undefined) return null;
	if (!member) return <AskToLogIn page={page} />;
	return (
		<Suspense>
			<PersonalCentre page={page} onPasswordChanged={() => void navigate({ to: "/" })} />
		</Suspense>
	);
}

/** The address loses the panel until somebody is logged in; then it opens where it was. */
function AskToLogIn({ page }: { readonly page: string }) {
	const { read, write } = useAddress();
	const whenMember = useProtectedAction();
	const asked = useRef(false);
	const opened = read(panelName) ?? page;
	useEffect(() => {
		if (asked.current) return;
		asked.current = true;
		write(closeCentre);
		whenMember(() => write(openPage(opened)));
	}, [opened, write, whenMember]);
	return null;
}

/** The popup's name for the personal centre leads to its address. */
export function OpenCentre({ page, onDone }: { readonly page: string; readonly onDone: () => void }) {
	const { write } = useAddress();
	useEffect(() => {
		onDone();
		write(openPage(page), { step: true });
	}, [page, onDone, write]);
	return null;
}
