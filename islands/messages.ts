export { countWhatIsTyped } from './messages/counter.ts'
export { showToast } from './messages/toasts.ts'
