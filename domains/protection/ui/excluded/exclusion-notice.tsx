// Stands in the place of what is shut while somebody is excluded: why, and the way to their money.
import { Button, EmptyState, usePageTitle, usePlatformText } from "#platform/ui";
import { useProtectionText } from "../text.ts";

export type ExclusionNoticeProps = {
	readonly kind: "break" | "exclusion";
	readonly onWithdraw: () => void;
};

const codes = { break: "ON_A_BREAK", exclusion: "SELF_EXCLUDED" } as const;

/** A part of a page or of a dialog. */
export function ExclusionNotice({ kind, onWithdraw }: ExclusionNoticeProps) {
	const say = useProtectionText();
	const sayError = usePlatformText();
	return (
		<EmptyState
			title={sayError(`errors.${codes[kind]}`)}
			action={
				<Button look="plain" onPress={onWithdraw}>
					{say("excluded.withdraw")}
				</Button>
			}
		/>
	);
}

/** In the place of a whole page. */
export function ExcludedPage(props: ExclusionNoticeProps) {
	const say = useProtectionText();
	usePageTitle(say("excluded.label"));
	return (
		<>
			<h1 className="sr-only">{say("excluded.label")}</h1>
			<ExclusionNotice {...props} />
		</>
	);
}
