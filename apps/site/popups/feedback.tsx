// A message to the operator, over whatever page it is about.
import { FeedbackForm, OwnMessages, useBrandText } from "#brand/ui";
import { Dialog } from "#platform/ui";

export function Feedback({ onClose }: { readonly onClose: () => void }) {
	const say = useBrandText();
	return (
		<Dialog open title={say("feedback.title")} onClose={onClose}>
			<p className="mb-5 text-14 text-text-2">{say("feedback.text")}</p>
			<FeedbackForm />
			<OwnMessages />
		</Dialog>
	);
}
