import { z } from 'zod'
import Offline from '../../../islands/offline.tsx'
import { island } from './island.tsx'

export const OfflineIsland = island({ name: 'offline', component: Offline, on: 'load', schema: z.object({}) })
