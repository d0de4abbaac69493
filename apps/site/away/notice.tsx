// What the site says of itself at its lower edge: that there is no network, that a newer version is there, or that pushes
// stay away. A newer version goes before pushes: loading it may be what brings them back.
import { Button, Icon, useLiveNotice, useOnline, usePlatformText } from "#platform/ui";
import { outdated } from "./release.ts";

export function Notice() {
	const say = usePlatformText();
	const online = useOnline();
	const old = outdated.use();
	const live = useLiveNotice();
	const newer = online && old;
	const words = online ? (old ? say("away.newVersion") : live) : say("away.banner");
	return (
		<output
			aria-live="polite"
			className="pointer-events-none fixed inset-x-0 bottom-20 z-50 flex justify-center px-4 md:bottom-6 md:justify-start md:px-6"
		>
			{words === undefined ? null : (
				<span className="pointer-events-auto flex max-w-md items-center gap-3 rounded-card border border-line bg-surface-3 px-4 py-3 text-14 shadow-float">
					<Icon name={newer ? "refresh" : "alert"} className="text-accent-text" />
					<span>{words}</span>
					{newer ? (
						<Button size="small" onPress={() => location.reload()}>
							{say("away.reload")}
						</Button>
					) : null}
				</span>
			)}
		</output>
	);
}
