// A code could not be sent: the reason, as the server or the site gives it, and a button that takes notice of it.
import { useCustomerService } from "#brand/ui";
import { Button, Dialog } from "#platform/ui";
import { useMembersText } from "../text.ts";

export function CodeNotSent({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
	const say = useMembersText();
	const service = useCustomerService();
	return (
		<Dialog open size="dialog" title={say("phone.failedTitle")} onClose={onClose}>
			<p className="text-text-2">{text}</p>
			<div className="mt-6 flex flex-wrap justify-end gap-2">
				<Button look="quiet" icon="service" onPress={service.open}>
					{say("login.contact")}
				</Button>
				<Button onPress={onClose}>{say("phone.confirm")}</Button>
			</div>
		</Dialog>
	);
}
