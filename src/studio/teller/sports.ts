/** A game with those who are famous for it, for children who admire them. */
export interface Sport {
  game: string
  /** Players, leagues and cups, which count anywhere. */
  famous: string
  /** Teams, which count only for a fan: “Arsenal mad”. */
  teams?: string
  /** The players as told, the smallest and the tallest one, where a child may know all about them. */
  players?: readonly [many: string, small: string, big: string]
}

export const SPORTS: readonly Sport[] = [
  {
    game: 'football',
    famous:
      '(?:lionel )?messi|ronaldo|mbapp[eé]|neymar|haaland|bellingham|bukayo saka|(?:mo )?salah|lionesses|premier league|world cup|soccer players',
    teams:
      'liverpool(?: fc)?|arsenal|chelsea(?: fc)?(?! girl)|tottenham|spurs|everton|celtic|(?<!power )rangers|barcelona|bar[cç]a|real madrid|juventus|leeds|newcastle|(?:aston )?villa|west ham|sunderland|wrexham|(?:man(?:chester)?\\.? )?(?:utd|united|city)|bohs|dortmund|bayern|psg',
    players: ['football players', 'the smallest goalie', 'the tallest goalie'],
  },
  {
    game: 'football',
    famous: 'nfl',
    teams: 'chiefs|packers|cowboys|steelers|patriots|seahawks',
    players: ['NFL players', 'the smallest kicker', 'the biggest lineman'],
  },
  {
    game: 'footy',
    famous: 'brownlow',
    teams: 'collingwood|essendon|richmond|carlton|geelong|hawthorn|fremantle|sydney swans',
    players: ['footy players', 'the smallest rover', 'the tallest ruckman'],
  },
  {
    game: 'cricket',
    famous: '(?:virat )?kohli|dhoni|tendulkar|bumrah|ben stokes|big bash|ipl',
    teams: 'csk|rcb|mumbai indians',
    players: ['cricketers', 'the smallest batter', 'the tallest bowler'],
  },
  {
    game: 'basketball',
    famous: 'lebron(?: james)?|ste(?:ph|phen) curry|nba',
    teams: 'lakers|celtics|warriors|bulls|knicks',
    players: ['basketball players', 'the smallest point guard', 'the tallest center'],
  },
  {
    game: 'rugby',
    famous: 'all blacks|springboks?|bokke|six nations|rugby league',
    teams: 'munster|leinster|broncos',
    players: ['rugby players', 'the smallest scrum-half', 'the tallest lock'],
  },
  {
    game: 'baseball',
    famous: '(?:shohei )?ohtani|mlb',
    teams: 'yankees|red sox|dodgers|cubs|mets|phillies|braves|blue jays',
    players: ['baseball players', 'the smallest shortstop', 'the tallest pitcher'],
  },
  { game: 'tennis', famous: 'serena(?: williams)?|wimbledon|djokovic|nadal|federer' },
]
