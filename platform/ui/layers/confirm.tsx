// A question before an act: what will happen, one button that does it, one that does not.
import { Button } from "../controls/button.tsx";
import { usePlatformText } from "../messages.ts";
import { Dialog } from "./dialog.tsx";

export type ConfirmProps = {
	readonly open: boolean;
	readonly onClose: () => void;
	readonly title: string;
	readonly text: string;
	/** The words on the button that acts: a verb. */
	readonly act: string;
	readonly onAct: () => void;
	readonly busy?: boolean;
	readonly danger?: boolean;
};

export function Confirm(props: ConfirmProps) {
	const say = usePlatformText();
	return (
		<Dialog open={props.open} onClose={props.onClose} title={props.title} size="dialog">
			<p className="text-text-2">{props.text}</p>
			<div className="mt-6 flex justify-end gap-2">
				<Button look="quiet" onPress={props.onClose}>
					{say("cancel")}
				</Button>
				<Button look={props.danger === true ? "danger" : "primary"} busy={props.busy === true} onPress={props.onAct}>
					{props.act}
				</Button>
			</div>
		</Dialog>
	);
}
