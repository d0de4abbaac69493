// Shapes that many calls share: amounts, pages, times.
import * as z from "zod/mini";

/** An amount in a currency's own decimals, as a decimal string: "1250.00". */
export const amount = z.string().check(z.regex(/^-?[0-9]{1,19}(\.[0-9]{1,4})?$/));

/** An amount that is asked for: positive, plain, at most 15 digits before the point. */
export const positiveAmount = z.string().check(z.regex(/^(?!0+(\.0+)?$)(0|[1-9][0-9]{0,14})(\.[0-9]{1,4})?$/));

/** A moment: ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime();

export const nothing = z.object({});

/** Page number from a query: 1 and up. */
export const pageNumber = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1);

/** Where a list goes on: an opaque cursor of the previous answer. */
export const cursor = z.optional(z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/)));

/** Base64 of a picture of at most 5 MB. */
export const sentImage = z.string().check(z.minLength(4), z.maxLength(6_990_508), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));
