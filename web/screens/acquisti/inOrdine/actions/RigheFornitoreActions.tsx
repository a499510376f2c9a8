import Button from '@mui/material/Button'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import type { RigheFornitoreActionsEliminaMutation } from '#generated/RigheFornitoreActionsEliminaMutation.graphql.ts'
import type { RigheFornitoreActionsGeneraMutation } from '#generated/RigheFornitoreActionsGeneraMutation.graphql.ts'
import type { RigheFornitoreActionsResetMutation } from '#generated/RigheFornitoreActionsResetMutation.graphql.ts'
import type { RigheFornitoreActionsUnisciMutation } from '#generated/RigheFornitoreActionsUnisciMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { ActionBar } from '#ui/table/ActionBar.tsx'
import { type ShownOrdineFornitore, type ShownRigaFornitore, sentWarning } from '../rows.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { useUndoRighe } from './useUndoRighe.ts'

const generaMutation = graphql`
  mutation RigheFornitoreActionsGeneraMutation($righe: [Int!]!) {
    generateOrdiniFornitore(input: { rigaPks: $righe }) {
      ordiniFornitore
      modifica
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const mergeMutation = graphql`
  mutation RigheFornitoreActionsUnisciMutation($righe: [Int!]!) {
    mergeRigheOrdineFornitore(input: { pks: $righe }) {
      modifica
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const resetMutation = graphql`
  mutation RigheFornitoreActionsResetMutation($righe: [Int!]!) {
    resetRigheOrdineFornitore(input: { pks: $righe }) {
      modifica
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeMutation = graphql`
  mutation RigheFornitoreActionsEliminaMutation($righe: [Int!]!) {
    deleteRigheOrdineFornitore(input: { pks: $righe }) {
      modifica
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  /** The selected ones. */
  righe: readonly ShownRigaFornitore[]
  ordini: readonly ShownOrdineFornitore[]
  onClearSelection: () => void
  /** Something was done with them. */
  onDone: () => void
  /** What was taken back is shown. */
  onCancelled: () => void
}

/** What is done with the selected rows, each once confirmed. */
export function RigheFornitoreActions({ righe, ordini, onClearSelection, onDone, onCancelled }: Props) {
  const conferma = useConfirm()
  const told = useUndoRighe(onCancelled)
  const [move, setMove] = useState(false)
  const [genera, generating] = useOperation<RigheFornitoreActionsGeneraMutation>(generaMutation)
  const [merge, merging] = useOperation<RigheFornitoreActionsUnisciMutation>(mergeMutation)
  const [reset, detaching] = useOperation<RigheFornitoreActionsResetMutation>(resetMutation)
  const [remove, removing] = useOperation<RigheFornitoreActionsEliminaMutation>(removeMutation)
  const underWay = generating || merging || detaching || removing
  const assigned = righe.filter(({ ordineFornitorePk }) => ordineFornitorePk != null).length
  const count = formatCount(righe.length, 'riga', 'righe')
  const started = sentWarning(righe, ordini)
  const joined = (...sentences: string[]) => sentences.filter(Boolean).join(' ')
  const inOrder = formatCount(assigned, 'è già in un ordine a fornitore', 'sono già in un ordine a fornitore')

  const pks = righe.map(({ pk }) => pk)
  /** What was done, in words, and the number that takes it back; null when it was refused. */
  type Done = readonly [testo: string, modifica: number | null | undefined] | null
  async function ask(question: Parameters<typeof conferma>[0], action: () => Promise<Done>) {
    if (!(await conferma(question))) return
    const done = await action()
    if (!done) return
    onDone()
    told(...done)
  }
  async function generale(): Promise<Done> {
    const outcome = await genera({ righe: pks })
    if (!outcome.ok) return null
    const { ordiniFornitore, modifica } = outcome.data.generateOrdiniFornitore
    const amount = ordiniFornitore?.length ?? 0
    return [formatCount(amount, 'ordine a fornitore generato', 'ordini a fornitore generati'), modifica]
  }
  async function mergeThem(): Promise<Done> {
    const outcome = await merge({ righe: pks })
    return outcome.ok ? ['Righe unite', outcome.data.mergeRigheOrdineFornitore.modifica] : null
  }
  async function detachThem(): Promise<Done> {
    const outcome = await reset({ righe: pks })
    return outcome.ok ? ['Righe staccate', outcome.data.resetRigheOrdineFornitore.modifica] : null
  }
  async function removeThem(): Promise<Done> {
    const outcome = await remove({ righe: pks })
    return outcome.ok ? ['Righe eliminate', outcome.data.deleteRigheOrdineFornitore.modifica] : null
  }
  return (
    <>
      <ActionBar count={righe.length} names={['riga', 'righe']} onClose={onClearSelection} inProgress={underWay}>
        <Button
          variant="contained"
          disabled={underWay || assigned > 0}
          title={assigned > 0 ? inOrder : undefined}
          onClick={() =>
            void ask(
              {
                title: `Generare gli ordini a fornitore di ${count}?`,
                text: 'Uno per tipologia e fornitore; dove manca si usa il fornitore predefinito della tipologia.',
                conferma: 'Genera',
              },
              generale,
            )
          }
        >
          Genera ordini
        </Button>
        <Button disabled={underWay} onClick={() => setMove(true)}>
          Sposta
        </Button>
        <Button
          disabled={underWay || righe.length < 2}
          onClick={() =>
            void ask(
              {
                title: `Unire ${count} in una sola?`,
                text: joined('Devono essere uguali in tutto tranne la quantità, che viene sommata.', started),
                conferma: 'Unisci',
              },
              mergeThem,
            )
          }
        >
          Unisci
        </Button>
        <Button
          disabled={underWay || assigned === 0}
          onClick={() =>
            void ask(
              {
                title: `Staccare ${formatCount(assigned, 'riga', 'righe')} dall’ordine a fornitore?`,
                text: joined('Tornano in attesa di un ordine.', started),
                conferma: 'Reset',
              },
              detachThem,
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
                title: `Eliminare ${count}?`,
                text:
                  joined(assigned > 0 ? `${inOrder[0]?.toUpperCase()}${inOrder.slice(1)}.` : '', started) || undefined,
                conferma: 'Elimina',
                distruttiva: true,
              },
              removeThem,
            )
          }
        >
          Elimina
        </Button>
      </ActionBar>
      {move && righe.length > 0 && (
        <MoveDialog
          righe={righe}
          ordini={ordini}
          onClose={() => setMove(false)}
          onDone={(edit) => {
            setMove(false)
            onDone()
            told('Righe spostate', edit)
          }}
        />
      )}
    </>
  )
}
