import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { puo } from '../../platform/permissions.ts'
import { whereGiorni } from './periodo.ts'

export interface FiltroAssenze {
  /** With a day from here … */
  fromDate?: string | null
  /** … to here, both included. */
  toDate?: string | null
  persona?: number | null
  persone?: readonly number[] | null
}

type Where = Prisma.AssenzaWhereInput

/** The absences: of who administers the staff alone. */
export const elencoAssenze: Elenco<Where, FiltroAssenze> = {
  model: 'assenza',
  visibili: (viewer) => (puo(viewer, 'adminPersonale') ? {} : { id: { in: [] } }),
  filtra({ fromDate, toDate, persona, persone }) {
    const where: Where[] = whereGiorni(fromDate, toDate)
    if (persona != null) where.push({ personaId: persona })
    if (persone) where.push({ personaId: { in: persone.slice(0, 1000) } })
    return where
  },
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    giornoDa: (verso) => [{ giornoDa: verso }, { oraDa: { sort: verso, nulls: 'first' } }],
    giornoA: (verso) => ({ giornoA: verso }),
    persona: (verso) => [{ persona: { nome: verso } }, { giornoDa: verso }],
  },
  predefinito: ['giornoDa'],
}
