// Says calmly what runs and until when, and what is open meanwhile. It takes no place of a page's own and cannot be closed.
import { Button, Icon, useFormats } from "#platform/ui";
import { useProtectionText } from "../text.ts";

export type ExclusionBannerProps = {
	readonly exclusion: { readonly kind: "break" | "exclusion"; readonly until: string };
	/** Undefined where the withdrawals are open already. */
	readonly onWithdraw: (() => void) | undefined;
	readonly onHelp: () => void;
	/** Above a page from side to side, or a card in a panel. */
	readonly within: keyof typeof looks;
};

const looks = {
	page: "border-b border-line bg-surface-1 px-4 md:px-8",
	panel: "mb-4 rounded-card bg-surface-2 px-5",
} as const;

export function ExclusionBanner({ exclusion, onWithdraw, onHelp, within }: ExclusionBannerProps) {
	const say = useProtectionText();
	const { moment } = useFormats();
	return (
		<section
			aria-label={say("excluded.label")}
			className={`flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 ${looks[within]}`}
		>
			<Icon name="shield" className="hidden text-text-3 sm:block" />
			<p className="min-w-56 grow basis-0 text-14">
				{say(`excluded.${exclusion.kind}`, { moment: moment(exclusion.until) })}
			</p>
			<div className="flex gap-2">
				{onWithdraw === undefined ? null : (
					<Button look="plain" size="small" onPress={onWithdraw}>
						{say("excluded.withdraw")}
					</Button>
				)}
				<Button look="quiet" size="small" onPress={onHelp}>
					{say("excluded.help")}
				</Button>
			</div>
		</section>
	);
}
