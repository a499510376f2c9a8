import { formatoData } from '../../../../../server/shared/formats/formats.ts'
import { RowCard } from '../../../../ui/list/RowCard.tsx'
import { StatoFornitura } from './Celle.tsx'
import type { RigaFornitura } from './riga.ts'

/** A supplier order of the list on a phone. */
export function Scheda({ riga }: { riga: RigaFornitura }) {
  const { ordine, tipologia, fornitore, dataConsegna, dataArrivo, rilievo, co } = riga
  const noto = [
    dataConsegna && `prevista ${formatoData(dataConsegna)}`,
    dataArrivo && `effettiva ${formatoData(dataArrivo)}`,
    rilievo && `Rilievo ${rilievo}`,
    co && `CO ${co}`,
  ]
  return (
    <RowCard
      title={`${ordine.numeroCommessa} · ${ordine.nomeCliente}`}
      beside={<StatoFornitura riga={riga} aFuoco />}
      foot={noto.filter(Boolean).join(' · ') || 'Nessuna data'}
    >
      {`${tipologia} da ${fornitore.nome}`}
    </RowCard>
  )
}
