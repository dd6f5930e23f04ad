/** The steps after the choice of the children: a script of their own, so that the first step is in use sooner. */
export { AuthorStep } from './author-step.tsx'
export { PriceLine } from './price-line.tsx'
export { ThemeStep } from './theme-step.tsx'
