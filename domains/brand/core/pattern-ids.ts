// The names of the pattern kinds: what a setting stores. What each kind means is in patterns.ts.

export const patternIds = [
	"letters-digits",
	"letter-or-digit-first",
	"letter-first",
	"letters",
	"digits",
	"letter-and-digit",
	"letters-digits-underscore",
	"capital",
	"capital-lower-digit-symbol",
	"letters-spaces",
	"no-spaces",
	"any",
	"email",
	"korean",
	"korean-or-english",
	"thai",
	"thai-or-english",
	"chinese",
	"vietnamese",
	"date-ymd",
	"date-mdy",
] as const;

export type PatternId = (typeof patternIds)[number];
