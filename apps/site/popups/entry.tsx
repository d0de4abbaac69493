// The ways in, and where each leads: a login goes on with what the person was about to do, or home.
import { useRouter } from "@tanstack/react-router";
import { skipVisitNotices } from "#brand/ui";
import { LoginPopup, RegisterPopup } from "#members/ui";
import { closePopup, openPopup, type Popup, swapPopup } from "#platform/ui";
import { useAfterEntry } from "../shell/use-after-entry.ts";
import { sessionEnded } from "../shell/use-ended-session.ts";
import { entryPages } from "./back-closes.ts";

export function Entry({ popup }: { readonly popup: Popup }) {
	const { history } = useRouter();
	const { home, done, guest } = useAfterEntry();
	const close = () => {
		closePopup();
		// Where one is by now: who left by the back button is on the page before already, and stays there.
		if (entryPages.has(history.location.pathname)) home();
	};
	const other = (name: "login" | "register") => () => swapPopup({ ...popup, name });
	if (popup.name === "register") {
		const registered = () => {
			skipVisitNotices();
			done();
		};
		return <RegisterPopup onClose={close} onDone={registered} onGuest={guest} onLogin={other("login")} />;
	}
	return (
		<LoginPopup
			ended={popup.page === sessionEnded}
			onClose={close}
			onDone={done}
			onGuest={guest}
			onRegister={other("register")}
			onForgot={() => openPopup({ name: "forgot-password" })}
		/>
	);
}
