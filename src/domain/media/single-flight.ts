import type { Db } from '../../../db/client.ts'

/** Work in progress, by name. */
const inFlight = new WeakMap<Db, Map<string, Promise<unknown>>>()

/** Runs `work`, or waits for the same work if it is already running. */
export function singleFlight<T>(db: Db, name: string, work: () => Promise<T>): Promise<T> {
  const flights = inFlight.get(db) ?? new Map<string, Promise<unknown>>()
  inFlight.set(db, flights)
  const known = flights.get(name)
  if (known) return known as Promise<T>
  const flight = work().finally(() => flights.delete(name))
  flights.set(name, flight)
  return flight
}
