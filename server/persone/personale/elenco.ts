import type { Prisma, Reparto } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { cercaParole } from '../../platform/db/ricerca.ts'
import { puo } from '../../platform/permissions.ts'
import { dataDiGiorno } from '../../shared/dates/days.ts'

export interface FiltroPersonale {
  search?: string | null
  reparto?: Reparto | null
  /** Employed on some day from here … */
  fromDate?: string | null
  /** … to here, both included. */
  toDate?: string | null
  id?: readonly number[] | null
}

type Where = Prisma.PersonaWhereInput

function filtra({ search, reparto, fromDate, toDate, id }: FiltroPersonale): Where[] {
  const where: Where[] = cercaParole(search)
  if (reparto) where.push({ reparto })
  if (fromDate) where.push({ OR: [{ dataFine: null }, { dataFine: { gte: dataDiGiorno(fromDate) } }] })
  if (toDate) where.push({ dataInizio: { lte: dataDiGiorno(toDate) } })
  if (id) where.push({ id: { in: id.slice(0, 1000) } })
  return where
}

/** The staff: of who administers it alone. */
export const elencoPersonale: Elenco<Where, FiltroPersonale> = {
  model: 'persona',
  visibili: (viewer) => (puo(viewer, 'adminPersonale') ? {} : { id: { in: [] } }),
  filtra,
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    nome: (verso) => ({ nome: verso }),
    reparto: (verso) => [{ reparto: verso }, { nome: verso }],
    dataInizio: (verso) => ({ dataInizio: verso }),
    dataFine: (verso) => ({ dataFine: { sort: verso, nulls: 'last' } }),
  },
  predefinito: ['nome'],
}
