// Another name for a passkey.
import { Dialog } from "#platform/ui";
import { listPasskeys } from "../../contract/index.ts";
import { longestPasskeyName } from "../../core/index.ts";
import { useNamePasskey } from "../calls.gen.ts";
import { OneFieldForm } from "../security/one-field-form.tsx";
import { useActing } from "../security/use-acting.ts";
import { useMembersText } from "../text.ts";
import type { PasskeyDialogProps } from "./shown-passkey.ts";

export function NamePasskey({ passkey, onClose }: PasskeyDialogProps) {
	const say = useMembersText();
	const { mutateAsync } = useNamePasskey({ refreshes: [listPasskeys] });
	const acting = useActing();
	const save = (name: string) =>
		acting.run(async () => {
			await mutateAsync({ passkeyId: passkey.id, name });
			onClose();
		});
	return (
		<Dialog open size="dialog" title={say("passkeys.rename")} onClose={onClose}>
			<OneFieldForm
				kind="name"
				first={passkey.name}
				maxLength={longestPasskeyName}
				label={say("passkeys.name")}
				act={say("passkeys.save")}
				acting={acting}
				onSend={save}
			/>
		</Dialog>
	);
}
