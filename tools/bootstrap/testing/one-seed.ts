// Random cases of a run come from one seed, the turn's: TURN=… has them again. Where a test names a seed, that one holds.
import fc from "fast-check";
import { turn } from "./turn.ts";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: turn() | 0 });
