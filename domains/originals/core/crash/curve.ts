// The curve of crash: what the multiplier stands at, so many milliseconds after the flight began. Everybody's is the same,
// and the server's clock alone says how late it is.
import { mostTimes, timesUnit } from "../original.ts";

/** The multiplier is e^(rate x milliseconds), cut off below the hundredth: it doubles about every 11.6 seconds. */
export const crashRate = 0.000_06;

/** Multipliers of crash are in hundredths of the stake, like limbo's. */
export const crashLeast = 100;
export const crashMost = mostTimes / (timesUnit / 100);

/** In hundredths, from 100 up to the most that is paid; 100 before the flight. */
export function multiplierAt(milliseconds: number): number {
	const rising = Math.floor(crashLeast * Math.exp(crashRate * Math.max(0, milliseconds)));
	return Math.min(crashMost, rising);
}

/** The first whole millisecond at which the curve has reached a multiplier. Throws above the most and below the least. */
export function millisecondsTo(hundredths: number): number {
	if (!Number.isInteger(hundredths) || hundredths < crashLeast || hundredths > crashMost)
		throw new RangeError(`${hundredths} is not on the curve`);
	let at = Math.max(0, Math.floor(Math.log(hundredths / crashLeast) / crashRate) - 1);
	while (multiplierAt(at) < hundredths) at += 1;
	return at;
}

/**
 * When a flight ends: as soon as the curve shows more than its point, at once for a point below the least. A flight that
 * would go further than the most that is paid ends there, and everybody still in it has that.
 */
export function flightMilliseconds(point: number): number {
	if (point < crashLeast) return 0;
	return millisecondsTo(Math.min(crashMost, point + 1));
}

/** What a press in flight takes, in hundredths; undefined once the flight is over. */
export function takenAt(flight: { readonly milliseconds: number; readonly point: number }): number | undefined {
	const { milliseconds, point } = flight;
	const shown = multiplierAt(milliseconds);
	return milliseconds >= 0 && shown <= point ? shown : undefined;
}
