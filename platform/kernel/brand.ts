// Nominal types over primitives: a MemberId cannot be passed where a RoundId is asked for.

declare const brand: unique symbol;

export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
