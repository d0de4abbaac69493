// Stakes as they are typed in one line: "P 0.20 50.00, KRW 100 50000".

export type TypedLimit = { readonly currency: string; readonly smallest: string; readonly largest: string };

/** What is not three words between commas is left for the server to refuse. */
export const limitsOf = (text: string): TypedLimit[] =>
	text
		.split(",")
		.map((line) => line.trim().split(/\s+/))
		.map(([currency = "", smallest = "", largest = ""]) => ({ currency: currency.toUpperCase(), smallest, largest }));
