// The felt and what may be done at it: below it, or on a low screen beside it, so that both are seen at once.
import type { ReactNode } from "react";

export type FeltAndActsProps = {
	/** The felt, or what stands in its place while there is none. */
	readonly felt: ReactNode;
	readonly children: ReactNode;
};

export function FeltAndActs({ felt, children }: FeltAndActsProps) {
	return (
		<div className="flex min-h-0 grow flex-col low:flex-row">
			<div className="min-h-0 grow overflow-y-auto low:min-w-0 low:py-1">{felt}</div>
			<div className="shrink-0 low:w-56 low:overflow-y-auto low:border-s low:border-line">{children}</div>
		</div>
	);
}
