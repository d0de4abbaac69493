// The rules and the mathematics of the fishing rooms: what a bullet returns, what swims where, what a room decides. Pure.
export { fishingPermissions } from "./desk-permissions.ts";
export { isSpeciesName } from "./games/species-names.ts";
export { fishTables, releasedTables, speciesNamed, tableOf } from "./games/tables.ts";
export { judgeTable } from "./gate.ts";
export { drawHit, type Hit } from "./hit.ts";
export { judgeSpecies, overReturn, type SpeciesVerdict } from "./judge-species.ts";
export { type Point, sea } from "./path.ts";
export { applyRoom } from "./room/apply.ts";
export { decideRoom } from "./room/decide.ts";
export { mostRooms, roomIdOf, roomNamed } from "./room/room-id.ts";
export {
	emptyRoom,
	type RoomCommand,
	type RoomEvent,
	type RoomState,
	type Seat,
	type SeatCommand,
	type SeatPlay,
	type SeatSeeds,
	type Shot,
	seatOfOwner,
	seatsOfRoom,
	type Volley,
} from "./room/state.ts";
export { type RoomAids, roomRests, tickRoom } from "./room/tick.ts";
export { createWaters } from "./room/water.ts";
export {
	bulletReturn,
	type FishingGame,
	type FishTable,
	fishingGames,
	isFishingGame,
	meanOf,
	type Species,
	speciesChance,
} from "./species.ts";
export {
	cannonBets,
	type StakesClass,
	stakesClasses,
	unitOf,
	volleyBounds,
} from "./stakes.ts";
export { endOf, placeAt, planWave, type Swimmer, swimsAt, type Wave, waveTimes } from "./wave.ts";
