import type { z } from 'zod'

/**
 * Ties the shape of a request, as a vendor's server checks it, to the type of the vendor's SDK: where they disagree,
 * in a value or in the name of a field, the type check fails.
 */
export const asSdk =
  <Sdk>() =>
  <Shape extends z.ZodType>(shape: Shape & Agreement<z.output<Shape>, OnTheWire<Sdk>>): Shape =>
    shape

type Agreement<Ours, Sdk> = [Ours] extends [Sdk]
  ? [Foreign<Ours, Sdk>] extends [never]
    ? unknown
    : { 'is no field of the SDK': Foreign<Ours, Sdk> }
  : { 'is not what the SDK sends': Ours }

/** Our fields that the SDK's type does not name, however deep; what it types as unknown is left open. */
type Foreign<Ours, Sdk> = unknown extends Sdk
  ? never
  : Ours extends readonly (infer Item)[]
    ? Foreign<Item, ItemOf<Sdk>>
    : Ours extends object
      ? { [Key in keyof Ours]-?: Key extends KeyOf<Sdk> ? Foreign<Ours[Key], At<Sdk, Key>> : Key }[keyof Ours]
      : never

type ItemOf<T> = T extends readonly (infer Item)[] ? Item : never
type KeyOf<T> = T extends object ? keyof T : never
type At<T, Key> = T extends object ? (Key extends keyof T ? T[Key] : never) : never

/** Enums travel as their values; an absent field may be undefined, as in zod. */
type OnTheWire<T> = T extends string
  ? string extends T
    ? string
    : `${T}`
  : T extends Blob | ((...args: never[]) => unknown)
    ? T
    : T extends object
      ? { [Key in keyof T]: OnTheWire<T[Key]> | MayBeAbsent<T, Key> }
      : T

type MayBeAbsent<T, Key extends keyof T> = Record<never, never> extends Pick<T, Key> ? undefined : never
