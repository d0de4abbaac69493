// Shapes that many calls share: amounts, pages, times.
import * as z from "zod/mini";

/** An amount in a currency's own decimals, as a decimal string: "1250.00". */
export const amount = z.string().check(z.regex(/^-?[0-9]{1,19}(\.[0-9]{1,4})?$/));

/** An amount that is asked for: positive, plain, at most 15 digits before the point. */
export const positiveAmount = z.string().check(z.regex(/^(?!0+(\.0+)?$)(0|[1-9][0-9]{0,14})(\.[0-9]{1,4})?$/));

/** The years 1900 to 2999. The database has no year 0, and what is reckoned from a moment must not fall out of a calendar. */
const inOurTime = z.regex(/^(?:19|2\d)/);

/** A moment: ISO 8601 in UTC with milliseconds, of the years 1900 to 2999. */
export const instant = z.iso.datetime().check(inOurTime).register(z.globalRegistry, { format: "date-time" });

/** A day of the calendar: "2001-02-03" of the years 1900 to 2999. */
export const day = z.iso.date().check(inOurTime).register(z.globalRegistry, { format: "date" });

export const nothing = z.object({});

/** Page number from a query: 1 and up. */
export const pageNumber = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1);

/** Where a list goes on: an opaque cursor of the previous answer. */
export const cursor = z.optional(z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/)));

/** Base64 of a picture of at most 5 MB. */
export const sentImage = z.string().check(z.minLength(4), z.maxLength(6_990_508), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));
