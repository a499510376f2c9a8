import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useOperation } from '../../../../../relay/useOperation.ts'
import { useViewer } from '../../../../../shell/viewer.ts'
import { DetailCard } from '../../../../../ui/DetailCard.tsx'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import { StatusDialog } from '../../azioni/StatusDialog.tsx'
import { useStatoFase } from '../../azioni/useStatoFase.ts'
import type { OrdineTabProps } from '../tabs.ts'
import type { FasiTabQuery } from './__generated__/FasiTabQuery.graphql.ts'
import type { FasiTabStatoMaterialeMutation } from './__generated__/FasiTabStatoMaterialeMutation.graphql.ts'
import { type OrdineFaseRow, OrdineFasiTable } from './OrdineFasiTable.tsx'

const query = graphql`
  query FasiTabQuery($pk: Int!) {
    fasiOrdine(pk: $pk) {
      fasi {
        nomeFase
        withFornitore
        isNeeded
        inizio
        fine
        stato
        statoColore
        statoPk
        ordiniFornitore {
          ...OrdineFasiTable_ordiniFornitore
        }
      }
      materiali {
        materiale
        stato
        statoColore
        statoPk
        ordiniFornitore {
          ...OrdineFasiTable_ordiniFornitore
        }
      }
    }
    statiFasi: valoriStato(contesto: fasi) {
      pk
      nome
      nomeFase
    }
    statiMateriali: valoriStato(contesto: materiali) {
      pk
      nome
    }
  }
`

const materialeMutation = graphql`
  mutation FasiTabStatoMaterialeMutation($ordine: Int!, $materiale: String!, $stato: Float!) {
    setStatoMateriale(input: { ordine: $ordine, materiale: $materiale, stato: $stato }) {
      errors {
        code
        field
        message
      }
    }
  }
`

/** Tab 'Fasi': where the phases of an order stand, and the materials that belong to none. */
export default function FasiTab({ ordine, lettura }: OrdineTabProps) {
  // Setting a state emits the event of the order, which this page follows: `lettura` changes, the rows are read again.
  const [salvataggi, setSalvataggi] = useState(0)
  const { fasiOrdine, statiFasi, statiMateriali } = useLazyLoadQuery<FasiTabQuery>(
    query,
    { pk: ordine.pk },
    { fetchKey: `${lettura} ${salvataggi}`, fetchPolicy: 'store-and-network' },
  )
  const { updateStatoFasiOrdine } = useViewer().permessi
  const [cambia, setCambia] = useState<{ riga: OrdineFaseRow; materiale: boolean } | null>(null)
  const [salvaFase, faseInCorso] = useStatoFase()
  const [salvaMateriale, materialeInCorso] = useOperation<FasiTabStatoMaterialeMutation>(materialeMutation, {
    successo: 'Stato cambiato',
  })
  if (!fasiOrdine) return <EmptyState titolo="Ordine non trovato" />

  async function salva(stato: number) {
    if (!cambia) return
    const { nome } = cambia.riga
    const { ok } = cambia.materiale
      ? await salvaMateriale({ ordine: ordine.pk, materiale: nome, stato })
      : await salvaFase({ ordine: ordine.pk, nomeFase: nome, stato })
    if (!ok) return
    setCambia(null)
    setSalvataggi((volte) => volte + 1)
  }
  const fasi = fasiOrdine.fasi.map((fase) => ({
    ...fase,
    nome: fase.nomeFase,
    modificabile: updateStatoFasiOrdine && !fase.withFornitore,
  }))
  const materiali = fasiOrdine.materiali.map((uno) => ({
    ...uno,
    nome: uno.materiale,
    isNeeded: true,
    modificabile: updateStatoFasiOrdine,
  }))
  const stati = cambia?.materiale ? statiMateriali : statiFasi.filter(({ nomeFase }) => nomeFase === cambia?.riga.nome)
  return (
    <Stack sx={{ gap: 2 }}>
      <DetailCard titolo="Fasi">
        <OrdineFasiTable titolo="Fasi" righe={fasi} onStato={(riga) => setCambia({ riga, materiale: false })} />
      </DetailCard>
      <DetailCard titolo="Materiali non legati a fasi">
        <OrdineFasiTable
          titolo="Materiali non legati a fasi"
          righe={materiali}
          vuoto="Nessun altro materiale per questo ordine."
          onStato={(riga) => setCambia({ riga, materiale: true })}
        />
      </DetailCard>
      {cambia && (
        <StatusDialog
          titolo={`Stato: ${cambia.riga.nome}`}
          stati={stati.map(({ pk, nome }) => ({ pk, testo: nome }))}
          stato={cambia.riga.statoPk ?? null}
          inCorso={faseInCorso || materialeInCorso}
          onSalva={(stato) => void salva(stato)}
          onChiudi={() => setCambia(null)}
        />
      )}
    </Stack>
  )
}
