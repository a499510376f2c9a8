import Button from '@mui/material/Button'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { formatoConta } from '../../../../../../../server/shared/formats/formats.ts'
import { useOperazione } from '../../../../../../relay/useOperazione.ts'
import { useConferma } from '../../../../../../ui/Conferma.tsx'
import { BarraAzioni } from '../../../../../../ui/tabella/BarraAzioni.tsx'
import type { OrdineFornitore, RigaFornitore } from '../righe.ts'
import type { AzioniRigheEliminaMutation } from './__generated__/AzioniRigheEliminaMutation.graphql.ts'
import type { AzioniRigheGeneraMutation } from './__generated__/AzioniRigheGeneraMutation.graphql.ts'
import type { AzioniRigheResetMutation } from './__generated__/AzioniRigheResetMutation.graphql.ts'
import type { AzioniRigheUnisciMutation } from './__generated__/AzioniRigheUnisciMutation.graphql.ts'
import { SpostaDialog } from './SpostaDialog.tsx'

const generaMutation = graphql`
  mutation AzioniRigheGeneraMutation($righe: [Int!]!) {
    generaOrdiniFornitore(input: { righe: $righe }) {
      ordiniFornitore
      errors {
        code
        field
        message
      }
    }
  }
`

const unisciMutation = graphql`
  mutation AzioniRigheUnisciMutation($righe: [Int!]!) {
    mergeRigheOrdineFornitore(input: { righe: $righe }) {
      errors {
        code
        field
        message
      }
    }
  }
`

const resetMutation = graphql`
  mutation AzioniRigheResetMutation($righe: [Int!]!) {
    resetRigheOrdineFornitore(input: { righe: $righe }) {
      errors {
        code
        field
        message
      }
    }
  }
`

const eliminaMutation = graphql`
  mutation AzioniRigheEliminaMutation($righe: [Int!]!) {
    deleteRigheOrdineFornitore(input: { righe: $righe }) {
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  /** The selected ones. */
  righe: readonly RigaFornitore[]
  ordini: readonly OrdineFornitore[]
  onSvuota: () => void
  /** Something was done with them. */
  onFatto: () => void
}

/** What is done with the selected rows, each once confirmed. */
export function AzioniRighe({ righe, ordini, onSvuota, onFatto }: Props) {
  const conferma = useConferma()
  const [sposta, setSposta] = useState(false)
  const [genera, generando] = useOperazione<AzioniRigheGeneraMutation>(generaMutation, {
    successo: ({ generaOrdiniFornitore: { ordiniFornitore } }) =>
      `${formatoConta(ordiniFornitore?.length ?? 0, 'ordine a fornitore generato', 'ordini a fornitore generati')}`,
  })
  const [unisci, unendo] = useOperazione<AzioniRigheUnisciMutation>(unisciMutation, { successo: 'Righe unite' })
  const [reset, staccando] = useOperazione<AzioniRigheResetMutation>(resetMutation, { successo: 'Righe staccate' })
  const [elimina, eliminando] = useOperazione<AzioniRigheEliminaMutation>(eliminaMutation, {
    successo: 'Righe eliminate',
  })
  const inCorso = generando || unendo || staccando || eliminando
  const assegnate = righe.filter(({ ordineFornitorePk }) => ordineFornitorePk != null).length
  const quante = formatoConta(righe.length, 'riga', 'righe')
  const inOrdine = formatoConta(assegnate, 'è già in un ordine a fornitore', 'sono già in un ordine a fornitore')

  type Azione = (variabili: { righe: number[] }) => Promise<{ ok: boolean }>
  async function chiedi(domanda: Parameters<typeof conferma>[0], azione: Azione) {
    if (!(await conferma(domanda))) return
    const { ok } = await azione({ righe: righe.map(({ pk }) => pk) })
    if (ok) onFatto()
  }
  return (
    <>
      <BarraAzioni quanti={righe.length} nomi={['riga', 'righe']} onChiudi={onSvuota} inCorso={inCorso}>
        <Button
          variant="contained"
          disabled={inCorso || assegnate > 0}
          title={assegnate > 0 ? inOrdine : undefined}
          onClick={() =>
            void chiedi(
              {
                titolo: `Generare gli ordini a fornitore di ${quante}?`,
                testo: 'Uno per tipologia e fornitore; dove manca si usa il fornitore predefinito della tipologia.',
                conferma: 'Genera',
              },
              genera,
            )
          }
        >
          Genera ordini
        </Button>
        <Button disabled={inCorso} onClick={() => setSposta(true)}>
          Sposta
        </Button>
        <Button
          disabled={inCorso || righe.length < 2}
          onClick={() =>
            void chiedi(
              {
                titolo: `Unire ${quante} in una sola?`,
                testo: 'Devono essere uguali in tutto tranne la quantità, che viene sommata.',
                conferma: 'Unisci',
              },
              unisci,
            )
          }
        >
          Unisci
        </Button>
        <Button
          disabled={inCorso || assegnate === 0}
          onClick={() =>
            void chiedi(
              {
                titolo: `Staccare ${formatoConta(assegnate, 'riga', 'righe')} dall’ordine a fornitore?`,
                testo: 'Tornano in attesa di un ordine.',
                conferma: 'Reset',
              },
              reset,
            )
          }
        >
          Reset
        </Button>
        <Button
          color="error"
          disabled={inCorso}
          onClick={() =>
            void chiedi(
              {
                titolo: `Eliminare ${quante}?`,
                testo: assegnate > 0 ? `${inOrdine[0]?.toUpperCase()}${inOrdine.slice(1)}.` : undefined,
                conferma: 'Elimina',
                distruttiva: true,
              },
              elimina,
            )
          }
        >
          Elimina
        </Button>
      </BarraAzioni>
      {sposta && righe.length > 0 && (
        <SpostaDialog
          righe={righe}
          ordini={ordini}
          onChiudi={() => setSposta(false)}
          onFatto={() => {
            setSposta(false)
            onFatto()
          }}
        />
      )}
    </>
  )
}
