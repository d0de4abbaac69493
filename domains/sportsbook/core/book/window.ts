// Which bets a cancellation in a window of time takes: from its start on, before its end. Without one of them it is open there.

export const inWindow = (
	placedAt: number,
	{ from, to }: { readonly from?: number | undefined; readonly to?: number | undefined },
): boolean => (from === undefined || placedAt >= from) && (to === undefined || placedAt < to);
