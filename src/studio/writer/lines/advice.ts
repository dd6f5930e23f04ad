import type { Kind } from '../world.ts'

export const ASK = [
  'There lived {host.np}. {Host.he} [heard them out|listened to it all] with {host.his} [eyes shut|head on one side].',
  '{Host.np} was at home<mt , [as {host.he} always was|and glad of company]>. They told {host.him} about {o}.',
  'Nobody came. Then somebody did: it was {host.np}. “[Well|Yes]?” {host.he} said, and they told {host.him}.',
  '{Host.np} looked up. “[You want to know something|You have come about something],” {host.he} said. “[People only come here for that|They always do].” So they told {host.him}.',
  'They [found|met] {host.np} there, and asked {host.him} what to do.',
  '“[Come in, come in|Ah],” said {host.np}. “[I was just about to be bored|Sit, and tell me all of it].” And they did.',
]

/** In a story of middle length they meet whoever lives there in a few words. */
export const MET = [
  '{Host.np} [was at home|lived there], and heard it all.',
  '{Host.np} looked up. [They had not even knocked.|“Well?”]',
  'There sat {host.np}, [all ears|as if waiting for them].',
  'They asked {host.np}, [who thought first|who had seen a lot].',
  'Who should live there but {host.np}?',
  'At the end of the way was {host.np}.',
  '“[Good evening|Sit down],” said {host.np}, and [heard it all|asked for all of it].',
  '{Host.np} [made room for them|waved them closer], and listened.',
]

/** What the one who lives there says: true, and not quite plain. The turn of the story shows what it meant. */
export const HINT: Record<Kind, string[]> = {
  sound: [
    '“[Some things|Most things] are deaf to words,” said {host}. “But [a tune gets in at the keyhole|they know a tune when they hear one].”',
    '“[I never push at a thing|When a thing is stuck],” said {host}, “I [hum|sing] at it, and see what [it does|hums back].”',
    '“[You have told it, and asked it|You have tried everything but one],” said {host}. “[Has anybody sung to it|Did no one give it a beat]?”',
  ],
  light: [
    '“It is not so much [stuck|wrong] as dark,” said {host}. “[Things look different when they are lit|Try it by another light].”',
    '“[When I can’t see my way|On a bad night],” said {host}, “I look for the smallest bright thing there is. [It is always enough.|One will do.]”',
    '“[Bring it something bright|Show it something that shines],” said {host}. “[It need not be big|A spark will do it].”',
  ],
  still: [
    '“[Everybody rushes at it|You all do so much],” said {host}. “[Has anyone tried doing nothing at all?|Nobody ever tries nothing.]”',
    '“[I have lived here a long time|Look at me],” said {host}. “[Things come|They all come to me], if you [keep quiet|wait for them].”',
    '“[The slow way|Waiting] is a way too,” said {host}, and [shut {host.his} eyes|said no more].',
  ],
  move: [
    '“[You will not find it out from here|Talking won’t do it],” said {host}. “[Somebody has to go|One of you must go all the way].”',
    '“[Every long way begins with a push|It wants somebody quick],” said {host}. “[And then another.|It always did.]”',
    '“[Who is the quickest of you|Has anyone gone the whole way]?” said {host}. “[Then why are you standing here?|I thought not.]”',
  ],
  notice: [
    '“Everything you need is there,” said {host}. “[You have looked at it. Now see it.|Only nobody has looked.]”',
    '“[Look low|Look again],” said {host}. “[And after that, look from the other side|The first look is only for saying hello].”',
    '“It is [small|quite near],” said {host}. “[The thing that matters is always small|You have all been past it twice].”',
  ],
  make: [
    '“What you want,” said {host}, “[is a thing that does not exist yet|cannot be bought]. So somebody will have to make it.”',
    '“[I could tell you what to use|There is a tool for that],” said {host}, “but [nobody has built it|it would have to be built first].”',
    '“[Bits and pieces|Odds and ends],” said {host}. “[That is all that anything is made of|You have plenty. It is only a matter of the order].”',
  ],
  tell: [
    '“[Did anyone ever stay sad all through a story|Who can be cross and listen]?” said {host}. “[I never could|Not I].”',
    '“A good [joke|tale] opens more than a key,” said {host}. “[It need not even be true|And it never rusts].”',
    '“[They have told you what is wrong|You have heard the trouble],” said {host}. “[Now tell it something back.|But have you told it anything?]”',
  ],
  tie: [
    '“There are two ends to everything,” said {host}. “[Somebody should join them|What you want is something in between].”',
    '“[Pushing is for one|Alone you can push],” said {host}. “[Pulling is for friends, and friends need something to pull on|But to hold, you need something long].”',
    '“[When I want to keep hold of a thing|If it will not come to you],” said {host}, “I [tie a bow on it|give it something to hold on to].”',
  ],
}

export const UNDERSTOOD = [
  '{h} thought of what {host} had said~. ~[All at once it made sense|And then {h.he} saw it].',
  '“[{Host} was right|That is what {host} meant],” said {h}.',
  'What had {host} said? {h} [said it over to {h.himself}|went through it again, word by word]. Oh!',
  'So this was what {host} meant. {h} [almost laughed|sat up].',
]

/** With three children, the one who lives there has to be won over, and only the third can do it. */
export const SHY = [
  '{Host.np} lived there. “[I do not talk to strangers|Not today],” {host.he} said, and [turned {host.his} back|shut {host.his} eyes].',
  'They found {host.np}, who [looked the other way|would not say one word].',
  '“[Busy|Asleep],” said {host.np}<mt , [who was neither|and pulled something over {host.his} head]>.',
]
export const WON_OVER: Record<Kind, string> = {
  sound:
    '{Host} [began to sway|hummed along]. “[I have not heard that in years|Oh, that one],” {host.he} said, and [after that {host.he} would have told them anything|was quite changed].',
  light:
    '{Host} turned around to [see what shone|look]. “[It has been so dim here|How kind],” {host.he} said. “[Now, then.|What was it you asked?]”',
  still:
    'Nobody asked again. That was new. “[You may stay|Well],” said {host}, [when {host.he} had got used to it|after some time]. “[You sit very nicely. What was it?|Ask me, if you like.]”',
  move: '“[Do that again|Goodness]!” said {host}. {A} did it again. {Host} [clapped|forgot all about being shy].',
  notice:
    '“You have [a crumb|a bit of fluff] on your chin,” said {a}, “and [you have hurt your foot|that is the best view in the world].” {Host} [stared|was touched]. “[Nobody ever looks at me|So I have],” {host.he} said.',
  make: 'It was a [small soft seat|cushion], for {host.him}. {Host} sat on it and [wriggled|bounced a bit]. “[For that|Well, for that],” {host.he} said, “I will tell you.”',
  tell: '{Host} [snorted|began to shake]. “[Stop, stop|Oh dear],” {host.he} said, wiping {host.his} eyes. “[Ask me anything.|What did you want to know?]”',
  tie: 'One end was for {host}. “[Now we are all together|There, now you are one of us],” said {a}. {Host} held it [tight|as if it were gold].',
}

/** What a fourth child does for the one in trouble. */
export const COMFORT: Record<Kind, string> = {
  sound: '{a} hummed to {o} [the whole time|under {a.his} breath], so that {o.he} would not feel alone.',
  light:
    '{a} sat where the light fell on {a.his} {trait}, [and {o} watched it shine|so {o} had something bright to look at].',
  still: '{a} sat beside {o} [all that time|and held on], which nobody else had thought to do.',
  move: '{a} kept {o} warm with a [race|game of catch], [there and back|and let {o.him} win].',
  notice: '“[Your hands are cold|You have not had supper],” said {a} to {o}. Nobody else had seen that.',
  make: 'Meanwhile {a} made {o} [a hat|a small flag], to keep up {o.his} spirits.',
  tell: '{a} told {o} [a joke|a story] with {a.his} arm around {o.him}, [and {o.he} laughed, once|and it had a happy end].',
  tie: '{a} tied a bow for {o} [to hold|around the nearest thing], so that something at least looked like a party.',
}
/** What a fifth child, and any further one, does on the way home. */
export const WAY_HOME: Record<Kind, string> = {
  sound: '{a} sang them all the way home.',
  light: '{a} went in front, and they followed the shine of {a.his} {trait} home.',
  still: '{a} carried the smallest of the beasts home, and it slept.',
  move: '{a} was first at the door, and held it open.',
  notice: 'It was {a} who saw the right turn in the dark.',
  make: '{a} made a lantern out of almost nothing, to get them home by.',
  tell: '{a} told the whole thing over on the way home, with improvements.',
  tie: '{a} had them all hold on to one end, so that nobody was lost on the way home.',
}
/** What a further child does beside the one who turns the story, when there is no room for more. */
export const ASSIST: Record<Kind, string> = {
  sound:
    '[{a} kept time for them, [tapping with two fingers|humming low]|{a} hummed along, a little lower|“And one, and two,” said {a}, so that all went in time].',
  light:
    '[{a} [held the light|moved so that the light fell right]|Nobody could hold a light as still as {a}, so {a} did].',
  still:
    '[{a} kept close to {o} [and did not let go|all through it]|{a} sat down by {o}, and breathed slowly for both|{O} leaned on {a}, who did not move].',
  move: '[{a} went to fetch [a lamp|a blanket], and was back before anyone had missed {a.him}|{a} was there and back with [a rope|a lamp] in no time|{a} kept close, [ready to catch {o}|just in case]].',
  notice: '“[Left a bit|There, by your elbow],” said {a}, who missed nothing.',
  make: '[{a} [fetched|found] what was needed [before anyone had asked|and held it steady]|{a} made a small [flag|cushion] for {o}, and that helped, too|One thing was missing, and {a} made it, out of [string|a paper bag]].',
  tell: '[{a} told {o} [a story|a joke] to pass the time|{a} told {o} how it would end, and it ended well|“Once,” {a} told {o}, “it was worse, and the next day it was funny”].',
  tie: '{a} kept hold of {o}, [all the while|and did not let go], like the string of a kite.',
}
