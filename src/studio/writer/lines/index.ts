export * from './advice.ts'
export * from './evening.ts'
export * from './journey.ts'
