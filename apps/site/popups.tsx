// What each popup's name shows. The parts come when they are first opened.
import { type ReactNode, Suspense } from "react";
import { SearchDialog } from "#games/ui";
import { closePopup, lazyPart, type Popup, usePopup } from "#platform/ui";
import { OpenCentre } from "./personal-centre/centre-host.tsx";

const SignOut = lazyPart(() => import("./popups/sign-out.tsx").then((part) => part.SignOut));
const Entry = lazyPart(() => import("./popups/entry.tsx").then((part) => part.Entry));
const Shortcuts = lazyPart(() => import("./popups/shortcuts.tsx").then((part) => part.Shortcuts));

const shown: Readonly<Record<string, (popup: Popup) => ReactNode>> = {
	login: (popup) => <Entry popup={popup} />,
	register: (popup) => <Entry popup={popup} />,
	"personal-centre": (popup) => <OpenCentre page={popup.page ?? "securityCenter"} onDone={closePopup} />,
	search: () => <SearchDialog onClose={closePopup} />,
	shortcuts: () => <Shortcuts onClose={closePopup} />,
	"sign-out": () => <SignOut onClose={closePopup} />,
};

export function PopupHost() {
	const popup = usePopup();
	if (popup === undefined) return null;
	return <Suspense>{shown[popup.name]?.(popup)}</Suspense>;
}
