import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import type { MoveDialogMutation } from '#generated/MoveDialogMutation.graphql.ts'
import { errorsSentence } from '#relay/answers/payloadErrors.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { ListSelect } from '#ui/ListSelect.tsx'
import { fitsInto, type ShownOrdineFornitore, type ShownRigaFornitore } from '../rows.ts'

export const moveMutation = graphql`
  mutation MoveDialogMutation($righe: [Int!]!, $ordineFornitore: Int!) {
    moveRigheOrdineFornitore(input: { pks: $righe, ordineFornitorePk: $ordineFornitore }) {
      modifica
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  righe: readonly ShownRigaFornitore[]
  /** The supplier orders of the order. */
  ordini: readonly ShownOrdineFornitore[]
  onClose: () => void
  /** @param edit number that takes it back */
  onDone: (edit: number | null | undefined) => void
}

/** Puts rows into a supplier order that there is ('Sposta'): only those that all of them fit are offered. */
export function MoveDialog({ righe, ordini, onClose, onDone }: Props) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [run, inProgress] = useOperation<MoveDialogMutation>(moveMutation, { errorsFromCall: true })
  const suitable = ordini.filter((ordine) => fitsInto(righe, ordine))
  async function save(ordineFornitore: number) {
    setError(null)
    const outcome = await run({ righe: righe.map(({ pk }) => pk), ordineFornitore })
    if (outcome.ok) onDone(outcome.data.moveRigheOrdineFornitore.modifica)
    else if (!outcome.fault) setError(errorsSentence(outcome.errors))
  }
  return (
    <PlainDialog
      title={`Sposta ${formatCount(righe.length, 'riga', 'righe')}`}
      width="xs"
      sx={{ pt: '8px !important', display: 'grid', gap: 1.5 }}
      onClose={onClose}
      onSubmit={() => chosen !== null && void save(chosen)}
      actions={
        <>
          <Button onClick={onClose} disabled={inProgress} autoFocus={suitable.length === 0}>
            Annulla
          </Button>
          <Button type="submit" variant="contained" loading={inProgress} disabled={chosen === null}>
            Sposta
          </Button>
        </>
      }
    >
      {suitable.length === 0 ? (
        <Alert severity="info">
          Nessun ordine a fornitore ha la tipologia e il fornitore di tutte le righe scelte.
        </Alert>
      ) : (
        <ListSelect
          label="Ordine a fornitore"
          items={suitable.map(({ pk, tipologia, fornitore, stato }) => ({
            valore: pk,
            text: [`n. ${pk}`, tipologia, fornitore.nome, stato?.nome].filter(Boolean).join(' · '),
          }))}
          value={chosen}
          onChange={setChosen}
          autoFocus
        />
      )}
      {error && <Alert severity="error">{error}</Alert>}
    </PlainDialog>
  )
}
