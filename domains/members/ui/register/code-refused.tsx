// An invitation code that is nobody's: the registration waits until it is mended or left empty.
import { Button, Dialog } from "#platform/ui";
import { useMembersText } from "../text.ts";

export function CodeRefused({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
	const say = useMembersText();
	return (
		<Dialog open={open} title={say("register.codeRefused")} size="dialog" onClose={onClose}>
			<p className="text-text-2">{say("errors.AFFILIATE_CODE_INVALID")}</p>
			<div className="mt-6 flex justify-end">
				<Button onPress={onClose}>{say("register.codeOk")}</Button>
			</div>
		</Dialog>
	);
}
