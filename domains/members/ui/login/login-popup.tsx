// The login popup: the form, the ways in beside it, and, where they are asked for, a second proof and a new password
// before going on.
import { useEffect, useReducer, useState } from "react";
import { useBootstrapSite } from "#brand/ui";
import { lazyPart, Skeleton, Tabs } from "#platform/ui";
import { Channels, useLinkAfterLogin } from "../channels/channels.tsx";
import { EntryFrame } from "../entry/entry-frame.tsx";
import { GuestEntry } from "../entry/guest-entry.tsx";
import { Kept } from "../entry/kept.tsx";
import { OtherWay } from "../entry/other-way.tsx";
import { PasskeyEntry } from "../passkeys/passkey-entry.tsx";
import { NewPassword } from "../password/new-password.tsx";
import { useMembersText } from "../text.ts";
import { askedLoginOf } from "./asked-login.ts";
import { begunLogin } from "./begun-login.ts";
import { goesOnToPassword, type LoggedIn } from "./logged-in.ts";
import { LoginForm } from "./login-form.tsx";
import { lastLoginWasSms } from "./login-memory.ts";
import type { LoginUses } from "./use-login.ts";

const SmsLoginForm = lazyPart(
	() => import("./sms-login-form.tsx").then((part) => part.SmsLoginForm),
	<Skeleton className="h-64" />,
);

const SecondProof = lazyPart(
	() => import("./second-proof.tsx").then((part) => part.SecondProof),
	<Skeleton className="h-64" />,
);

export type LoginPopupProps = {
	/** The session ran out under the person's hands: says so. */
	readonly ended: boolean;
	readonly onClose: () => void;
	/** Logged in, and nothing more is asked. */
	readonly onDone: () => void;
	readonly onGuest: () => void;
	readonly onRegister: () => void;
	/** Opens above this popup: what was typed here stays. */
	readonly onForgot: () => void;
};

export function LoginPopup({ ended, onClose, onDone, onGuest, onRegister, onForgot }: LoginPopupProps) {
	const say = useMembersText();
	const [login, setLogin] = useState(() => begunLogin.get()?.login);
	const [asked, setAsked] = useState(() => askedLoginOf(begunLogin.get()));
	const [tries, countTry] = useReducer((count: number) => count + 1, 0);
	const link = useLinkAfterLogin();
	useEffect(() => () => begunLogin.set(undefined), []);
	if (login !== undefined) {
		const { password, mustChange } = login;
		return <NewPassword oldPassword={password} mustChange={mustChange} onDone={onDone} onLeave={onClose} />;
	}
	const entered = (next: LoggedIn) => {
		link();
		return goesOnToPassword(next) ? setLogin(next) : onDone();
	};
	if (asked !== undefined) {
		const back = (error?: unknown) => {
			const { username, password } = asked;
			const begun = { username, password, ...(error === undefined ? {} : { error }) };
			begunLogin.set(asked.sms === true ? undefined : begun);
			setAsked(undefined);
		};
		return (
			<EntryFrame group="w_login" title={say("proof.title")} onClose={onClose}>
				<SecondProof login={asked} onLoggedIn={entered} onBack={back} />
			</EntryFrame>
		);
	}
	return (
		<EntryFrame group="w_login" title={say("login.title")} onClose={onClose}>
			{ended ? (
				<p role="status" className="rounded-control bg-surface-2 px-3 py-2.5 text-14">
					{say("session.ended")}
				</p>
			) : null}
			<div onSubmit={countTry} className="contents">
				<Ways onLoggedIn={entered} onAsked={setAsked} />
			</div>
			<Channels onLoggedIn={entered} onAsked={setAsked} />
			<div className="-mt-1 flex flex-col">
				{/* What went wrong with a passkey is over once another way is tried. */}
				<PasskeyEntry key={tries} onLoggedIn={entered} />
				<OtherWay question={say("login.forgot")} act={say("login.forgotOpen")} onPress={onForgot} />
				<OtherWay question={say("login.noAccount")} act={say("login.register")} onPress={onRegister} />
				<GuestEntry onGuest={onGuest} />
			</div>
		</EntryFrame>
	);
}

/** The way by SMS is shown only where the brand has switched it on; a form that is begun never moves under a tab. */
function Ways(uses: Pick<LoginUses, "onLoggedIn" | "onAsked">) {
	const say = useMembersText();
	const { data, error } = useBootstrapSite({});
	const [way, setWay] = useState<"username" | "sms">(() =>
		begunLogin.get() === undefined && lastLoginWasSms() ? "sms" : "username",
	);
	if (data === undefined && error === null) return <Skeleton className="h-64" />;
	if (data?.whitelabel.MOBILEVERCODELOGIN3.enabled !== 1) return <LoginForm {...uses} />;
	const items = [
		{ key: "username", label: say("fields.username") },
		{ key: "sms", label: say("login.sms") },
	] as const;
	return (
		<div>
			<Tabs label={say("login.title")} items={items} chosen={way} onChoose={setWay}>
				<Kept shown={way === "username"}>
					<LoginForm {...uses} />
				</Kept>
				<Kept shown={way === "sms"}>
					<SmsLoginForm {...uses} />
				</Kept>
			</Tabs>
		</div>
	);
}
