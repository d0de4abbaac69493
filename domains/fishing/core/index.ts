// The rules and the mathematics of the fishing rooms: what a bullet returns, what swims where, what a room decides. Pure.
export { type Near, spendBudget } from "./area.ts";
export { isSpeciesName } from "./games/species-names.ts";
export { fishTables, speciesNamed, tableOf } from "./games/tables.ts";
export { deviationOf, judgeTable, type TableReport } from "./gate.ts";
export { drawHit, type Hit, type Neighbour } from "./hit.ts";
export { onPath, type Path, type Point, sea } from "./path.ts";
export { applyRoom } from "./room/apply.ts";
export { decideRoom } from "./room/decide.ts";
export { mostRooms, type RoomName, roomIdOf, roomNamed } from "./room/room-id.ts";
export {
	type Contact,
	emptyRoom,
	type Kill,
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
	seatTimes,
	type Volley,
} from "./room/state.ts";
export { type RoomAids, roomRests, tickRoom } from "./room/tick.ts";
export { createWaters, type WaterNow } from "./room/water.ts";
export {
	bulletReturn,
	type FishingGame,
	type FishTable,
	fishingGames,
	isFishingGame,
	type Prey,
	paysOf,
	type Species,
	speciesChance,
} from "./species.ts";
export {
	cannonBets,
	charges,
	isStakesClass,
	mostOfVolley,
	type StakesClass,
	stakesClasses,
	unitOf,
	volleyBounds,
} from "./stakes.ts";
export { endOf, isInSight, placeAt, planWave, type Swimmer, swimsAt, type Wave, waveTimes } from "./wave.ts";
