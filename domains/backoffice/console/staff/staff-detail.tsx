// One who works here: what changes of the account, each said before it is done.
import { useState } from "react";
import { useDeskText, useMay, useMe } from "#platform/desk/ui";
import { Button, Confirm, Dialog, FailureNote, showToast } from "#platform/ui";
import { listStaff, type StaffLine } from "../../contract/index.ts";
import { useChangeStaff } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";
import { FirstPassword } from "./first-password.tsx";
import { RoleChecks } from "./role-checks.tsx";

type Act = "disable" | "enable" | "unlock" | "renew";

export function StaffDetail({
	staff,
	onClose,
}: {
	readonly staff: StaffLine | undefined;
	readonly onClose: () => void;
}) {
	return (
		<Dialog open={staff !== undefined} onClose={onClose} title={staff?.username ?? ""} size="sheet">
			{staff === undefined ? null : <Changes key={staff.staffId} staff={staff} onClose={onClose} />}
		</Dialog>
	);
}

function Changes({ staff, onClose }: { readonly staff: StaffLine; readonly onClose: () => void }) {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const mayWrite = useMay("staff:write");
	const own = useMe()?.staffId === staff.staffId;
	const [roles, setRoles] = useState<readonly string[]>(staff.roles);
	const [asked, setAsked] = useState<Act>();
	const [password, setPassword] = useState<string>();
	const change = useChangeStaff({ refreshes: [listStaff] });
	const { staffId, username } = staff;
	if (password !== undefined) return <FirstPassword username={username} password={password} onClose={onClose} />;
	if (!mayWrite || own)
		return <p className="text-14 text-text-2">{say(own ? "staff.ownAccount" : "frame.askRoles")}</p>;
	const done = (answer: { readonly password: string | null }) => {
		setAsked(undefined);
		if (answer.password === null) showToast({ tone: "success", text: sayDesk("parts.saved") });
		else setPassword(answer.password);
	};
	const carryOut = (act: Act) => change.mutate({ staffId, change: changeOf(act) }, { onSuccess: done });
	return (
		<div className="flex flex-col gap-5">
			<RoleChecks chosen={roles} onChoose={setRoles} />
			<Button
				look="plain"
				busy={change.isPending}
				onPress={() => change.mutate({ staffId, change: { kind: "roles", roles: [...roles] } }, { onSuccess: done })}
			>
				{say("staff.saveRoles")}
			</Button>
			{change.error === null ? null : <FailureNote error={change.error} />}
			<div className="flex flex-col gap-2 border-t border-line pt-5">
				{actsOf(staff).map((act) => (
					<Button key={act} look={act === "disable" ? "danger" : "plain"} onPress={() => setAsked(act)}>
						{say(`staff.acts.${act}`)}
					</Button>
				))}
			</div>
			{asked === undefined ? null : (
				<Confirm
					open
					onClose={() => setAsked(undefined)}
					busy={change.isPending}
					danger={asked === "disable"}
					title={say(`staff.acts.${asked}`)}
					text={say(`staff.will.${asked}`, { username })}
					act={say(`staff.acts.${asked}`)}
					onAct={() => carryOut(asked)}
				/>
			)}
		</div>
	);
}

const actsOf = ({ disabled, lockedUntil }: StaffLine): readonly Act[] => [
	...(lockedUntil === null ? [] : (["unlock"] as const)),
	"renew",
	disabled ? "enable" : "disable",
];

function changeOf(act: Act) {
	if (act === "unlock" || act === "renew") return { kind: act };
	return { kind: "disabled" as const, disabled: act === "disable" };
}
