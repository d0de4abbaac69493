// A first login: the authenticator is set up, a password of one's own is chosen, backup codes are shown this once.
import { useState } from "react";
import { QrCode } from "#brand/ui";
import { fieldsOf } from "#platform/desk/ui";
import { Button, FailureNote, Field, openSession } from "#platform/ui";
import { shortestPassword } from "../../core/index.ts";
import { useStaffBegin } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

export type FirstLoginProps = {
	readonly stepToken: string;
	readonly secret: string;
	/** What the QR code tells an authenticator. */
	readonly address: string;
	readonly onAgain: () => void;
};

type Begun = { readonly token: string; readonly backupCodes: readonly string[] };

export function FirstLogin({ stepToken, secret, address, onAgain }: FirstLoginProps) {
	const say = useOfficeText();
	const begin = useStaffBegin();
	const [begun, setBegun] = useState<Begun>();
	const [unequal, setUnequal] = useState(false);
	if (begun !== undefined) return <BackupCodes begun={begun} />;
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const { newPassword = "", repeated = "", code = "" } = fieldsOf(event.currentTarget);
				setUnequal(newPassword !== repeated);
				if (newPassword === repeated) begin.mutate({ stepToken, newPassword, code }, { onSuccess: setBegun });
			}}
		>
			<p className="text-14 text-text-2">{say("login.scan")}</p>
			<div className="flex justify-center">
				<QrCode text={address} label={say("login.qr")} size={180} />
			</div>
			<p className="text-14 text-text-2">
				{say("login.type")} <strong className="font-bold break-words text-text-1">{inFours(secret)}</strong>
			</p>
			<Field label={say("login.firstCode")} name="code" autoComplete="one-time-code" inputMode="numeric" required />
			<Field
				label={say("login.newPassword")}
				hint={say("login.newPasswordHint", { count: shortestPassword })}
				name="newPassword"
				type="password"
				autoComplete="new-password"
				required
			/>
			<Field
				label={say("login.repeat")}
				name="repeated"
				type="password"
				autoComplete="new-password"
				{...(unequal ? { error: say("login.unequal") } : {})}
				required
			/>
			{begin.error === null ? null : <FailureNote error={begin.error} />}
			<Button submit wide busy={begin.isPending}>
				{say("login.enter")}
			</Button>
			<Button look="quiet" onPress={onAgain}>
				{say("login.again")}
			</Button>
		</form>
	);
}

function BackupCodes({ begun }: { readonly begun: Begun }) {
	const say = useOfficeText();
	return (
		<div className="flex flex-col gap-4">
			<h2 className="text-16 font-bold">{say("login.backupTitle")}</h2>
			<p className="text-14 text-text-2">{say("login.backupText")}</p>
			<ul className="grid grid-cols-2 gap-2 rounded-card bg-surface-2 p-4 text-14 font-medium">
				{begun.backupCodes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<Button wide onPress={() => openSession(begun)}>
				{say("login.kept")}
			</Button>
		</div>
	);
}

/** Easier to read while it is typed. */
const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
