-- With whom a player drove out a third who stood between their raises; null where they did not, or with a house bot.
alter table poker.hand_player add column squeezed_with text collate "C";
