import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Divider from '@mui/material/Divider'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useEffect } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SecurityDialogQuery } from '#generated/SecurityDialogQuery.graphql.ts'
import securityQuery from '#generated/SecurityDialogQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { OwnAccessi } from './OwnAccessi.tsx'
import { OwnPasskeys } from './OwnPasskeys.tsx'
import { OwnPin } from './OwnPin.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { SecondFactor } from './SecondFactor.tsx'

const query = graphql`
  query SecurityDialogQuery {
    viewer {
      operatorePk
      pinImpostatoIl
      secondoFattoreDal
      codiciRecuperoRimasti
      secondoFattoreObbligatorio
    }
    passkeys {
      ...OwnPasskeys_passkey
    }
    accessi(pagina: 1, perPagina: 8, filtro: { propri: true }) {
      edges {
        node {
          ...OwnAccessi_accesso
        }
      }
    }
    sessioni {
      ...OwnSessions_sessione
    }
  }
`

/** How one's own account is let in: second factor, passkeys, the PIN of the workshop, where it is logged in and was. */
export default function SecurityDialog({ onClose }: { onClose: () => void }) {
  const opened = useOpened<SecurityDialogQuery>(securityQuery)
  const { open } = opened
  // Its code arrives by the click that opens it; the query would cost every page its weight.
  useEffect(() => open({}), [open])
  return (
    <DialogFrame title="Accesso e sicurezza" width="sm">
      <OpenedData
        opened={opened}
        skeleton={
          <DialogContent>
            <Skeleton variant="rounded" height={240} />
          </DialogContent>
        }
        onClose={onClose}
      >
        {(reference) => (
          <DialogContent>
            <Sections data={reference} onChanged={opened.again} />
          </DialogContent>
        )}
      </OpenedData>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
      </DialogActions>
    </DialogFrame>
  )
}

interface Props {
  data: PreloadedQuery<SecurityDialogQuery>
  onChanged: () => void
}

function Sections({ data, onChanged }: Props) {
  const { viewer, sessioni, passkeys, accessi } = usePreloadedQuery<SecurityDialogQuery>(query, data)
  return (
    <Stack spacing={2.5} divider={<Divider flexItem />}>
      {viewer?.codiciRecuperoRimasti != null && (
        <SecondFactor
          attivoDal={viewer.secondoFattoreDal ?? null}
          codiciRimasti={viewer.codiciRecuperoRimasti}
          obbligatorio={viewer.secondoFattoreObbligatorio ?? false}
          onChanged={onChanged}
        />
      )}
      {viewer?.codiciRecuperoRimasti != null && <OwnPasskeys passkeys={passkeys} onChanged={onChanged} />}
      {viewer?.operatorePk && <OwnPin dal={viewer.pinImpostatoIl} onChanged={onChanged} />}
      <OwnSessions sessions={sessioni} onChanged={onChanged} />
      <OwnAccessi accessi={accessi.edges.map(({ node }) => node)} />
    </Stack>
  )
}
