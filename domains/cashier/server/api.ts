// What higher domains may ask of the cashier: what it tells of, and the queues, findings and floats that a console works.
export { cashierChannel } from "./changes.ts";
export { depositCredited } from "./events.ts";
export { lastReconciliations, openFindings, readFindings } from "./reconcile/finding-store.ts";
export { type ReconcileDeps, reconcile } from "./reconcile/reconcile.ts";
export { resolveFinding } from "./reconcile/resolve-finding.ts";
export { type FloatOrder, type FloatRefusal, issueFloat } from "./work-floats.ts";
export { creditLine, readLines, returnLine } from "./work-lines.ts";
