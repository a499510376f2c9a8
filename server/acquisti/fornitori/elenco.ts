import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { cercaParole } from '../../platform/db/ricerca.ts'
import { puo } from '../../platform/permissions.ts'

export interface FiltroFornitori {
  search?: string | null
  tipologia?: string | null
  id?: readonly number[] | null
}

type Where = Prisma.FornitoreWhereInput

/** The suppliers: of who reads supplier orders. */
export const elencoFornitori: Elenco<Where, FiltroFornitori> = {
  model: 'fornitore',
  visibili: (viewer) => (puo(viewer, 'viewOrdiniFornitore') ? {} : { id: { in: [] } }),
  filtra({ search, tipologia, id }) {
    const where: Where[] = cercaParole(search)
    if (tipologia) where.push({ tipologia })
    if (id) where.push({ id: { in: id.slice(0, 1000) } })
    return where
  },
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    nome: (verso) => ({ nome: verso }),
    codice: (verso) => ({ codice: verso }),
    tipologia: (verso) => [{ tipologia: verso }, { nome: verso }],
    tempo: (verso) => ({ tempo: verso }),
  },
  predefinito: ['nome'],
}
