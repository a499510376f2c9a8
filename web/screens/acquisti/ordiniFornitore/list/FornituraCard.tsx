import { formatDate } from '../../../../../server/shared/formats/formats.ts'
import { RowCard } from '../../../../ui/list/RowCard.tsx'
import { FornituraStatusCell } from './Cells.tsx'
import type { FornituraRow } from './row.ts'

/** A supplier order of the list on a phone. */
export function FornituraCard({ riga }: { riga: FornituraRow }) {
  const { ordine, tipologia, fornitore, dataConsegna, dataArrivo, rilievo, co } = riga
  const known = [
    dataConsegna && `prevista ${formatDate(dataConsegna)}`,
    dataArrivo && `effettiva ${formatDate(dataArrivo)}`,
    rilievo && `Rilievo ${rilievo}`,
    co && `CO ${co}`,
  ]
  return (
    <RowCard
      title={`${ordine.numeroCommessa} · ${ordine.nomeCliente}`}
      beside={<FornituraStatusCell riga={riga} focused />}
      foot={known.filter(Boolean).join(' · ') || 'Nessuna data'}
    >
      {`${tipologia} da ${fornitore.nome}`}
    </RowCard>
  )
}
