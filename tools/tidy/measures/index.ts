// The registry of measures: what holds in this house, one file each.
import type { Faces } from "../imports.ts";
import type { Measure } from "../source.ts";
import { bannedConstructs } from "./banned-constructs.ts";
import { type Architecture, boundaries } from "./boundaries.ts";
import { calls } from "./calls.ts";
import { cleanUps } from "./clean-ups.ts";
import { comments } from "./comments.ts";
import { compilerOptions } from "./compiler-options.ts";
import { determinism } from "./determinism.ts";
import { deadEntries } from "./faces.ts";
import { honestTests } from "./honest-tests.ts";
import { importCycles } from "./import-cycles.ts";
import { leaks } from "./leaks.ts";
import { links } from "./links.ts";
import { messages } from "./messages.ts";
import { names } from "./names.ts";
import { numbers } from "./numbers.ts";
import { parameters } from "./parameters.ts";
import { reach } from "./reach.ts";
import { sentences } from "./sentences.ts";
import { fileSizes, functionSizes } from "./sizes.ts";
import { utilities } from "./utilities.ts";

type House = { readonly architecture: Architecture; readonly faces: Faces };

export const measures = (house: House): readonly Measure[] => [
	importCycles(house.faces),
	boundaries(house.architecture, house.faces),
	bannedConstructs,
	fileSizes,
	functionSizes,
	parameters,
	names,
	comments,
	determinism,
	cleanUps,
	sentences,
	utilities,
	reach,
	calls,
	deadEntries(house.faces),
	messages,
	honestTests,
	compilerOptions,
	leaks,
	links,
	numbers,
];
