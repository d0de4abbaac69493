// The tones of the four cannons.
const tones = ["#e5a93c", "#3fae8c", "#d8492f", "#4a84cf"] as const;

export const toneOfPlace = (place: number): string => tones[place % tones.length] ?? tones[0];
