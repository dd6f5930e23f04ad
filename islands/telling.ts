export { countWhatIsTyped } from './telling/counter.ts'
export { show } from './telling/toasts.ts'
