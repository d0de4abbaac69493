// The ways in, and where each leads: a login goes on with what the person was about to do, or home.
import { useNavigate, useRouter } from "@tanstack/react-router";
import { LoginPopup, RegisterPopup } from "#members/ui";
import { closePopup, finishLogin, openPopup, type Popup } from "#platform/ui";
import { sessionEnded } from "../shell/use-ended-session.ts";

const entryPages: ReadonlySet<string> = new Set(["/login", "/register", "/register.html"]);

export function Entry({ popup }: { readonly popup: Popup }) {
	const navigate = useNavigate();
	const { latestLocation } = useRouter();
	const home = () => void navigate({ to: "/" });
	const close = () => {
		closePopup();
		if (entryPages.has(latestLocation.pathname)) home();
	};
	const done = () => {
		finishLogin();
		if (popup.goOn === undefined) home();
	};
	const guest = () => {
		closePopup();
		home();
	};
	const other = (name: "login" | "register") => () => openPopup({ ...popup, name });
	if (popup.name === "register") {
		return <RegisterPopup onClose={close} onDone={done} onGuest={guest} onLogin={other("login")} />;
	}
	return (
		<LoginPopup
			ended={popup.page === sessionEnded}
			onClose={close}
			onDone={done}
			onGuest={guest}
			onRegister={other("register")}
		/>
	);
}
