// A day of the person's, as a calendar has it ("2026-11-22"), in words.
import { useFormats } from "#platform/ui";

export function useDayText(): (date: string) => string {
	const { day } = useFormats();
	// Noon: far from where a day ends, in whatever zone the person is.
	return (date) => day(new Date(`${date}T12:00:00`).toISOString());
}
