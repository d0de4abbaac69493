// What holds of everything that two people decide about, of money for jackpots, tournaments and free spins.
import { enrol, expectApprovalLaws, openReef } from "#backoffice/testing";
import { unwrap } from "#platform/kernel";
import {
	awardFreeSpins,
	decideFreeSpins,
	decideFunding,
	decideTournament,
	fundJackpot,
	listFreeSpinsGames,
	readJackpots,
	readTournaments,
	saveJackpot,
	saveTournament,
	takeBackFunding,
	takeBackTournament,
	withdrawFreeSpins,
} from "../../contract/index.ts";

const office = await openReef();
const { call, clock } = office;
const day = 24 * 3_600_000;
const at = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();
const settings = { names: { en: "Pot" }, ratePpm: 5_000, seed: "10.00", most: "500.00", games: [], tag: null };
const pot = { jackpot: "harbour", kind: "mystery" as const, currency: "P" };
unwrap(await call(saveJackpot, { ...pot, settings: { ...settings, paused: true } }, { token: office.owner }));
const member = await enrol(office);
let cups = 0;

await expectApprovalLaws(office, [
	{
		name: "jackpot-funding",
		ask: async (token) => {
			unwrap(await call(fundJackpot, { jackpot: "harbour", amount: "2000.00", reason: "for autumn" }, { token }));
			const { waiting } = unwrap(await call(readJackpots, {}, { token }));
			return waiting.at(-1)?.fundingId ?? "";
		},
		decide: (fundingId, token, decision) => call(decideFunding, { fundingId, decision }, { token }),
		takeBack: (fundingId, token) => call(takeBackFunding, { fundingId }, { token }),
		carried: "select 1 from games.operator_act where act = 'jackpot funded'",
	},
	{
		name: "tournament",
		ask: async (token) => {
			cups += 1;
			const tournament = `cup-${cups}`;
			const words = { names: { en: "Cup" }, rules: { en: "The most rounds." }, tag: null, games: [] };
			const rules = { score: "rounds", entry: "open", currency: "P", prizesIn: "money", repeatsHours: null } as const;
			const span = { startsAt: at(5 * day), endsAt: at(6 * day) };
			const tournamentSettings = { ...words, ...rules, ...span, minStake: "1.00", prizes: ["2000.00"] };
			const input = { tournament, settings: tournamentSettings };
			unwrap(await call(saveTournament, input, { token }));
			const { waiting } = unwrap(await call(readTournaments, {}, { token }));
			return waiting.find(({ code }) => code === tournament)?.proposalId ?? "";
		},
		decide: (proposalId, token, decision) => call(decideTournament, { proposalId, decision }, { token }),
		takeBack: (proposalId, token) => call(takeBackTournament, { proposalId }, { token }),
		carried: "select 1 from games.tournament",
	},
	{
		name: "free-spins",
		ask: async (token) => {
			const { games } = unwrap(await call(listFreeSpinsGames, {}, { token }));
			const given = {
				freeSpinsAccounts: [`player${member}`],
				freeSpinsGames: games.map(({ gameId }) => gameId),
				freeSpins: 200,
			};
			const span = { startsAt: at(0), endsAt: at(5 * day), reason: "a good customer" };
			return unwrap(await call(awardFreeSpins, { ...given, ...span, stake: "10.00" }, { token })).freeSpinsId;
		},
		decide: (freeSpinsId, token, decision) => call(decideFreeSpins, { freeSpinsId, decision }, { token }),
		takeBack: (freeSpinsId, token) => call(withdrawFreeSpins, { freeSpinsId, reason: "not meant so" }, { token }),
		carried: "select 1 from games.free_spins_award where stood_at is not null",
	},
]);
