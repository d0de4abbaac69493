// The names that profit and loss uses in the address. Apart from the rest, for the page around it needs them at once.

export const profitAddress = { period: "span", by: "by" } as const;
