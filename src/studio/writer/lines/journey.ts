/** Promises, the way to advice and back. Every line names something of this story. */
export const PLEDGE = [
  '“[We have|That leaves us] till bedtime,” said {h}. “[That is ages|That is a good long while].”',
  '{h} [bent closer|came nearer]. “Start at the beginning,” {h.he} said. <mt {O} did, [hiccuping|in the wrong order], and got to the end twice.>',
  '“[Well, somebody should do something|Somebody has to help],” said {h}. {H.he} looked around. “[I think somebody is {k.us}|That looks like {k.us}].”',
  '“[Don’t worry|Wait here],” said {h}. “{K.we} [will be quick|will see to it].”<mt  {O} [held on to {h.s} sleeve all the same|tried a smile, and it nearly held].>',
  '{h} thought of {h.his} supper~. Then {h.he} ~thought of {o}, and that [settled it|was that]. “[All right|Right],” {h.he} said. “[Where do {k.we} start|Come on]?”',
  '“[{K.we} will|Of course {k.we} will] help,” said {h}<2 , and {s} was [already rolling up {s.his} sleeves|nodding before {h.he} had finished]>.',
  '[“How long have you been like this?” asked {h}. “Since lunch,” said {o}. “No one asked till now.”|“Have you told anyone?” asked {h}. “Only the moon,” said {o}. “And it had to go.”]',
  '{h} looked at {o}, and {o} looked at {h}. [That was as good as a promise.|Nobody had to say it.]',
  '“[Show me|Let me see],” said {h}, and {o} [showed {h.him}|told {h.him} all of it again].',
  '{h} did not laugh. “[That can be mended|We can do something about that],” {h.he} said. “[I just don’t know how yet.|It stands to reason.]”',
  '“It could happen to [anybody|me],” said {h}, and {o} [felt a little better already|had not thought of that].',
  '“Is anybody [helping you|seeing to it]?” asked {h}. “[Only you|You, I hope],” said {o}.',
  '“[I don’t know how|I have never done such a thing],” said {h}, “but [I can try|I should like to try].”',
]

/** What the child says to somebody who offers to come. */
export const WELCOME = [
  '“[Come along|You had better come, too],” said {h}.',
  '“[There is always room for one more|The more, the better],” said {h}.',
  '{h} [liked the look of {g}|was glad of {g} at once]. “[Welcome|Good],” {h.he} said.',
  '“[How do you do|Oh, good],” said {h}, and [meant it|told {g.him} the whole thing].',
  '“I was [just|rather] hoping for [somebody|a friend] like you,” said {h}.',
  '{h} [nodded|was glad of that]. “[Come on|This way],” {h.he} said.',
]

export const OFFER = [
  '“[They know things|Somebody may know] at {place},” said {o}.',
  '“What about {place}?” said {h}.',
  '“Let’s ask at {place},” said {h}.',
  '“[I think they know about this|There is somebody who would know] at {place},” said {o}.',
  '“Ask at {place},” said {o}. “[I would, if I could leave here.|I will wait.]”',
  'There was one place left to ask: {place}.',
  '“Who is older than any of us?” said {h}. [Everybody thought of {place}.|They all looked toward {place}.]',
  '“What I need is somebody who knows,” said {o}. “[There is one|They say there is one], at {place}.”',
  '{h} had heard of {place}. [Everybody had.|People came back from there with answers.]',
  '“It is far to {place},” said {o}, “but [they never laugh at a question there|nobody there says ‘I told you so’].”',
  '“Let’s not push anything else,” said {h}. “Let’s ask.” So it would have to be {place}.',
  '“[Could we ask someone|Who would know]?” said {h}. {O} thought of {place}.',
  '“[Someone|Somebody] at {place} will know what to do,” said {g}.',
  '{G} pointed [the way|with {g.his} chin]. “{Place},” {g.he} said. “[They know things there|We can ask there].”',
  '“When I am stuck I ask at {place},” said {g}. “[Come along|Follow me].”',
  '“[We must ask|Let us ask] at {place},” said {g}~, so ~that was where they went.',
  '“Has anyone asked at {place}?” said {g}. [Nobody had.|No one had thought of it.]',
  '“I know [somebody|one] who is good at this sort of thing,” said {g}. “[Only|But] it means going to {place}.”',
]

/** For a world that has no lines of its own for it; whoever is in trouble stays behind. */
export const WALK = [
  'They {go} [as far as|all the way to] {place}, to ask.',
  'So they {go} to {place} to ask for help<mt , while {o} [waited|stayed behind and hoped]>.',
  '{G} went ahead, and they {go} after {g.him} to {place}.',
]

export const ONWARD = [
  'A bend, and another bend, and there lay {place}.',
  'Nothing else stood between them and {place}.',
  '{Place} was smaller than they had thought, or they were [bigger|bolder].',
  'You could smell {place} before you saw it: {smell}.',
  'Past that lay {place}, [with a light on|and somebody was in].',
  'And so they came to {place}.',
  'Then they were through, and there was {place}.',
  'After that it was [easy|only a little way] to {place}.',
]

export const BANTER_SEVERAL = [
  '“[Are we there|Is it far]?” said {s}. “[No|You asked that already],” said {h}. “[Now|And now]?”',
  '{s} found {beast} and wanted to take it home. “[Ask it first|Put it down],” said {h}~. It ~[said no|went off by itself].',
  '“[You first|After you],” said {h}. “[You|After you],” said {s}. {G} [sighed|rolled {g.his} eyes] and went first.',
  '{h} and {s} counted [clouds|corners] on the way. {h} got [nine|twelve]. {s} got [ten|thirteen]. [They did not count them again.|{G} had eaten one.]',
  '“[If you were a soup|If you were a weather],” said {s}, “what would you be?” {h} thought about that [for a long way|until they got there].',
]

export const BANTER_ALONE = [
  '“[Are we there|Is it far]?” said {h}. “[No|Yes and no],” said {g}. “[Now|And now]?”',
  '{h} [told|asked] {g} a riddle. {G} [was still thinking about it at the next bend|did not get it, but laughed to be polite].',
  '{G} had a way of [stopping to look at things|humming as {g.he} went]~, so ~{h} [slowed down|took {h.his} time].',
  '“Do you ever get lost?” {h} asked. “[Never|Not so far],” said {g}, and [turned around, and went the other way|bumped into {beast}].',
  '{h} and {g} took turns to carry the {token}<mt . [{G} took longer turns.|It was not heavy. It was just nice.]>.',
]

export const REST = [
  '“Is it my fault?” said {o}. “[No|Only a bit],” said {h}. “[It is just late|It is nobody’s fault. It is just dark].” <mt {O} thought that over, and [sat a little closer|seemed to find it reasonable].>',
  '“[Tell me something nice|Say something],” said {o}. “[Toast|Warm socks],” said {h}. They both [thought about that for a while|felt better].',
  '“[When I cannot think|When I am stuck],” {h} said, “I count my fingers.” They all counted. {G} [got a different number every time|did it twice].',
  '{O} yawned. “[I am not tired|That was not a yawn],” {o.he} said, and [leaned on {h}|yawned again].',
  '“Are you cold?” said {h}. “[No|Yes],” said {o}~, and ~{h} moved over to make room [anyway|under {h.his} arm].',
  '“What do you do,” {o} asked, “when [nothing works|you can’t]?” {h} had to think. “[I have a rest, and then I can, sometimes|Supper],” {h.he} said.',
  'They shared {food}, [because one cannot be sad and chew|down to the crumbs]. It did not help the trouble, but it helped them.',
]

export const PAUSE = [
  '{h} put a hand in {h.his} pocket~. There ~was the {token}<mt , [warm from being carried|a good thing to hold]>.',
  '{h} turned the {token} over [and over|in {h.his} fingers].',
  'They sat down, all in a row<mt : {k}, {g} and {o}, [from big to small|none of them talking]>.',
]

export const RECALL = [
  '{h} [was tired|rubbed {h.his} nose]. But {o} was [looking at {h.him}|still hoping]~, so ~{h.he} [tried|thought] again.',
  '“[We are not done|It is not bedtime yet],” said {h}, [mostly to {h.himself}|and hoped it was true].',
  '“[Shall we stop?|Is that all there is?]” asked {o}. “[Not yet|Not by a long way],” said {h}.',
  '“[Hm|Bother],” said {h}. There was nothing to add, and {o} [added nothing|said it, too].',
  '“Thank you for [trying|all this],” said {o}, and {h} [felt braver|sat up straighter] at that.',
  '{h} [blew out {h.his} cheeks|pulled at one ear] and [thought some more|looked at {o}, and thought].',
  '“It is [all right|nobody’s fault],” said {h}. “[There is always another way.|The good idea is still on its way.]”',
]
