// How the lines of a bill are kept: whole numbers as text, so that none is rounded.
type Lines = Parameters<typeof JSON.stringify>[0];

export const linesText = (lines: Lines): string =>
	JSON.stringify(lines, (_name, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
