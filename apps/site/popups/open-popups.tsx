// What each popup's name shows, one above the other. The parts come when they are first opened.
import { type ReactNode, Suspense } from "react";
import { NoticesPopup, VisitNoticesPopup } from "#brand/ui";
import { SearchDialog, VendorGames, vendorGamesPopup } from "#games/ui";
import { closePopup, lazyPart, type Popup, usePopups } from "#platform/ui";
import { OpenCentre } from "../personal-centre/open-centre.tsx";
import { phoneMenu } from "../shell/phone-menu-name.ts";
import { useBackCloses } from "./back-closes.ts";

const SignOut = lazyPart(() => import("./sign-out.tsx").then((part) => part.SignOut));
const ChatRoom = lazyPart(() => import("./chat-room.tsx").then((part) => part.ChatRoom));
const Entry = lazyPart(() => import("./entry.tsx").then((part) => part.Entry));
const Shortcuts = lazyPart(() => import("./shortcuts.tsx").then((part) => part.Shortcuts));
const Feedback = lazyPart(() => import("./feedback.tsx").then((part) => part.Feedback));
const Password = lazyPart(() => import("./password.tsx").then((part) => part.Password));
const RegisterFirst = lazyPart(() => import("./register-first.tsx").then((part) => part.RegisterFirst));
const Forgotten = lazyPart(() => import("./forgotten.tsx").then((part) => part.Forgotten));
const PhoneMenu = lazyPart(() => import("../shell/phone-menu.tsx").then((part) => part.PhoneMenu));

const close = () => closePopup();

const shown: Readonly<Record<string, (popup: Popup) => ReactNode>> = {
	login: (popup) => <Entry popup={popup} />,
	register: (popup) => <Entry popup={popup} />,
	"register-first": (popup) => <RegisterFirst popup={popup} />,
	"forgot-password": () => <Forgotten />,
	"change-password": (popup) => <Password popup={popup} />,
	"personal-centre": (popup) => <OpenCentre popup={popup} />,
	"agent-centre": (popup) => <OpenCentre popup={popup} />,
	"chat-room": () => <ChatRoom onClose={close} />,
	feedback: () => <Feedback onClose={close} />,
	[vendorGamesPopup]: (popup) => <VendorGames page={popup.page ?? ""} onClose={close} />,
	[phoneMenu]: () => <PhoneMenu />,
	notices: () => <NoticesPopup onClose={close} />,
	"visit-notices": () => <VisitNoticesPopup onClose={close} />,
	search: () => <SearchDialog onClose={close} />,
	shortcuts: () => <Shortcuts onClose={close} />,
	"sign-out": () => <SignOut onClose={close} />,
};

export function OpenPopups() {
	const popups = usePopups();
	useBackCloses(popups.length);
	return popups.map((popup) => <Suspense key={popup.name}>{shown[popup.name]?.(popup)}</Suspense>);
}
