// What a code allows: new backup codes, or turning the authenticator off.
import { useState } from "react";
import { Dialog, showToast } from "#platform/ui";
import { listAccountEvents, readAuthenticator } from "../../contract/index.ts";
import { useRenewBackupCodes, useStopAuthenticator } from "../calls.gen.ts";
import { OneFieldForm } from "../security/one-field-form.tsx";
import { useActing } from "../security/use-acting.ts";
import { useMembersText } from "../text.ts";
import { BackupCodes } from "./backup-codes.tsx";

export type CodeProofProps = { readonly what: "codes" | "off"; readonly onClose: () => void };

const refreshes = [readAuthenticator, listAccountEvents];

export function CodeProof({ what, onClose }: CodeProofProps) {
	const say = useMembersText();
	const [codes, setCodes] = useState<readonly string[]>();
	const renew = useRenewBackupCodes({ refreshes });
	const stop = useStopAuthenticator({ refreshes });
	const acting = useActing();
	const send = (proof: string) =>
		acting.run(async () => {
			if (what === "codes") return setCodes((await renew.mutateAsync({ proof })).backupCodes);
			await stop.mutateAsync({ proof });
			showToast({ tone: "success", text: say("authenticator.stopped") });
			onClose();
		});
	const off = what === "off";
	return (
		<Dialog
			open
			size="dialog"
			title={say(off ? "authenticator.offTitle" : codes === undefined ? "authenticator.renew" : "authenticator.codes")}
			onClose={onClose}
		>
			{codes === undefined ? (
				<OneFieldForm
					kind="code"
					label={say("authenticator.code")}
					hint={say("authenticator.codeHint")}
					act={say(off ? "authenticator.turnOff" : "authenticator.renew")}
					acting={acting}
					onSend={send}
				>
					<p className="text-14 text-text-2">{say(off ? "authenticator.offWarning" : "authenticator.renewText")}</p>
				</OneFieldForm>
			) : (
				<BackupCodes codes={codes} onClose={onClose} />
			)}
		</Dialog>
	);
}
