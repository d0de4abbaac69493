// The public face of what happens later: jobs, the clock's jobs, and events for whoever listens.

export { enqueue, type Planned, schedule } from "./enqueue.ts";
export {
	defineEvent,
	defineListener,
	type Listener,
	type OutboxEvent,
	on,
	type Reaction,
	type ToldContext,
} from "./event.ts";
export {
	type At,
	type Follower,
	forgetFollowed,
	knowFollowers,
	movePosition,
	type Reader,
	readOn,
	type Span,
	serveFollower,
	serveIn,
	takePosition,
} from "./follow.ts";
export { housekeeping } from "./housekeeping.ts";
export { type CronItem, defineJob, defineJobKind, type Job, type JobContext, type JobKind } from "./job.ts";
export { type ListenersOptions, type RunningListeners, startListeners } from "./listeners.ts";
export { migrations } from "./migrations.ts";
export { tell } from "./tell.ts";
export { startWorker, type Worker, type WorkerOptions } from "./worker.ts";
