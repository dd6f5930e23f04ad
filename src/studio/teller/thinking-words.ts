import { type Activity, does, is } from './activities.ts'

/** The words for what a child asks, counts, tells and reads. */
export const THINKING: readonly Activity[] = [
  does(
    'why',
    'why|asks? (?:why|how|what|about|everything|a (?:lot|million|thousand|hundred|billion)|lots|so many|many|endless|big|deep|hard|tricky|constant|questions)|questions?|curious|curiosity|inquisitive|facts?|how (?:things|stuff|everything|machines) works?|takes? (?:things|everything|stuff|\\p{L}+) apart|science|scientist|scientific|experiments?|chemistry|robots?|robotics|coding|codes|computers|inventions?|machines|history(?! of)|detectives?|mysteries|encyclopedias?|helicopters|maps',
  ),
  does(
    'counts',
    "numbers?|counts?(?! (?:on|as))|counting|maths?|mathemati\\p{L}+|times tables?|sums|chess|checkers|draughts|sudokus?|puzzles?|jigsaws?|rubik'?s? ?(?:cubes?)?|board ?games?|card games|cards(?= *$)|dominoes|calendars?|timetables?|how (?:much|many|old|tall|far|heavy) [^,.;]*|measures|measuring|weighs|weighing|keeps? (?:the )?score|keeps? (?:the )?(?:accounts?|acounts?)",
  ),
  does(
    'talks',
    'chatter(?:box|s|ing)?|talks? (?:non-?stop|all (?:day|the time)|a lot|too much|so much|constantly|to (?:every(?:one|body)|anyone|anybody|strangers)|the (?:whole|entire) \\p{L}+|in (?:his|her) sleep|a mile a minute)|non-?stop talker|talking(?! back)|loves? to talk|big talker|motor ?mouth|tells? (?:long|endless|tall|(?:everyone|everybody|strangers)(?! what to do)|the (?:postman|mailman|neighbors)|stories|great stories|made[- ]up)[^,.;]*|storyteller|gossips?|argues|lawyer|negotiat(?:es|or)',
  ),
  is('talks', 'chatty|talkative'),
  does(
    'reads',
    '(?<!being |learning to |learn to )reads?(?! (?:to (?:him|her|me)|by))|reading(?! to)|reader|(?<!sticker |colou?ring )books?(?! shop)|bookworm|library|libraries|harry potter|nose in',
  ),
]
