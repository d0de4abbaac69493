// Stands in the place of what is shut while somebody is barred: why, and the way to their money.
import { Button, EmptyState, usePageTitle, usePlatformText } from "#platform/ui";
import { useProtectionText } from "../text.ts";

export type BarredNoticeProps = {
	readonly kind: "break" | "exclusion";
	readonly onWithdraw: () => void;
};

const codes = { break: "ON_A_BREAK", exclusion: "SELF_EXCLUDED" } as const;

/** A part of a page or of a dialog. */
export function BarredNotice({ kind, onWithdraw }: BarredNoticeProps) {
	const say = useProtectionText();
	const sayError = usePlatformText();
	return (
		<EmptyState
			title={sayError(`errors.${codes[kind]}`)}
			action={
				<Button look="plain" onPress={onWithdraw}>
					{say("barred.withdraw")}
				</Button>
			}
		/>
	);
}

/** In the place of a whole page. */
export function BarredPage(props: BarredNoticeProps) {
	const say = useProtectionText();
	usePageTitle(say("barred.label"));
	return (
		<>
			<h1 className="sr-only">{say("barred.label")}</h1>
			<BarredNotice {...props} />
		</>
	);
}
