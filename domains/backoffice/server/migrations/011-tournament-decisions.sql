-- Large prizes of a tournament ask a second person: whoever agrees to corrections of money agrees to them.
update backoffice.role set permissions = permissions || array['games.tournaments:decide']
	where 'wallet.adjustments:decide' = any (permissions);
