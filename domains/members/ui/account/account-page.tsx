// My account: who I am here, and what keeps the account safe.
import { type ReactNode, useState } from "react";
import { useBootstrapSite } from "#brand/ui";
import { Button, FailureNote, Skeleton, useFormats } from "#platform/ui";
import { isAgent } from "../../core/index.ts";
import { Authenticator } from "../authenticator/authenticator.tsx";
import { useReadMember } from "../calls.gen.ts";
import { OwnChannels } from "../channels/own-channels.tsx";
import { Passkeys } from "../passkeys/passkeys.tsx";
import { AccountHistory } from "../security/account-history.tsx";
import { ContactData } from "../security/contact-data.tsx";
import { LastLogin } from "../security/last-login.tsx";
import { OpenSessions } from "../security/open-sessions.tsx";
import { PaymentPassword } from "../security/payment-password.tsx";
import { PayoutName } from "../security/payout-name.tsx";
import { useMembersText } from "../text.ts";
import { OwnPicture } from "./own-picture.tsx";
import { PictureDialog } from "./picture-dialog.tsx";

export type AccountPageProps = {
	readonly onChangePassword: () => void;
	readonly onSignOut: () => void;
	/** The member logged out everywhere, here too. */
	readonly onLeft: () => void;
	/** A link to the page on limits and help. */
	readonly help: ReactNode;
};

export function AccountPage({ onChangePassword, onSignOut, onLeft, help }: AccountPageProps) {
	const say = useMembersText();
	const { data, error, refetch } = useReadMember({});
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 rounded-card" />;
	return (
		<div className="flex flex-col gap-6">
			<Identity member={data} />
			<section className="flex flex-col gap-2">
				<h3 className="text-16 font-bold">{say("account.security")}</h3>
				<Act title={say("fields.password")} text={say("account.passwordText")}>
					<Button look="plain" size="small" onPress={onChangePassword}>
						{say("password.title")}
					</Button>
				</Act>
				<LastLogin />
				<PaymentPassword />
				<PayoutName />
				<Act title={say("account.thisSession")} text={say("account.thisSessionText")}>
					<Button look="plain" size="small" icon="log-out" onPress={onSignOut}>
						{say("account.signOut")}
					</Button>
				</Act>
				<Act title={say("account.help")} text={say("account.helpText")}>
					{help}
				</Act>
			</section>
			<ContactData />
			<Authenticator />
			<Passkeys />
			<OwnChannels />
			<OpenSessions onLeft={onLeft} />
			<AccountHistory />
		</div>
	);
}

type Member = NonNullable<ReturnType<typeof useReadMember>["data"]>;

function Identity({ member }: { readonly member: Member }) {
	const say = useMembersText();
	const { number } = useFormats();
	const { data: site } = useBootstrapSite({});
	const [choosing, setChoosing] = useState(false);
	const rank = member.clubLabel.labelName;
	return (
		<section className="rounded-card bg-surface-2 p-5">
			<div className="flex flex-wrap items-center gap-4">
				<OwnPicture size="large" />
				<div className="min-w-0 grow">
					<p className="truncate text-20 font-bold">{member.nickname}</p>
					<p className="truncate text-14 text-text-2">{member.account}</p>
				</div>
				<Button look="plain" size="small" onPress={() => setChoosing(true)}>
					{say("picture.change")}
				</Button>
				{choosing ? <PictureDialog onClose={() => setChoosing(false)} /> : null}
			</div>
			<dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 text-14 sm:grid-cols-4">
				<Fact name={say("account.kind")}>{say(isAgent(member.type) ? "account.agent" : "account.player")}</Fact>
				<Fact name={say("account.rank")}>
					{rank === "" ? say("account.noRank") : `${rank} · ${number(member.clubLabel.rankLevel)}`}
				</Fact>
				<Fact name={say("account.currency")}>
					{site?.brand.playMoney === false ? member.currency : say("account.playMoney", { currency: member.currency })}
				</Fact>
				<Fact name={say("account.id")}>{member.id}</Fact>
			</dl>
		</section>
	);
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-13 text-text-3">{name}</dt>
			<dd className="mt-0.5 font-medium">{children}</dd>
		</div>
	);
}

function Act(props: { readonly title: string; readonly text: string; readonly children: ReactNode }) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface-2 px-5 py-4">
			<div className="min-w-56 grow basis-0">
				<p className="text-14 font-medium">{props.title}</p>
				<p className="text-13 text-text-3">{props.text}</p>
			</div>
			{props.children}
		</div>
	);
}
