// What tests of rooms stand on: programs that are started, asked and killed.

export { answerAsks, answerCall, callAsk } from "./answer-asks.ts";
export { type AskedProcess, killed, programOf } from "./program.ts";
