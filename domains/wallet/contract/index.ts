// What crosses the wire of the wallet.
export { holdErrors, postErrors, statementErrors } from "./errors.ts";
