// Measures the whole house and says what does not hold. Exit code 1 when anything is found. Changes nothing.
import { domains, rooms } from "../../architecture.ts";
import { measures } from "./measures/index.ts";
import { readFaces, readProject } from "./project.ts";

const root = process.cwd();
const files = readProject(root);
let total = 0;
for (const measure of measures({ architecture: { domains, rooms }, faces: readFaces(root) })) {
	const findings = measure.check(files);
	total += findings.length;
	process.stdout.write(`${findings.length === 0 ? "ok  " : "FAIL"} ${measure.name}\n`);
	for (const finding of findings) process.stdout.write(`     ${finding.path}:${finding.line} ${finding.says}\n`);
}
process.stdout.write(total === 0 ? `tidy: ${files.length} files, nothing to mend\n` : `tidy: ${total} to mend\n`);
process.exitCode = total === 0 ? 0 : 1;
