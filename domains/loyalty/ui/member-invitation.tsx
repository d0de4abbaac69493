// Where a member's own figures would stand: what a visitor and a guest can do to have some.
import { Button, Icon, openPopup } from "#platform/ui";
import { useLoyaltyText } from "./text.ts";

/** After the login or the registration the page is where it was. */
const stay = (): void => {};

export type MemberInvitationProps = {
	readonly title: string;
	readonly text: string;
	/** A free-play account: it registers, it does not log in again. */
	readonly guest: boolean;
};

export function MemberInvitation({ title, text, guest }: MemberInvitationProps) {
	const say = useLoyaltyText();
	return (
		<section className="flex flex-col gap-4 rounded-panel bg-surface-1 p-6 md:flex-row md:items-center md:p-8">
			<Icon name={guest ? "alert" : "crown"} className="size-10 shrink-0 text-hue" />
			<div className="grow">
				<h2 className="text-20 font-bold">{title}</h2>
				<p className="mt-1 text-14 text-text-2">{text}</p>
			</div>
			<div className="flex flex-wrap gap-2">
				{guest ? null : <Button onPress={() => openPopup({ name: "login", goOn: stay })}>{say("vip.logIn")}</Button>}
				<Button look={guest ? "primary" : "plain"} onPress={() => openPopup({ name: "register", goOn: stay })}>
					{say("vip.register")}
				</Button>
			</div>
		</section>
	);
}
