import type { ListSource } from '#platform/db/listSource.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export interface TempisticheFilter {
  tipoSerramentoPk?: number | null
  codiceSerramentoPk?: number | null
}

type Where = Prisma.TempisticaWhereInput

/** The timings. */
export const tempisticheList: ListSource<Where, TempisticheFilter> = {
  model: 'tempistica',
  visible: (viewer) => (can(viewer, 'adminOrders') ? {} : { id: { in: [] } }),
  filter({ tipoSerramentoPk, codiceSerramentoPk }) {
    const where: Where[] = []
    if (tipoSerramentoPk != null) where.push({ tipoSerramentoId: tipoSerramentoPk })
    if (codiceSerramentoPk != null) where.push({ codiceSerramentoId: codiceSerramentoPk })
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
