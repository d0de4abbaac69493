-- Results of more families: two digits to a hundred and ten of them, or up to 22 numbers with commas; issues that are named by a day
-- or by their number in a year; stations in the names of games.
alter table lottery.issue drop constraint issue_digits_check;
alter table lottery.issue add constraint issue_digits_check
	check (digits ~ '^([0-9]{2,110}|[0-9]{1,2}(,[0-9]{1,2}){4,21})$');
alter table lottery.issue drop constraint issue_issue_check;
alter table lottery.issue add constraint issue_issue_check check (issue ~ '^[0-9]{7,12}$');
alter table lottery.issue drop constraint issue_game_check;
alter table lottery.issue add constraint issue_game_check check (game ~ '^[A-Z0-9_]{2,12}$');
