// Asks before something that opens the account is taken away, takes it, and says how that went.
import { Confirm, failureSentence, showToast } from "#platform/ui";

export type ConfirmRemovalProps = {
	readonly title: string;
	readonly text: string;
	/** What the button says. */
	readonly act: string;
	/** What is said when it is gone. */
	readonly done: string;
	readonly busy: boolean;
	/** Rejects with why it is not gone. */
	readonly remove: () => Promise<unknown>;
	readonly onClose: () => void;
};

export function ConfirmRemoval({ title, text, act, done, busy, remove, onClose }: ConfirmRemovalProps) {
	const take = async () => {
		try {
			await remove();
			showToast({ tone: "success", text: done });
		} catch (error) {
			showToast({ tone: "danger", text: failureSentence(error) });
		}
		onClose();
	};
	return (
		<Confirm open onClose={onClose} title={title} text={text} act={act} busy={busy} danger onAct={() => void take()} />
	);
}
