// Contracts as data: what crosses the wire, for the server and the browser alike.
export {
	type Access,
	type BrowserCookie,
	defineEndpoint,
	type Endpoint,
	type ErrorCodeOf,
	type InputOf,
	type Limit,
	type Method,
	type OutputOf,
	type ParsedInputOf,
	type StaffPermission,
} from "./endpoint.ts";
export { type Envelope, headers, type Refusal, refusal, type Success } from "./envelope.ts";
export { type ErrorTable, type Failure, failure, type SharedErrorCode, sharedErrors } from "./errors.ts";
export { defineLiveEvent, type LiveEvent, type PayloadOf } from "./live.ts";
export { amount, cursor, day, instant, nothing, pageNumber, positiveAmount, sentImage } from "./models.ts";
export {
	type CommandOf,
	defineRoom,
	liveRoomOf,
	type RoomFace,
	type RoomSnapshot,
	roomId,
	roomPush,
	roomSnapshot,
	type SeenOf,
} from "./room.ts";
