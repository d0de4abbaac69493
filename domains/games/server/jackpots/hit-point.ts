// Where an open cycle is hit, with the salt of its digest: sealed until then, so that whoever reads the database, a backup of
// it or what it writes ahead learns neither, and told to everybody by the digest.
import { createHash } from "node:crypto";
import type { Chance } from "#platform/kernel";
import { sealerWith } from "#platform/kernel/node";
import { pointLine } from "../../core/index.ts";

export type HitPoint = {
	/** Whole minor units above the seed. */
	readonly hitUnits: bigint;
	/** 32 hexadecimal digits. */
	readonly salt: string;
};

/** Of which cycle. */
export type PointOf = { readonly code: string; readonly number: number };

export type HitPoints = {
	readonly seal: (of: PointOf, point: HitPoint) => Buffer;
	/** Throws for what was sealed for another cycle, or with the key of another installation. */
	readonly open: (of: PointOf, sealed: Buffer) => HitPoint;
};

/** What is told of a hit point before it is hit: anybody can check it afterwards against the point and the salt. */
export const digestOfPoint = ({ code, number, hitUnits, salt }: PointOf & HitPoint): string =>
	createHash("sha256")
		.update(pointLine({ code, cycle: number, hitUnits, salt }))
		.digest("hex");

export const drawSalt = (chance: Chance): string =>
	Array.from({ length: 8 }, () => chance.below(65_536).toString(16).padStart(4, "0")).join("");

/** As many as the largest point has, so that the length of what is sealed tells nothing. */
const digits = 14;

/** `key` has 32 bytes. */
export function hitPoints(key: Buffer): HitPoints {
	const sealer = sealerWith(key);
	const nameOf = ({ code, number }: PointOf): string => `jackpot ${code} ${number}`;
	return {
		seal: (of, { hitUnits, salt }) =>
			sealer.seal(nameOf(of), Buffer.from(`${String(hitUnits).padStart(digits, "0")}:${salt}`)),
		open(of, sealed) {
			const [units = "", salt = ""] = sealer.open(nameOf(of), sealed)?.toString("utf8").split(":") ?? [];
			if (salt === "")
				throw new Error(`the point of ${nameOf(of)} does not open: it was sealed with another house key`);
			return { hitUnits: BigInt(units), salt };
		},
	};
}
