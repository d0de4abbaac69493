// The tones of the four cannons.
const tones = ["#e5a93c", "#3fae8c", "#d8492f", "#4a84cf"] as const;

export const toneOfPlace = (place: number): string => tones[place % tones.length] ?? tones[0];

/** Around a fish that is locked, and what pays much. */
export const goldTone = "#ffe08a";
export const paleTone = "#ffffff";
/** The sea when a boss comes. */
export const darkTone = "#02060a";
/** One's own bullets. */
export const shotTone = "#fff3c4";
/** Beside the water: the ground of its frame. */
export const shoreTone = "#06121a";
