// Lines of test for a line of code: core at least 1.2, server at least 0.9, over the whole house.
import { type Finding, isSource, isTestCode, lineCount, type Measure, placeOf, type SourceFile } from "../source.ts";

export const ratios = { core: 1.2, server: 0.9 } as const;

export const testRatio: Measure = {
	name: `lines of test a line of code: core at least ${ratios.core}, server at least ${ratios.server}`,
	check: (files) => [...faultOf("core", files), ...faultOf("server", files)],
};

function faultOf(room: keyof typeof ratios, files: readonly SourceFile[]): Finding[] {
	const inRoom = files.filter((file) => {
		const place = placeOf(file.path);
		return place.kind === "domain" && place.room === room && !isPayTable(file.path);
	});
	const source = linesOf(inRoom.filter((file) => isSource(file) && !isTestCode(file.path)));
	const test = linesOf(inRoom.filter((file) => isTestCode(file.path)));
	if (test >= source * ratios[room]) return [];
	return [
		{
			path: "domains",
			line: 1,
			says: `${room}: ${test} lines of test for ${source} of code, ${(test / source).toFixed(2)} of ${ratios[room]}`,
		},
	];
}

/** A pay table is data: golden figures hold it, not lines of test. */
const isPayTable = (path: string): boolean => path.includes("/games/");

const linesOf = (files: readonly SourceFile[]): number => files.reduce((sum, file) => sum + lineCount(file.text), 0);
