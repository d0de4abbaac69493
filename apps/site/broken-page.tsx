// Shown where a page failed to load or to render: what happened, another try, and a reload.
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useBrandText } from "#brand/ui";
import { Button, EmptyState, usePlatformText } from "#platform/ui";

export function BrokenPage({ reset }: Pick<ErrorComponentProps, "reset">) {
	const say = useBrandText();
	const sayPlatform = usePlatformText();
	const router = useRouter();
	const retry = () => {
		reset();
		void router.invalidate();
	};
	return (
		<div role="alert">
			<EmptyState
				title={say("broken.title")}
				text={say("broken.text")}
				action={
					<div className="flex flex-wrap justify-center gap-3">
						<Button onPress={retry}>{sayPlatform("retry")}</Button>
						<Button look="plain" onPress={() => location.reload()}>
							{say("broken.reload")}
						</Button>
					</div>
				}
			/>
		</div>
	);
}
