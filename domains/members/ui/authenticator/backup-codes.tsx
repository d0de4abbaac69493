// Backup codes, shown this once: to be written down, printed or copied.
import { Button, showToast } from "#platform/ui";
import { useMembersText } from "../text.ts";

export function BackupCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
	const say = useMembersText();
	const copy = async () => {
		await navigator.clipboard.writeText(codes.join("\n"));
		showToast({ tone: "success", text: say("authenticator.copied") });
	};
	return (
		<div className="flex flex-col gap-4">
			<p role="status" className="text-14 text-text-2">
				{say("authenticator.codesText")}
			</p>
			<ul
				aria-label={say("authenticator.codes")}
				className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-surface-2 px-5 py-4 text-16 tabular-nums"
			>
				{codes.map((code) => (
					<li key={code} className="font-medium tracking-wide">
						{code}
					</li>
				))}
			</ul>
			<Button look="quiet" wide onPress={() => void copy()}>
				{say("authenticator.copy")}
			</Button>
			<Button wide size="large" onPress={onClose}>
				{say("authenticator.kept")}
			</Button>
		</div>
	);
}
