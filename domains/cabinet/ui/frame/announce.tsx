// Says to screen readers what happened: results, balance, errors. Nothing is seen.

export type AnnounceProps = {
	/** A result or a change of state, said when the reader is free. */
	readonly polite: string;
	/** What went wrong, said at once. */
	readonly urgent: string;
};

export function Announce({ polite, urgent }: AnnounceProps) {
	return (
		<div className="sr-only">
			<p role="status">{polite}</p>
			<p role="alert">{urgent}</p>
		</div>
	);
}
