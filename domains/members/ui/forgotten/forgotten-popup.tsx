// The popup of a forgotten password (forgetPassModal): by e-mail, and by mobile number where the brand has it switched on.
import { useState } from "react";
import { useBootstrapSite } from "#brand/ui";
import { Dialog, Skeleton, Tabs } from "#platform/ui";
import { Kept } from "../entry/kept.tsx";
import type { AskedLogin } from "../login/asked-login.ts";
import { SecondProof } from "../login/second-proof.tsx";
import { useMembersText } from "../text.ts";
import { EmailForm } from "./email-form.tsx";
import { MobileForm } from "./mobile-form.tsx";

export type ForgottenPopupProps = {
	readonly onClose: () => void;
	/** A new password is set, and the person is logged in. */
	readonly onDone: () => void;
};

export function ForgottenPopup({ onClose, onDone }: ForgottenPopupProps) {
	const say = useMembersText();
	const { data } = useBootstrapSite({});
	const [asked, setAsked] = useState<AskedLogin>();
	const [way, setWay] = useState<"email" | "mobile">("email");
	const rules = data?.register.fields;
	const byMobile = data?.whitelabel.CHNGPASSVERIF3.enabled === 1;
	const items = [
		{ key: "email", label: say("forgotten.email") },
		{ key: "mobile", label: say("forgotten.mobile") },
	] as const;
	const byEmail = rules === undefined ? <Skeleton className="h-64" /> : <EmailForm rules={rules} onClose={onClose} />;
	if (asked !== undefined) {
		return (
			<Dialog open size="dialog" title={say("proof.title")} onClose={onClose}>
				<SecondProof login={asked} onLoggedIn={onDone} onBack={onClose} />
			</Dialog>
		);
	}
	return (
		<Dialog open size="dialog" title={say("forgotten.title")} onClose={onClose}>
			{byMobile && rules !== undefined ? (
				<Tabs label={say("forgotten.ways")} items={items} chosen={way} onChoose={setWay}>
					<Kept shown={way === "email"}>{byEmail}</Kept>
					<Kept shown={way === "mobile"}>
						<MobileForm rules={rules} onDone={onDone} onAsked={setAsked} />
					</Kept>
				</Tabs>
			) : (
				byEmail
			)}
		</Dialog>
	);
}
