import Button from '@mui/material/Button'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { formatCount } from '../../../../../../../server/shared/formats/formats.ts'
import { useOperation } from '../../../../../../relay/useOperation.ts'
import { useConfirm } from '../../../../../../ui/Confirm.tsx'
import { ActionBar } from '../../../../../../ui/table/ActionBar.tsx'
import type { ShownOrdineFornitore, ShownRigaFornitore } from '../rows.ts'
import type { RigheFornitoreActionsEliminaMutation } from './__generated__/RigheFornitoreActionsEliminaMutation.graphql.ts'
import type { RigheFornitoreActionsGeneraMutation } from './__generated__/RigheFornitoreActionsGeneraMutation.graphql.ts'
import type { RigheFornitoreActionsResetMutation } from './__generated__/RigheFornitoreActionsResetMutation.graphql.ts'
import type { RigheFornitoreActionsUnisciMutation } from './__generated__/RigheFornitoreActionsUnisciMutation.graphql.ts'
import { MoveDialog } from './MoveDialog.tsx'

const generaMutation = graphql`
  mutation RigheFornitoreActionsGeneraMutation($righe: [Int!]!) {
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
  mutation RigheFornitoreActionsUnisciMutation($righe: [Int!]!) {
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
  mutation RigheFornitoreActionsResetMutation($righe: [Int!]!) {
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
  mutation RigheFornitoreActionsEliminaMutation($righe: [Int!]!) {
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
  righe: readonly ShownRigaFornitore[]
  ordini: readonly ShownOrdineFornitore[]
  onSvuota: () => void
  /** Something was done with them. */
  onFatto: () => void
}

/** What is done with the selected rows, each once confirmed. */
export function RigheFornitoreActions({ righe, ordini, onSvuota, onFatto }: Props) {
  const conferma = useConfirm()
  const [sposta, setSposta] = useState(false)
  const [genera, generando] = useOperation<RigheFornitoreActionsGeneraMutation>(generaMutation, {
    successo: ({ generaOrdiniFornitore: { ordiniFornitore } }) =>
      `${formatCount(ordiniFornitore?.length ?? 0, 'ordine a fornitore generato', 'ordini a fornitore generati')}`,
  })
  const [unisci, unendo] = useOperation<RigheFornitoreActionsUnisciMutation>(unisciMutation, {
    successo: 'Righe unite',
  })
  const [reset, staccando] = useOperation<RigheFornitoreActionsResetMutation>(resetMutation, {
    successo: 'Righe staccate',
  })
  const [elimina, eliminando] = useOperation<RigheFornitoreActionsEliminaMutation>(eliminaMutation, {
    successo: 'Righe eliminate',
  })
  const inCorso = generando || unendo || staccando || eliminando
  const assegnate = righe.filter(({ ordineFornitorePk }) => ordineFornitorePk != null).length
  const quante = formatCount(righe.length, 'riga', 'righe')
  const inOrdine = formatCount(assegnate, 'è già in un ordine a fornitore', 'sono già in un ordine a fornitore')

  type Azione = (variabili: { righe: number[] }) => Promise<{ ok: boolean }>
  async function chiedi(domanda: Parameters<typeof conferma>[0], azione: Azione) {
    if (!(await conferma(domanda))) return
    const { ok } = await azione({ righe: righe.map(({ pk }) => pk) })
    if (ok) onFatto()
  }
  return (
    <>
      <ActionBar quanti={righe.length} nomi={['riga', 'righe']} onChiudi={onSvuota} inCorso={inCorso}>
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
                titolo: `Staccare ${formatCount(assegnate, 'riga', 'righe')} dall’ordine a fornitore?`,
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
      </ActionBar>
      {sposta && righe.length > 0 && (
        <MoveDialog
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
