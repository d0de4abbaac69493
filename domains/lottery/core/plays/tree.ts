// All families, and their plays by number. Ids and codes are of all of them together.
import { elevenFive } from "./families/eleven-five.ts";
import { fiveDigits } from "./families/five-digits.ts";
import { happyTen } from "./families/happy-ten.ts";
import { keno } from "./families/keno.ts";
import { ladder, powerball, speedKeno } from "./families/korea.ts";
import { markSix } from "./families/mark-six.ts";
import { racingTen } from "./families/racing-ten.ts";
import { fourDigits, hanoi, lao, thai, yeekee } from "./families/south-east-asia.ts";
import { threeDice } from "./families/three-dice.ts";
import { twentyEight } from "./families/twenty-eight.ts";
import { vietnamNorth, vietnamSouth } from "./families/vietnam.ts";
import type { Family, FamilyCode, Play } from "./family.ts";

export type { Area, Family, FamilyCode, Play, PlayGroup, Prize } from "./family.ts";

export const families: Readonly<Record<FamilyCode, Family>> = {
	SSC: fiveDigits,
	X5: elevenFive,
	PK10: racingTen,
	K3: threeDice,
	P28: twentyEight,
	KL10: happyTen,
	KENO: keno,
	KRPB: powerball,
	KRLAD: ladder,
	KRSK: speedKeno,
	LHC: markSix,
	VNN: vietnamNorth,
	VNS: vietnamSouth,
	THAI: thai,
	LAO: lao,
	HANOI: hanoi,
	YK: yeekee,
	D4: fourDigits,
};

export const playsOf = ({ groups }: Pick<Family, "groups">): readonly Play[] => groups.flatMap(({ plays }) => plays);

export const plays: readonly Play[] = Object.values(families).flatMap(playsOf);

const byId: ReadonlyMap<number, Play> = new Map(plays.map((play) => [play.id, play]));
export const playOf = (id: number): Play | undefined => byId.get(id);

const familyById: ReadonlyMap<number, Family> = new Map(
	Object.values(families).flatMap((family) => playsOf(family).map(({ id }) => [id, family] as const)),
);
/** The family that a play is of. */
export const familyOfPlay = ({ id }: Pick<Play, "id">): Family => familyById.get(id) ?? fiveDigits;
