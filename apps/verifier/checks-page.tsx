// The page that checks: which draws, where more than one studio has some, then that studio's own part.
import { useState } from "react";
import type { StudioCheck } from "#cabinet/ui";
import { checkOf, checks } from "./checks.ts";

export type ChecksPageProps = {
	readonly hash: string;
	readonly among?: readonly StudioCheck[];
};

export function ChecksPage({ hash, among = checks }: ChecksPageProps) {
	const [chosen, setChosen] = useState(() => checkOf(hash, among));
	if (chosen === undefined) return null;
	const { Check } = chosen;
	return (
		<>
			{among.length < 2 ? null : (
				<nav className="mx-auto flex max-w-240 flex-wrap gap-1 bg-ground px-4 pt-4 sm:px-8 sm:pt-8">
					{among.map((check) => (
						<button
							key={check.messages.domain}
							type="button"
							aria-pressed={check === chosen}
							onClick={() => setChosen(check)}
							className="min-h-11 rounded-control bg-surface-2 px-4 text-14 text-text-1 aria-pressed:bg-accent aria-pressed:font-bold aria-pressed:text-accent-ink"
						>
							<check.Name />
						</button>
					))}
				</nav>
			)}
			<Check hash={chosen.asks(hash) ? hash : ""} />
		</>
	);
}
