// What stands before a withdrawal: a login that is not fresh, a document, and what stands against any money that leaves.
// Each says the next step.
import type { ReactNode } from "react";
import { useSignOut } from "#members/ui";
import { Button, Icon, type IconName, openPopup } from "#platform/ui";
import type { WithdrawDesk } from "../contract/index.ts";
import { LeavingNotices } from "./leaving.tsx";
import { useCashierText } from "./text.ts";

export type WithdrawNoticesProps = { readonly desk: WithdrawDesk; readonly onIdentity: () => void };

export function WithdrawNotices({ desk, onIdentity }: WithdrawNoticesProps) {
	const say = useCashierText();
	return (
		<>
			{desk.freshUntil === null ? <LogInAgain /> : null}
			{desk.identityRequired ? (
				<Notice icon="shield" text={say("withdraw.identity")}>
					<Button look="plain" size="small" onPress={onIdentity}>
						{say("withdraw.identityAct")}
					</Button>
				</Notice>
			) : null}
			<LeavingNotices {...desk} />
		</>
	);
}

type NoticeProps = { readonly icon: IconName; readonly text: string; readonly children: ReactNode };

function Notice({ icon, text, children }: NoticeProps) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-surface-2 px-5 py-4 text-14">
			<Icon name={icon} className="shrink-0 text-text-3" />
			<p className="min-w-48 grow basis-0">{text}</p>
			{children}
		</div>
	);
}

/** A.3.6: whoever logged in long ago logs in again before money leaves. */
function LogInAgain() {
	const say = useCashierText();
	const { signOut, busy } = useSignOut();
	const again = () => void signOut().then(() => openPopup({ name: "login" }));
	return (
		<Notice icon="clock" text={say("withdraw.fresh")}>
			<Button size="small" busy={busy} onPress={again}>
				{say("withdraw.freshAct")}
			</Button>
		</Notice>
	);
}
