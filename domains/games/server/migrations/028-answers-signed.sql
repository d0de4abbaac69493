-- Hub88 signs what each side asks of the other. Our answers are signed as well unless a vendor does without: a signature of
-- RSA costs half a millisecond of a processor, as much as the bet.
alter table games.vendor add column answers_signed boolean not null default true;
