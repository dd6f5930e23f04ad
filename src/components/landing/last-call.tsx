import { joinNouns, OWN_ENGINE } from '../../shared/stories/made-by.ts'
import { LANDING_PICTURES } from '../pictures/files.ts'
import { SmallPicture } from '../pictures/small-picture.tsx'
import { LinkButton } from '../ui/button.tsx'

/** The engines that make this site's stories, as a parent reads them, e.g. `OpenAI (gpt-5-mini)`. */
export interface EngineNames {
  text: string
  pictures: string
  voice: string
}

export function LastCall({ makers }: { makers: EngineNames }) {
  return (
    <section aria-labelledby="begin" className="page-width py-16 sm:py-24 text-center">
      <div className="overflow-hidden rounded-[2rem] border border-solid border-ink/15 bg-surface shadow-2xl shadow-black/50">
        <SmallPicture
          file={LANDING_PICTURES.heroWide}
          alt="Two children and a fox walk through a forest at dusk with a lantern."
          sizes="(min-width: 1152px) 1104px, calc(100vw - 2rem)"
          className="w-full max-h-112 object-cover object-[50%_45%]"
        />
        <div className="px-5 py-10 sm:py-14">
          <h2 id="begin" className="heading text-3xl sm:text-5xl">
            One more story?
          </h2>
          <p className="mt-4 text-lg text-soft">The first ones are on us. It takes about a minute.</p>
          <LinkButton href="/login?mode=sign-up" size="large" className="mt-8 max-sm:w-full max-sm:px-4">
            Create Your Story Now
          </LinkButton>
        </div>
      </div>
      <p className="mx-auto mt-10 max-w-2xl text-sm text-soft text-pretty">{statementOf(makers)}</p>
    </section>
  )
}

/** What makes the stories, with the name of each active engine. */
function statementOf({ text, pictures, voice }: EngineNames): string {
  const parts = [
    { noun: 'the language model', engine: text },
    { noun: 'the image AI', engine: pictures },
    { noun: 'the voice AI', engine: voice },
  ]
  const own = parts.filter(({ engine }) => engine === OWN_ENGINE)
  const others = parts.filter(({ engine }) => engine !== OWN_ENGINE)
  if (others.length === 0)
    return `${AI} Here all three are Storylamp’s own built-in engines, which run on this server: no other AI learns anything about your child.`
  const named = `Here ${joinNouns(others.map(({ noun, engine }) => `${noun} is ${engine}`))}`
  if (own.length === 0) return `${AI} ${named}.`
  return `${AI} ${named}; ${joinNouns(own.map(({ noun }) => noun))} ${own.length > 1 ? 'are engines' : 'is an engine'} of Storylamp’s own, on this server.`
}

const AI =
  'Storylamp’s story text comes from a language model, the illustrations from an image AI and the narration from a voice AI.'
