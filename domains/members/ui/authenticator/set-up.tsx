// Setting an authenticator up, step by step: the password, the secret with its first code, the backup codes.
import { useState } from "react";
import { QrCode } from "#brand/ui";
import { Dialog } from "#platform/ui";
import { listAccountEvents, readAuthenticator } from "../../contract/index.ts";
import { useConfirmAuthenticator, useStartAuthenticator } from "../calls.gen.ts";
import { OneFieldForm } from "../security/one-field-form.tsx";
import { useActing } from "../security/use-acting.ts";
import { useMembersText } from "../text.ts";
import { BackupCodes } from "./backup-codes.tsx";

type Secret = { readonly secret: string; readonly uri: string };

export function SetUp({ onClose }: { readonly onClose: () => void }) {
	const say = useMembersText();
	const [secret, setSecret] = useState<Secret>();
	const [codes, setCodes] = useState<readonly string[]>();
	const title = say(codes === undefined ? "authenticator.setUpTitle" : "authenticator.codes");
	return (
		<Dialog open size="dialog" title={title} onClose={onClose}>
			{codes !== undefined ? (
				<BackupCodes codes={codes} onClose={onClose} />
			) : secret === undefined ? (
				<AskPassword onBegun={setSecret} />
			) : (
				<FirstCode secret={secret} onDone={setCodes} />
			)}
		</Dialog>
	);
}

function AskPassword({ onBegun }: { readonly onBegun: (secret: Secret) => void }) {
	const say = useMembersText();
	const { mutateAsync } = useStartAuthenticator();
	const acting = useActing();
	return (
		<OneFieldForm
			kind="password"
			label={say("password.oldPassword")}
			act={say("authenticator.next")}
			acting={acting}
			onSend={(password) => acting.run(async () => onBegun(await mutateAsync({ password })))}
		/>
	);
}

type FirstCodeProps = { readonly secret: Secret; readonly onDone: (codes: readonly string[]) => void };

function FirstCode({ secret: { secret, uri }, onDone }: FirstCodeProps) {
	const say = useMembersText();
	const { mutateAsync } = useConfirmAuthenticator({ refreshes: [readAuthenticator, listAccountEvents] });
	const acting = useActing();
	return (
		<OneFieldForm
			kind="code"
			label={say("authenticator.firstCode")}
			act={say("authenticator.turnOn")}
			acting={acting}
			onSend={(code) => acting.run(async () => onDone((await mutateAsync({ code })).backupCodes))}
		>
			<p className="text-14 text-text-2">{say("authenticator.scan")}</p>
			<div className="flex justify-center">
				<QrCode text={uri} label={say("authenticator.qr")} />
			</div>
			<p className="text-14 text-text-2">
				{say("authenticator.type")} <strong className="font-bold break-all text-text-1">{inFours(secret)}</strong>
			</p>
		</OneFieldForm>
	);
}

/** Easier to read while it is typed. */
const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
