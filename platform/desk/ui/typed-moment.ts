/** What a field of a moment shows, in UTC to the minute; and back. */
export const typedMoment = (at: string | null): string => at?.slice(0, 16) ?? "";
export const momentOf = (typed: string): string | null => (typed === "" ? null : new Date(`${typed}Z`).toISOString());
