import type { ListSource } from '#platform/db/listSource.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { ordiniList } from '../ordini/list.ts'

export interface RigheFilter {
  ordinePk?: number | null
  tipoSerramentoPk?: number | null
  categoria?: string | null
  forma?: string | null
  codice?: string | null
}

type Where = Prisma.RigaOrdineWhereInput

/** The lines of all orders that the viewer sees. */
export const righeList: ListSource<Where, RigheFilter> = {
  model: 'rigaOrdine',
  visible(viewer) {
    const ordine = ordiniList.visible(viewer)
    return Object.keys(ordine).length === 0 ? {} : { ordine }
  },
  filter({ ordinePk, tipoSerramentoPk, categoria, forma, codice }) {
    const where: Where[] = []
    if (ordinePk != null) where.push({ ordineId: ordinePk })
    if (tipoSerramentoPk != null) where.push({ tipoSerramentoId: tipoSerramentoPk })
    const serramento = {
      ...(categoria ? { categoria } : {}),
      ...(forma ? { forma } : {}),
      ...(codice ? { codice } : {}),
    }
    if (Object.keys(serramento).length > 0) where.push({ codiceSerramento: { is: serramento } })
    return where
  },
  orderings: {
    id: (direction) => ({ id: direction }),
    ordine: (direction) => [{ ordineId: direction }, { posizione: direction }],
    posizione: (direction) => [{ ordineId: direction }, { posizione: direction }],
  },
  predefinito: ['-id'],
}
