// A question and the other way it leads to, in one line under a form.
export type OtherWayProps = {
	readonly question: string;
	readonly act: string;
	readonly onPress: () => void;
	readonly busy?: boolean;
};

export function OtherWay({ question, act, onPress, busy = false }: OtherWayProps) {
	return (
		<p className="flex flex-wrap items-center justify-between gap-x-4 text-14 text-text-2">
			{question}
			<button
				type="button"
				onClick={onPress}
				disabled={busy}
				aria-busy={busy}
				className="min-h-10 rounded-control font-medium text-accent-text underline-offset-4 transition hover:underline disabled:opacity-55"
			>
				{act}
			</button>
		</p>
	);
}
