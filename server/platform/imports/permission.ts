import { can, type Flag, type Viewer } from '../permissions.ts'
import type { ImportName } from './rules.ts'

const PERMESSI = {
  clienti: 'addOrders',
  ordini: 'addOrders',
  righe: 'adminOrders',
  tempi: 'adminOrders',
  vincoli: 'adminVincoli',
} as const satisfies Readonly<Record<ImportName, Flag>>

/** Who may import what. */
export const importPermission = (name: ImportName): Flag => PERMESSI[name]

/** Whether a user imports anything at all. */
export const importsSomething = (viewer: Viewer | null): boolean =>
  Object.values(PERMESSI).some((permesso) => can(viewer, permesso))
