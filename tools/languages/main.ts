// Says what a language still lacks: `npx tsx tools/languages/main.ts ja th`. All languages of the house without a name.
import { houseLanguages, languageFile } from "#platform/kernel";
import { languageFaults } from "../tidy/measures/messages.ts";
import { readProject } from "../tidy/project.ts";

const named = process.argv.slice(2);
const asked = named.length > 0 ? named : houseLanguages.map(languageFile);
const faults = languageFaults(readProject(process.cwd()), ["en", ...asked.filter((language) => language !== "en")]);
for (const { path, says } of faults) process.stdout.write(`${path} ${says}\n`);
process.stdout.write(`${faults.length} missing in ${asked.join(", ")}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
