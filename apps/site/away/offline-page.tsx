// The page of a navigation without a network. It asks now and then whether the site answers, and then shows the page that
// was wanted, whose address still stands.
import { useEffect } from "react";
import { BrandMark, useReadStatus } from "#brand/ui";
import { Button, usePageTitle, usePlatformText } from "#platform/ui";

const askEveryMilliseconds = 5_000;

export function OfflinePage() {
	const say = usePlatformText();
	const { data: status } = useReadStatus({ url: location.host }, { everyMilliseconds: askEveryMilliseconds });
	usePageTitle(say("away.title"));
	useEffect(() => {
		if (status !== undefined) location.reload();
	}, [status]);
	return (
		<main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
			<BrandMark className="mb-4 size-20 opacity-90" />
			<h1 className="text-28 font-bold">{say("away.title")}</h1>
			<p className="text-16 text-text-2">{say("away.text")}</p>
			<div className="mt-2">
				<Button onPress={() => location.reload()}>{say("retry")}</Button>
			</div>
		</main>
	);
}
