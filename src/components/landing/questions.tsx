const QUESTIONS = [
  {
    question: 'What happens to my child’s photo?',
    answer:
      'You do not need one: the avatar builder does as well. If you upload a photo, its place and camera data are removed, it is shown to you alone, and it is deleted with the character. It goes to an outside picture service only where you allow exactly that.',
  },
  {
    question: 'Is it safe to hand to my child?',
    answer:
      'There are no ads, no strangers and no links that lead out of a story. What is written is checked before it is shown. Programs do the checking, so with a child who is easily frightened, look at the story first.',
  },
  {
    question: 'Which ages is it for?',
    answer:
      'For 3 to 12. You say 3-5, 6-8 or 9-12, and the words, the sentences and the pace of the voice follow. A story takes about one minute, two and a half, or five.',
  },
  {
    question: 'Do I need to install something?',
    answer:
      'No. It runs in the browser of a phone, a tablet or a computer, and can be put on the home screen like an app. Stories that you have played stay on the device and play without a network.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'With one button, and no e-mail to write. Your plan then runs to the end of the month you have paid for. In Settings you can also download everything, or delete your account and all that is in it.',
  },
]

export function Questions() {
  return (
    <section aria-labelledby="questions" className="page-width max-w-3xl! pt-14 sm:pt-24">
      <h2 id="questions" className="heading text-3xl sm:text-4xl text-center">
        Before you hand it to your child
      </h2>
      <div className="mt-8 grid gap-3">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="rounded-2xl border border-solid border-line bg-surface px-5">
            <summary className="rounded-lg py-4 text-lg font-semibold">{question}</summary>
            <p className="pb-5 text-soft text-pretty">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
