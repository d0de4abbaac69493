// A call failed: the sentence, and another try where that may help.
import { failureSentence } from "../calls/failure-sentence.ts";
import { usePlatformText } from "../messages.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

export function FailureNote({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
	const say = usePlatformText();
	return (
		<div role="alert" className="flex items-center gap-3 rounded-card bg-surface-2 px-4 py-3 text-14">
			<Icon name="alert" className="text-lost" />
			<p className="grow">{failureSentence(error)}</p>
			{onRetry === undefined ? null : (
				<Button look="quiet" size="small" onPress={onRetry}>
					{say("retry")}
				</Button>
			)}
		</div>
	);
}
