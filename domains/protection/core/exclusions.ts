// Breaks and exclusions: which of them holds a member at a moment, and when it ends. None is ever lifted before its end.

export const exclusionKinds = ["break", "exclusion"] as const;
export type ExclusionKind = (typeof exclusionKinds)[number];

export type Exclusion = { readonly kind: ExclusionKind; readonly endsAt: Date };

/** What excludes a member now: an exclusion before a break, the one that ends last. */
export function exclusionAt(exclusions: readonly Exclusion[], now: Date): Exclusion | undefined {
	const running = exclusions.filter(({ endsAt }) => endsAt > now);
	const excluded = running.filter(({ kind }) => kind === "exclusion");
	const [last] = (excluded.length > 0 ? excluded : running).toSorted(
		(one, other) => other.endsAt.getTime() - one.endsAt.getTime(),
	);
	return last;
}

export const breakEnd = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

/** So many calendar months on; the last day of a month where the day is not there. */
export function exclusionEnd(now: Date, months: number): Date {
	const end = new Date(now);
	end.setUTCMonth(end.getUTCMonth() + months);
	if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
	return end;
}

/** What is known of a person, as it was typed. */
export type Identity = {
	readonly mobile?: string | undefined;
	readonly dialingCode?: string | undefined;
	readonly email?: string | undefined;
	readonly idNumber?: string | undefined;
	readonly name?: string | undefined;
	/** "2001-02-03". */
	readonly birthday?: string | undefined;
};

/** What identifies the person, written in one way however it was typed; a name only together with the birthday. */
export function identityMarks(identity: Identity): readonly string[] {
	const mobile = digits(identity.mobile).replace(/^0+/, "");
	const email = plain(identity.email);
	const number = plain(identity.idNumber).replace(/[^\p{L}\p{N}]/gu, "");
	const name = plain(identity.name).replace(/[^\p{L}\p{N}]/gu, "");
	return [
		mobile === "" ? "" : `mobile:${digits(identity.dialingCode)}${mobile}`,
		email === "" ? "" : `email:${email}`,
		number === "" ? "" : `id:${number}`,
		name === "" || (identity.birthday ?? "") === "" ? "" : `person:${name}:${identity.birthday}`,
	].filter((mark) => mark !== "");
}

const digits = (text: string | undefined): string => (text ?? "").normalize("NFKC").replace(/[^0-9]/g, "");
const plain = (text: string | undefined): string => (text ?? "").normalize("NFKC").trim().toLowerCase();
