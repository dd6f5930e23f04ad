import { type Activity, does, is } from './activities.ts'
import type { Nouns } from './kind-nouns.ts'

const diary = (): Nouns => ({ thing: { said: 'diary', head: 'diary', many: false } })
const journal = (): Nouns => ({ thing: { said: 'journal', head: 'journal', many: false } })

/** The words for what a child asks, counts, tells and reads. */
export const THINKING: readonly Activity[] = [
  does(
    'why',
    'why|asks? (?:why|how|what|about|everything|a (?:lot|million|thousand|hundred|billion)|lots|so many|many|endless|big|deep|hard|tricky|constant|questions)|questions?|curious|curiosity|inquisitive|facts?|how (?:things|stuff|everything|machines) works?|takes? (?:things|everything|stuff|\\p{L}+) apart|science|scientist|scientific|experiments?|chemistry|robots?|robotics|coding|codes|computers|inventions?|machines|history(?! of)|detectives?|mysteries|encyclopedias?|maps',
  ),
  does(
    'why',
    'coder|programmer|programming|scratch(?: games| projects)|python|raspberry pi|documentar(?:y|ies)|museums?|trivia|quiz(?:zes|master)?|encyclopa?edias?|dismantles|guinness world records|map lover|atlas(?:es)?|ponders|asks (?:alexa|siri|google|if|where|who|when|whether|strangers)|code ?(?:cracker|breaker)|cracks codes|metal detect\\p{L}+|asking(?! (?:for|how (?:much|many|old|tall|far|heavy)))|wonders (?:about|why|how|what)|explores|exploring|investigat\\p{L}+|sleuth\\p{L}*|sherlock(?: holmes)?|clues|chemist|lab coat|microscopes?|magnifying glass|physics|biology|philosopher|philosophical|googles|a thousand questions|archaeolog\\p{L}+|david attenborough|attenborough|horrible histories|history buff|how (?:it|they|trains|planes|engines|bodies|bones|lifts|elevators|toilets|\\p{L}+s) works?',
  ),
  is(
    'why',
    'clever(?! (?:clogs )?clothes)|smart(?! (?:\\p{L}+ )?(?:uniform|clothes|watch|shoes|phone|dresser|speaker))|brainy|brain ?box|clever ?clogs|brilliant mind|bright(?= *$)|very bright|quick[- ]witted|intelligent|gifted|genius|(?:weather |science |maths? |history )?nerd|geek|know-?it-?all|nos[e]?y|eager to learn|loves (?:to learn|learning(?! to)|school)|knowledgeable|little professor|professor|sharp(?= *$)|(?:deep|big) thinker',
  ),
  does(
    'counts',
    "numbers?|counts?(?! (?:on|as))|counting|maths?|mathemati\\p{L}+|times tables?|sums|chess|checkers|draughts|sudokus?|puzzles?|jigsaws?|rubik'?s? ?(?:cubes?)?|board ?games?|card games|cards(?= *$)|dominoes|calendars?|timetables?|how (?:much|many|old|tall|far|heavy) [^,.;]*|measures|measuring|weighs|weighing|keeps? (?:the )?score|keeps? (?:the )?(?:accounts?|acounts?)",
  ),
  does(
    'counts',
    'carrom(?:s| board)?|ludo|monopoly|uno|snakes and ladders|chutes and ladders|scrabble|catan|backgammon|mah-?jongg?|mancala|bingo|connect (?:four|4)|top trumps|yahtzee|cribbage|dice|darts|puzzler|speed ?cub(?:er|ing)|cuber|abacus|algebra|statistics|stats|league tables|cricket scores|batting averages|bus times|train times|pocket money|saves (?:up |all )?(?:her|his) (?:pocket )?money|money(?= *$| saver)|card shark|clock (?:lover|watcher)|clocks(?= *$)|accountant|lists(?= *$)|(?:makes?|making|writes) (?:\\p{L}+ )?lists|list[- ]maker|sort(?:s|ing) (?:\\p{L}+ ){0,3}by|sorter',
  ),
  is(
    'counts',
    '(?:video|computer|board|switch|xbox|mobile|phone|ipad) ?gam(?:es?|er|ing)|gamer|gaming(?! chair)|nintendo(?: switch)?|xbox|playstation|ps5|roblox|fortnite|mario ?kart(?: racer)?|super mario|mario(?! party)|zelda|animal crossing|rocket league|among us|fifa',
  ),
  is(
    'counts',
    'organi[sz]ed|organi[sz]er|organi[sz](?:es|ing) (?:everything|everyone|everybody|things|(?:her|his) \\p{L}+)|tidy|neat(?: freak)?|orderly|methodical|logical|routines?|rule[- ]follower|order(?= *$)|stickler(?: for (?:the )?rules)?|(?<!(?:breaks|bends|no|hates) (?:the |all )?)rules(?= *$)|perfectionist|punctual|always on time|exact(?= *$)|precise|planner|strategist',
  ),
  does(
    'talks',
    'chatter(?:box|s|ing)?|talks? (?:non-?stop|all (?:day|the time)|a lot|too much|so much|constantly|to (?:every(?:one|body)|anyone|anybody|strangers)|the (?:whole|entire) \\p{L}+|in (?:his|her) sleep|a mile a minute)|non-?stop talker|talking(?! back)|loves? to talk|big talker|motor ?mouth|tells? (?:long|endless|tall|(?:everyone|everybody|strangers)(?! what to do)|the (?:postman|mailman|neighbors)|stories|great stories|made[- ]up)[^,.;]*|storyteller|gossips?|argues|lawyer|negotiat(?:es|or)',
  ),
  does(
    'talks',
    'chats(?! online)|chatting|natter(?:s|er|ing)|yapp?(?:s|er|ing)|blabber(?:s|mouth)|rambl(?:es|ing|er)|(?<!late |early |slow |baby )talker|talk(?:s|ing) (?:the )?hind leg[^,.;]*|debat(?:es|er|ing)|arguer|backchat|answers? back|talks back|answer for everything|(?:always has )?the last word|commentat(?:es|or)|running commentary|news ?(?:reader|reporter)|tells whoppers|podcasts?|announcer|presenter|narrat(?:es|or|ing)|story-? ?teller|storytelling|stor(?:y|ies) (?:maker|spinner|inventor)|makes up (?:\\p{L}+ )?(?:stories|tales|words)|invents (?:stories|words)|(?:own|made-up|tall) (?:stories|tales)|tells (?:little |tall |white |big )?(?:fibs|tales)|tattle(?:s|r|tale)|tells secrets|auctioneer|salesman|salesperson',
  ),
  is('talks', 'chatty|talkative'),
  is(
    'talks',
    'opinionated|(?:strong|big|lots of|many) opinions|opinions (?:on|about)|sassy|sass|sassbox|social(?: butterfly)?|sociable|gregarious|popular|friendly|makes friends (?:everywhere|easily|with every\\p{L}+|in)|friends with every\\p{L}+|charmer|persuasive|articulate|eloquent|argumentative|gossip(?:y)?|extrovert(?:ed)?|people person|never lost for words|gift of the gab',
  ),
  does('thing', 'diary(?! of)|diaries|(?:keeps|writes in) (?:a|her|his) diary', diary),
  does('thing', 'journal(?:s|ing)?', journal),
  does(
    'reads',
    '(?<!being |learning to |learn to |slow to )reads?(?! lips)(?! (?:to (?:him|her|me)|by))|(?<!finds )reading(?! to)|reader|(?<!sticker |colou?ring )books?(?! shop)|bookworm|library|libraries|harry potter|nose in',
  ),
  does(
    'reads',
    "(?<!learning to |learn to |can't |just learned to )writes(?! (?:on|left|with (?:his|her) left|in (?:a|her|his) diary|(?:\\p{L}+ )?lists|code|(?:\\p{L}+ )?songs))|bookish|writer|writing(?! (?:on|code|songs))|author|poems?|poet|poetry|rhymes|spell(?:s(?= *$|ing)|er|ing)(?: bees?)?(?! mistakes)|graphic novels?|novels?|comics|comic books?|crosswords?|word ?searches|library card|dictionar(?:y|ies)|fairy ?tales|bedtime stories|audio ?books|(?:poetry|story) ?writer|letters to",
  ),
  does(
    'reads',
    'roald dahl|julia donaldson|gruffalo|percy jackson|dog man|captain underpants|wimpy kid|tom gates|horrid henry|walliams|enid blyton|famous five|narnia|hobbit|lord of the rings|tolkien|dr\\.? seuss|magic tree ?house|goosebumps|asterix|tintin|beano|tinkle|amar chitra katha|geronimo stilton|wings of fire|warrior cats|bad guys|jacqueline wilson|rainbow magic|worst witch|beatrix potter|winnie[- ]the[- ]pooh|treehouse books|matilda(?= *$)|charlie and the chocolate factory|hungry caterpillar|alice in wonderland|hunger games|anne of green gables|potterhead|hermione|hogwarts|gryffindor|hufflepuff|ravenclaw|slytherin',
  ),
]
