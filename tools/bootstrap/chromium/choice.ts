// Which browser walks the journeys: the newest that is there, as most people have it; another only where it is named.

export type Chromium = {
	readonly path: string;
	/** As it calls itself, such as `Chromium 156.0.8078.79`. */
	readonly name: string;
};

/** What a browser says of itself when it is asked for its version; its launcher may say more, before or after. */
export function nameIn(said: string): string | undefined {
	const [, kind, version] = /\b(Chromium|Google Chrome)\b[^\n\d]*(\d+(?:\.\d+)+)/.exec(said) ?? [];
	return kind === undefined ? undefined : `${kind} ${version}`;
}

/** The newest of them; of two that are equally new the first. */
export function newestOf(found: readonly Chromium[]): Chromium | undefined {
	return found.reduce<Chromium | undefined>(
		(best, next) => (best === undefined || isNewer(next, best) ? next : best),
		undefined,
	);
}

function isNewer(one: Chromium, other: Chromium): boolean {
	const [left, right] = [partsOf(one), partsOf(other)];
	const place = left.findIndex((part, index) => part !== (right[index] ?? 0));
	return place >= 0 && (left[place] ?? 0) > (right[place] ?? 0);
}

const partsOf = ({ name }: Chromium): readonly number[] => (/[\d.]+$/.exec(name)?.[0] ?? "").split(".").map(Number);
