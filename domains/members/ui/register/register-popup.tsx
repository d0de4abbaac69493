// The registration popup: what it costs and what it is played with, then the form.
import { type RefObject, useEffect, useRef, useState } from "react";
import { useBootstrapSite, useReadRegisterSettings } from "#brand/ui";
import { EmptyState, FailureNote, Icon, lazyPart, Skeleton, Tabs } from "#platform/ui";
import { EntryFrame } from "../entry/entry-frame.tsx";
import { GuestEntry } from "../entry/guest-entry.tsx";
import { Kept } from "../entry/kept.tsx";
import { OtherWay } from "../entry/other-way.tsx";
import { useMembersText } from "../text.ts";
import { RegisterForm } from "./register-form.tsx";

const MobileForm = lazyPart(
	() => import("./mobile-form.tsx").then((part) => part.MobileForm),
	<Skeleton className="h-64" />,
);

export type RegisterPopupProps = {
	readonly onClose: () => void;
	readonly onDone: () => void;
	readonly onGuest: () => void;
	readonly onLogin: () => void;
};

export function RegisterPopup({ onClose, onDone, onGuest, onLogin }: RegisterPopupProps) {
	const say = useMembersText();
	const { data } = useBootstrapSite({});
	const form = useRef<HTMLDivElement>(null);
	const offer = data?.offers.registration ?? "";
	const title = offer === "" ? say("register.title") : say("register.titleOffer", { offer });
	return (
		<EntryFrame group="w_register" title={title} onClose={onClose} form={form}>
			{data?.brand.playMoney === false ? null : (
				<p className="flex gap-2 rounded-control bg-surface-2 px-3 py-2.5 text-13 text-text-2">
					<Icon name="shield" className="text-won" />
					{say("register.playMoney", { currency: data?.brand.currency ?? "P" })}
				</p>
			)}
			<div ref={form} tabIndex={-1} className="outline-none">
				<Ways place={form} onDone={onDone} />
			</div>
			<div className="-mt-1 flex flex-col">
				<OtherWay question={say("register.hasAccount")} act={say("login.act")} onPress={onLogin} />
				<GuestEntry onGuest={onGuest} />
			</div>
		</EntryFrame>
	);
}

type Way = "username" | "mobile";

/** By user name, by mobile number, or both: as the brand has switched them on. */
function Ways({ place, onDone }: { readonly place: RefObject<HTMLElement | null>; readonly onDone: () => void }) {
	const say = useMembersText();
	const { data: site } = useBootstrapSite({});
	const { data: rules, error, refetch } = useReadRegisterSettings({});
	const [way, setWay] = useState<Way>("username");
	useFirstField(place, { here: site !== undefined && rules !== undefined });
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (site === undefined || rules === undefined) return <Waiting />;
	const { USERNAMEREG3, MOBILENUMREG3 } = site.whitelabel;
	const byName = USERNAMEREG3.enabled === 1;
	const byMobile = MOBILENUMREG3.enabled === 1;
	if (!byName && !byMobile) {
		return <EmptyState title={say("register.closed")} text={say("errors.REGISTRATION_UNAVAILABLE")} />;
	}
	const nameForm = (
		<RegisterForm rules={rules} provesPhone={site.whitelabel.REGMOBVERF3.enabled === 1} onDone={onDone} />
	);
	const mobileForm = <MobileForm rules={rules} onDone={onDone} />;
	if (!byMobile) return nameForm;
	if (!byName) return mobileForm;
	const items = [
		{ key: "username", label: say("fields.username") },
		{ key: "mobile", label: say("fields.mobileNum") },
	] as const;
	return (
		<div>
			<Tabs label={say("register.title")} items={items} chosen={way} onChoose={setWay}>
				<Kept shown={way === "username"}>{nameForm}</Kept>
				<Kept shown={way === "mobile"}>{mobileForm}</Kept>
			</Tabs>
		</div>
	);
}

/** Who waits for the form with the focus goes on in its first field, whichever of the two comes first. */
function useFirstField(place: RefObject<HTMLElement | null>, { here }: { readonly here: boolean }): void {
	useEffect(() => {
		const waiting = place.current;
		if (!here || waiting === null) return;
		const goOn = (): void => waiting.querySelector("input")?.focus({ preventScroll: true });
		if (waiting === document.activeElement) goOn();
		waiting.addEventListener("focus", goOn, { once: true });
		return () => waiting.removeEventListener("focus", goOn);
	}, [place, here]);
}

/** As high as the form that comes, so that the popup does not grow under a finger. */
function Waiting() {
	return (
		<div className="flex flex-col gap-6">
			{[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
				<Skeleton key={row} className="h-16 rounded-control" />
			))}
		</div>
	);
}
