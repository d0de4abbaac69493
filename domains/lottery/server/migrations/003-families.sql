-- Results of other families than five digits: digits joined, or numbers with commas.
alter table lottery.issue drop constraint issue_digits_check;
alter table lottery.issue add constraint issue_digits_check
	check (digits ~ '^([0-9]{3,5}|[0-9]{1,2}(,[0-9]{1,2}){4,19})$');

-- Drawn when the house was first filled, so that trends have something to show: nobody could bet on it.
alter table lottery.issue add column before_opening boolean not null default false;
alter table lottery.issue add constraint before_opening_is_drawn check (not before_opening or state = 'drawn');
