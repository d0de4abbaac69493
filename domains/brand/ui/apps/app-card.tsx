// The code that a phone reads, and the file for who is on the phone already.
import { buttonClass, Icon } from "#platform/ui";
import { useBrandText } from "../text.ts";
import type { AppKind } from "./app-kinds.ts";
import { QrCode } from "./qr-code.tsx";

export type AppCardProps = {
	readonly kind: AppKind;
	/** Where the app's file is; the web app has none. */
	readonly file: string | undefined;
	/** The whole address that the code holds. */
	readonly code: string;
};

export function AppCard({ kind, file, code }: AppCardProps) {
	const say = useBrandText();
	const name = say(`apps.kind.${kind}`);
	return (
		<div className="flex flex-col items-center gap-4 rounded-card bg-surface-1 p-6 text-center">
			<QrCode text={code} label={say("apps.code", { name })} />
			<p className="max-w-[26ch] text-14 text-text-2">{file === undefined ? say("apps.scanWeb") : say("apps.scan")}</p>
			{file === undefined ? null : (
				<a href={file} rel="noopener" className={buttonClass()}>
					<Icon name="download" />
					{say("apps.load", { name })}
				</a>
			)}
		</div>
	);
}
