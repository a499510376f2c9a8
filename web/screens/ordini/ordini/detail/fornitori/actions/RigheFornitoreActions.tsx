import Button from '@mui/material/Button'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { formatCount } from '../../../../../../../server/shared/formats/formats.ts'
import { useOperation } from '../../../../../../relay/useOperation.ts'
import { useConfirm } from '../../../../../../ui/Confirm.tsx'
import { ActionBar } from '../../../../../../ui/table/ActionBar.tsx'
import { type ShownOrdineFornitore, type ShownRigaFornitore, sentWarning } from '../rows.ts'
import type { RigheFornitoreActionsEliminaMutation } from './__generated__/RigheFornitoreActionsEliminaMutation.graphql.ts'
import type { RigheFornitoreActionsGeneraMutation } from './__generated__/RigheFornitoreActionsGeneraMutation.graphql.ts'
import type { RigheFornitoreActionsResetMutation } from './__generated__/RigheFornitoreActionsResetMutation.graphql.ts'
import type { RigheFornitoreActionsUnisciMutation } from './__generated__/RigheFornitoreActionsUnisciMutation.graphql.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { useUndoRighe } from './useUndoRighe.ts'

const generaMutation = graphql`
  mutation RigheFornitoreActionsGeneraMutation($righe: [Int!]!) {
    generaOrdiniFornitore(input: { righe: $righe }) {
      ordiniFornitore
      modifica
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
      modifica
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
      modifica
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
      modifica
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
  onDone: () => void
  /** What was taken back is shown. */
  onAnnullato: () => void
}

/** What is done with the selected rows, each once confirmed. */
export function RigheFornitoreActions({ righe, ordini, onSvuota, onDone, onAnnullato }: Props) {
  const conferma = useConfirm()
  const detto = useUndoRighe(onAnnullato)
  const [sposta, setSposta] = useState(false)
  const [genera, generando] = useOperation<RigheFornitoreActionsGeneraMutation>(generaMutation)
  const [unisci, unendo] = useOperation<RigheFornitoreActionsUnisciMutation>(unisciMutation)
  const [reset, staccando] = useOperation<RigheFornitoreActionsResetMutation>(resetMutation)
  const [elimina, eliminando] = useOperation<RigheFornitoreActionsEliminaMutation>(eliminaMutation)
  const underWay = generando || unendo || staccando || eliminando
  const assegnate = righe.filter(({ ordineFornitorePk }) => ordineFornitorePk != null).length
  const quante = formatCount(righe.length, 'riga', 'righe')
  const avviate = sentWarning(righe, ordini)
  const joined = (...frasi: string[]) => frasi.filter(Boolean).join(' ')
  const inOrdine = formatCount(assegnate, 'è già in un ordine a fornitore', 'sono già in un ordine a fornitore')

  const pks = righe.map(({ pk }) => pk)
  /** What was done, in words, and the number that takes it back; null when it was refused. */
  type Fatto = readonly [testo: string, modifica: number | null | undefined] | null
  async function ask(domanda: Parameters<typeof conferma>[0], azione: () => Promise<Fatto>) {
    if (!(await conferma(domanda))) return
    const fatto = await azione()
    if (!fatto) return
    onDone()
    detto(...fatto)
  }
  async function generale(): Promise<Fatto> {
    const esito = await genera({ righe: pks })
    if (!esito.ok) return null
    const { ordiniFornitore, modifica } = esito.dati.generaOrdiniFornitore
    const quanti = ordiniFornitore?.length ?? 0
    return [formatCount(quanti, 'ordine a fornitore generato', 'ordini a fornitore generati'), modifica]
  }
  async function uniscile(): Promise<Fatto> {
    const esito = await unisci({ righe: pks })
    return esito.ok ? ['Righe unite', esito.dati.mergeRigheOrdineFornitore.modifica] : null
  }
  async function staccale(): Promise<Fatto> {
    const esito = await reset({ righe: pks })
    return esito.ok ? ['Righe staccate', esito.dati.resetRigheOrdineFornitore.modifica] : null
  }
  async function eliminale(): Promise<Fatto> {
    const esito = await elimina({ righe: pks })
    return esito.ok ? ['Righe eliminate', esito.dati.deleteRigheOrdineFornitore.modifica] : null
  }
  return (
    <>
      <ActionBar quanti={righe.length} nomi={['riga', 'righe']} onClose={onSvuota} inCorso={underWay}>
        <Button
          variant="contained"
          disabled={underWay || assegnate > 0}
          title={assegnate > 0 ? inOrdine : undefined}
          onClick={() =>
            void ask(
              {
                titolo: `Generare gli ordini a fornitore di ${quante}?`,
                testo: 'Uno per tipologia e fornitore; dove manca si usa il fornitore predefinito della tipologia.',
                conferma: 'Genera',
              },
              generale,
            )
          }
        >
          Genera ordini
        </Button>
        <Button disabled={underWay} onClick={() => setSposta(true)}>
          Sposta
        </Button>
        <Button
          disabled={underWay || righe.length < 2}
          onClick={() =>
            void ask(
              {
                titolo: `Unire ${quante} in una sola?`,
                testo: joined('Devono essere uguali in tutto tranne la quantità, che viene sommata.', avviate),
                conferma: 'Unisci',
              },
              uniscile,
            )
          }
        >
          Unisci
        </Button>
        <Button
          disabled={underWay || assegnate === 0}
          onClick={() =>
            void ask(
              {
                titolo: `Staccare ${formatCount(assegnate, 'riga', 'righe')} dall’ordine a fornitore?`,
                testo: joined('Tornano in attesa di un ordine.', avviate),
                conferma: 'Reset',
              },
              staccale,
            )
          }
        >
          Reset
        </Button>
        <Button
          color="error"
          disabled={underWay}
          onClick={() =>
            void ask(
              {
                titolo: `Eliminare ${quante}?`,
                testo:
                  joined(assegnate > 0 ? `${inOrdine[0]?.toUpperCase()}${inOrdine.slice(1)}.` : '', avviate) ||
                  undefined,
                conferma: 'Elimina',
                distruttiva: true,
              },
              eliminale,
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
          onClose={() => setSposta(false)}
          onDone={(modifica) => {
            setSposta(false)
            onDone()
            detto('Righe spostate', modifica)
          }}
        />
      )}
    </>
  )
}
