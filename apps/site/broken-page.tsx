// Shown where a part of the page failed to load or to render: what happened, and one way on.
import { useBrandText } from "#brand/ui";
import { Button, EmptyState } from "#platform/ui";

export function BrokenPage() {
	const say = useBrandText();
	return (
		<EmptyState
			title={say("broken.title")}
			text={say("broken.text")}
			action={<Button onPress={() => location.reload()}>{say("broken.reload")}</Button>}
		/>
	);
}
