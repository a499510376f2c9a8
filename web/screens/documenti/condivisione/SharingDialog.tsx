import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Suspense, useDeferredValue, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { SharingDialogMutation } from '#generated/SharingDialogMutation.graphql.ts'
import { ReadError } from '#relay/ReadError.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { useDebouncedText } from '#ui/useDebouncedText.ts'
import { AccountTable, type Shares } from './AccountTable.tsx'

const mutation = graphql`
  mutation SharingDialogMutation($pk: Int!, $ids: [Int!]!, $scadenze: [ScadenzaCondivisione!]!) {
    shareCartella(input: { pk: $pk, accountPks: $ids, scadenze: $scadenze }) {
      cartella {
        ...CartellaDetail_cartella
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  cartella: { pk: number; name: string }
  /** The accounts that it is shared with, by number, with their last day. */
  chosen: Shares
  onClose: () => void
}

/** Chooses the accounts that see a folder; none may be chosen. */
export function SharingDialog({ cartella: { pk, name }, chosen, onClose }: Props) {
  const [selection, setSelection] = useState<Shares>(chosen)
  const [asked, setAsked] = useState({ search: '', pagina: 1, prova: 0 })
  const shown = useDeferredValue(asked)
  const [written, write] = useDebouncedText(asked.search, (search) => setAsked({ ...asked, search, pagina: 1 }))
  const [share, saving] = useOperation<SharingDialogMutation>(mutation, { success: 'Condivisione salvata' })
  async function save() {
    const { ok } = await share({
      pk,
      ids: [...selection.keys()],
      scadenze: [...selection].map(([account, finoAl]) => ({ accountPk: account, finoAl })),
    })
    if (ok) onClose()
  }
  return (
    <DialogFrame onEscape={onClose} title={`Condividi la cartella ${name}`} width="sm">
      <DialogContent dividers sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minHeight: 360 }}>
        <TextField
          type="search"
          placeholder="Cerca account"
          value={written}
          onChange={({ target }) => write(target.value)}
          slotProps={{ htmlInput: { 'aria-label': 'Cerca account', maxLength: 200 } }}
        />
        <ErrorBoundary
          itemKey={shown}
          fallback={(error) => <ReadError error={error} retry={() => setAsked({ ...asked, prova: asked.prova + 1 })} />}
        >
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <AccountTable
              asked={shown}
              waiting={shown !== asked}
              selection={selection}
              onSelection={setSelection}
              onPage={(page) => setAsked({ ...asked, pagina: page })}
            />
          </Suspense>
        </ErrorBoundary>
      </DialogContent>
      <DialogActions>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: 1, pl: 2 }}>
          {selection.size === 0
            ? 'Nessun account scelto'
            : formatCount(selection.size, 'account scelto', 'account scelti')}
        </Typography>
        <Button onClick={onClose}>Annulla</Button>
        <Button variant="contained" loading={saving} onClick={() => void save()}>
          Salva
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
