import type { ListSource } from '#platform/db/listSource.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export interface TempisticheFilter {
  tipoSerramento?: number | null
  codiceSerramento?: number | null
}

type Where = Prisma.TempisticaWhereInput

/** The timings. */
export const tempisticheList: ListSource<Where, TempisticheFilter> = {
  model: 'tempistica',
  visible: (viewer) => (can(viewer, 'adminOrders') ? {} : { id: { in: [] } }),
  filter({ tipoSerramento, codiceSerramento }) {
    const where: Where[] = []
    if (tipoSerramento != null) where.push({ tipoSerramentoId: tipoSerramento })
    if (codiceSerramento != null) where.push({ codiceSerramentoId: codiceSerramento })
    return where
  },
  orderings: {
    id: (direction) => ({ id: direction }),
    tipoSerramento: (direction) => [
      { tipoSerramento: { nome: direction } },
      { codiceSerramento: { categoria: direction } },
      { codiceSerramento: { forma: direction } },
      { codiceSerramento: { codice: direction } },
      { categoria: direction },
      { forma: direction },
    ],
    tempoRepartoMacchine: (direction) => ({ tempoRepartoMacchine: direction }),
    tempoRepartoBanchi: (direction) => ({ tempoRepartoBanchi: direction }),
  },
  predefinito: ['tipoSerramento'],
}
