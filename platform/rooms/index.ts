// The public face of shared rooms.
export { type Audience, noAudience, type RoomPush } from "./audience.ts";
export { databaseFan, type Fan } from "./fan.ts";
export type { RoomsOptions } from "./hands.ts";
export { migrations } from "./migrations.ts";
export type { RoomAct, RoomActed, RoomCarried, RoomKind, RoomMoment, RoomPace, RoomRefusal, Rooms } from "./room.ts";
export { forgetRoomEvents } from "./room-rows.ts";
export { createRooms, type RunningRooms } from "./rooms.ts";
