import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { puo } from '../../platform/permissions.ts'

export interface FiltroTempistiche {
  tipoSerramento?: number | null
  codiceSerramento?: number | null
}

type Where = Prisma.TempisticaWhereInput

/** The timings. */
export const elencoTempistiche: Elenco<Where, FiltroTempistiche> = {
  model: 'tempistica',
  visibili: (viewer) => (puo(viewer, 'adminOrders') ? {} : { id: { in: [] } }),
  filtra({ tipoSerramento, codiceSerramento }) {
    const where: Where[] = []
    if (tipoSerramento != null) where.push({ tipoSerramentoId: tipoSerramento })
    if (codiceSerramento != null) where.push({ codiceSerramentoId: codiceSerramento })
    return where
  },
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    tipoSerramento: (verso) => [
      { tipoSerramento: { nome: verso } },
      { codiceSerramento: { categoria: verso } },
      { codiceSerramento: { forma: verso } },
      { codiceSerramento: { codice: verso } },
      { categoria: verso },
      { forma: verso },
    ],
    tempoRepartoMacchine: (verso) => ({ tempoRepartoMacchine: verso }),
    tempoRepartoBanchi: (verso) => ({ tempoRepartoBanchi: verso }),
  },
  predefinito: ['tipoSerramento'],
}
