import type { Brush } from '../brush.ts'
import { shape } from '../figures/svg.ts'
import type { Painted, PaintedRoom } from './room-parts.ts'
import { attic, city, logs, old, seaside } from './rooms-of-houses.ts'
import { burrow, castle, lighthouse, ship, station, train } from './rooms-of-tales.ts'
import type { WindowView } from './window-views.ts'

/** Rooms other than the child's own in which a child sleeps, chosen by words of the place. */
export const ROOM_KINDS = [
  'castle',
  'ship',
  'logs',
  'attic',
  'lighthouse',
  'station',
  'train',
  'burrow',
  'old',
  'seaside',
  'city',
] as const
export type RoomKind = (typeof ROOM_KINDS)[number]

/** Draws the room around a bed. */
export const paintRoom = (kind: RoomKind, brush: Brush, outside: WindowView): PaintedRoom =>
  ROOMS[kind](brush, outside)

const ROOMS: Record<RoomKind, Painted> = {
  castle,
  ship,
  logs,
  attic,
  lighthouse,
  station,
  train,
  burrow,
  old,
  seaside,
  city,
}

/** Light of the moon or the hall across a floor. */
export const lightOnFloor = (x: number, y: number, color: string): string =>
  shape(`M${x} ${y}h180L${x + 470} ${y + 330}H${x + 60}Z`, color, 'opacity=".16"')
