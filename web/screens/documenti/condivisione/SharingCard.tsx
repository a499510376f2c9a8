import PersonOutlined from '@mui/icons-material/PersonOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SharingCard_cartella$key } from '#generated/SharingCard_cartella.graphql.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { SharingDialog } from './SharingDialog.tsx'

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
