// What the site says of itself at its lower edge: that there is no network, that pushes stay away, or that a newer version
// is there.
import { Button, Icon, useLiveNotice, useOnline, usePlatformText } from "#platform/ui";
import { outdated } from "./release.ts";

export function Notice() {
	const say = usePlatformText();
	const online = useOnline();
	const old = outdated.use();
	const live = useLiveNotice();
	const away = online ? live : say("away.banner");
	return (
		<output
			aria-live="polite"
			className="pointer-events-none fixed inset-x-0 bottom-20 z-50 flex justify-center px-4 md:bottom-6 md:justify-start md:px-6"
		>
			{away === undefined && !old ? null : (
				<span className="pointer-events-auto flex max-w-md items-center gap-3 rounded-card border border-line bg-surface-3 px-4 py-3 text-14 shadow-float">
					<Icon name={away === undefined ? "refresh" : "alert"} className="text-accent-text" />
					<span>{away ?? say("away.newVersion")}</span>
					{away === undefined ? (
						<Button size="small" onPress={() => location.reload()}>
							{say("away.reload")}
						</Button>
					) : null}
				</span>
			)}
		</output>
	);
}
