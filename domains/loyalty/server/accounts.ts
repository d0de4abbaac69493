// The house accounts of points: what members hold is the opposite of the one, what they were given the other.

/** The other side of every movement of a points purse. */
export const pointsAccount = "loyalty:points";
/** The other side of all cash that points became. */
export const cashAccount = "loyalty:cash";
/** The other side of all cashback. */
export const cashbackAccount = "loyalty:cashback";
