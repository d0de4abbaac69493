-- "New" says something while few are: the house's own games carried the mark from the first day, all of them. It stays with the
-- latest; of a studio's that is not the house nothing changes, and an operator gives the mark where it is to stand.
update games.game game set new = false
from games.vendor vendor
where vendor.code = game.vendor and vendor.house and game.new
	and game.code not in ('tin-miners', 'bee-almanac', 'orrery', 'dhow-race', 'crash');
