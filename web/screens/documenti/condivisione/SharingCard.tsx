import PersonOutlined from '@mui/icons-material/PersonOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Suspense, useDeferredValue, useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SharingCard_cartella$key } from '#generated/SharingCard_cartella.graphql.ts'
import type { SharingCardSharingDialogMutation } from '#generated/SharingCardSharingDialogMutation.graphql.ts'
import { ReadError } from '#relay/ReadError.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { useDebouncedText } from '#ui/useDebouncedText.ts'
import { AccountTable, type Shares } from './AccountTable.tsx'

const fragment = graphql`
  fragment SharingCard_cartella on Cartella {
    pk
    nome
    condivisioni {
      finoAl
      account {
        pk
        user {
          firstName
          lastName
          username @required(action: THROW)
          email @required(action: THROW)
        }
      }
    }
  }
`

const sharingDialogMutation = graphql`
  mutation SharingCardSharingDialogMutation($pk: Int!, $ids: [Int!]!, $scadenze: [ScadenzaCondivisione!]!) {
    shareCartella(input: { pk: $pk, accountPks: $ids, scadenze: $scadenze }) {
      cartella {
        ...CartellaDetail_cartella
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface SharingDialogProps {
  cartella: { pk: number; name: string }
  /** The accounts that it is shared with, by number, with their last day. */
  chosen: Shares
  onClose: () => void
}

/** Chooses the accounts that see a folder; none may be chosen. */
function SharingDialog({ cartella: { pk, name }, chosen, onClose }: SharingDialogProps) {
  const [selection, setSelection] = useState<Shares>(chosen)
  const [asked, setAsked] = useState({ search: '', pagina: 1, prova: 0 })
  const shown = useDeferredValue(asked)
  const [written, write] = useDebouncedText(asked.search, (search) => setAsked({ ...asked, search, pagina: 1 }))
  const [share, saving] = useOperation<SharingCardSharingDialogMutation>(sharingDialogMutation, {
    success: 'Condivisione salvata',
  })
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

/** Whom a top-level folder is shared with. */
export function SharingCard(props: { cartella: SharingCard_cartella$key }) {
  const { pk, nome, condivisioni } = useFragment(fragment, props.cartella)
  const [open, setOpen] = useState(false)
  const shared = condivisioni ?? []
  return (
    <DetailCard title="Condivisione">
      {shared.length === 0 ? (
        <Typography color="textSecondary">Cartella condivisa ancora con nessun account</Typography>
      ) : (
        <Box
          component="ul"
          aria-label="Account"
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 360, overflow: 'auto' }}
        >
          {shared.map(
            ({
              finoAl,
              account: {
                pk: numero,
                user: { firstName, lastName, username, email },
              },
            }) => (
              <Box key={numero} component="li" sx={{ py: 0.75, display: 'flex', gap: 1.5, alignItems: 'center' }}>
                <PersonOutlined fontSize="small" color="action" aria-hidden />
                <Box sx={{ minWidth: 0 }}>
                  <Typography sx={{ overflowWrap: 'anywhere' }}>
                    {`${firstName} ${lastName}`.trim() || username}
                  </Typography>
                  {email && (
                    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                      {email}
                    </Typography>
                  )}
                  {finoAl && <Typography variant="body2">fino al {formatDate(finoAl)}</Typography>}
                </Box>
              </Box>
            ),
          )}
        </Box>
      )}
      <Button variant="outlined" fullWidth sx={{ mt: 1.5 }} onClick={() => setOpen(true)}>
        Condividi con altri account
      </Button>
      {open && (
        <SharingDialog
          cartella={{ pk, name: nome }}
          chosen={new Map(shared.map(({ finoAl, account }) => [account.pk, finoAl ?? null]))}
          onClose={() => setOpen(false)}
        />
      )}
    </DetailCard>
  )
}
