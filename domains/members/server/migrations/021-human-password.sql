-- A brand may ask whether a person is there before it looks for whom a forgotten password is asked, too.
alter table members.human_checks drop constraint human_checks_place_check;
alter table members.human_checks
	add constraint human_checks_place_check check (place in ('register', 'code', 'login', 'password'));
