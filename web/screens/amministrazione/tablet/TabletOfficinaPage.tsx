import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { commitLocalUpdate, graphql } from 'relay-runtime'
import type { TabletOfficinaPageCodiceMutation } from '#generated/TabletOfficinaPageCodiceMutation.graphql.ts'
import type { TabletOfficinaPageEliminaMutation } from '#generated/TabletOfficinaPageEliminaMutation.graphql.ts'
import type { TabletOfficinaPageQuery } from '#generated/TabletOfficinaPageQuery.graphql.ts'
import type { TabletOfficinaPageScollegaMutation } from '#generated/TabletOfficinaPageScollegaMutation.graphql.ts'
import { removeFromList } from '#relay/answers/rootList.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount, formatDateTime } from '#shared/formats/formats.ts'
import { repartoName, useReparti } from '#shell/reparti.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { Page } from '#ui/Page.tsx'
import { AddButton } from '#ui/page/AddButton.tsx'
import { QrCode } from '#ui/qr/QrCode.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { readShownTablet, type ShownTablet, TabletDialog } from './TabletDialog.tsx'

const query = graphql`
  query TabletOfficinaPageQuery @preloadable {
    tabletOfficina {
      ...TabletDialog_tablet
    }
  }
`

interface LinkTabletDialogProps {
  name: string
  codice: string
  onClose: () => void
}

/** The code that links a device to a tablet: it is shown once. */
function LinkTabletDialog({ name, codice, onClose }: LinkTabletDialogProps) {
  const address = `${location.origin}/postazione`
  return (
    <DialogFrame onEscape={onClose} title={`Collega «${name}»`} width="sm">
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            Sul dispositivo apri <strong>{address}</strong> e scrivi questo codice, oppure inquadra il quadrato.
          </Typography>
          <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
            <QrCode text={`${address}#${codice}`} label="Indirizzo con il codice" />
            <Typography component="output" sx={{ fontFamily: 'monospace', fontSize: '1.5rem', fontWeight: 600 }}>
              {codice}
            </Typography>
          </Box>
          <Alert severity="info">Vale un’ora e una volta sola. Non verrà mostrato mai più.</Alert>
        </Stack>
      </DialogContent>
      <DialogActions>
        <CopyButton text={codice} variant="outlined" />
        <Button variant="contained" onClick={onClose}>
          Fatto
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}

const codiceMutation = graphql`
  mutation TabletOfficinaPageCodiceMutation($pk: Int!) {
    regenerateCodiceTablet(input: { pk: $pk }) {
      codice
      tablet {
        ...TabletDialog_tablet
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const disconnectMutation = graphql`
  mutation TabletOfficinaPageScollegaMutation($pk: Int!) {
    disconnectTablet(input: { pk: $pk }) {
      tablet {
        ...TabletDialog_tablet
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeMutation = graphql`
  mutation TabletOfficinaPageEliminaMutation($pk: Int!) {
    deleteTablet(input: { pk: $pk }) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Named {
  pk: number
  nome: string
}

interface TabletActionsOptions {
  /** Refused, somebody else has changed it. */
  reread: () => void
  /** A code was made: it is shown this once. */
  onCodice: (made: { name: string; codice: string }) => void
}

/** What is done with a tablet of the workshop, beside changing it. */
function useTabletActions({ reread, onCodice }: TabletActionsOptions) {
  const confirm = useConfirm()
  const environment = useRelayEnvironment()
  const [codice, making] = useOperation<TabletOfficinaPageCodiceMutation>(codiceMutation)
  const [disconnect, unlinking] = useOperation<TabletOfficinaPageScollegaMutation>(disconnectMutation, {
    success: 'Tablet scollegato',
  })
  const [remove, removing] = useOperation<TabletOfficinaPageEliminaMutation>(removeMutation, {
    success: 'Tablet eliminato',
  })
  return {
    busy: making || unlinking || removing,
    async freshCodice({ pk, nome }: Named) {
      const made = await codice({ pk })
      const text = made.ok ? made.data.regenerateCodiceTablet.codice : null
      if (text) onCodice({ name: nome, codice: text })
      if (!made.ok) reread()
    },
    async scollega({ pk, nome }: Named) {
      const question = {
        title: `Scollegare «${nome}»?`,
        text: 'Il dispositivo non mostra più i nomi, e chi vi sta lavorando esce subito.',
        conferma: 'Scollega',
        distruttiva: true,
      }
      if (!(await confirm(question))) return
      if (!(await disconnect({ pk })).ok) reread()
    },
    async remove({ pk, nome }: Named) {
      const question = {
        title: `Eliminare «${nome}»?`,
        text: 'Il dispositivo non mostra più i nomi, e chi vi sta lavorando esce subito. Quello che è stato registrato resta.',
        conferma: 'Elimina',
        distruttiva: true,
        forever: true,
      }
      if (!(await confirm(question))) return
      if ((await remove({ pk })).ok)
        commitLocalUpdate(environment, (store) => removeFromList(store, 'tabletOfficina', pk))
      else reread()
    },
  }
}

/** The devices on the walls of the workshop: which there are, whose names they show, whether they are linked. */
export default function TabletOfficinaPage() {
  const { data, isWaiting } = useRouteQuery<TabletOfficinaPageQuery>(query)
  const { tabletOfficina } = data
  // A new one comes last with its answer.
  const tablets = tabletOfficina.map(readShownTablet).toSorted((a, b) => a.nome.localeCompare(b.nome, 'it'))
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const [edited, setEdited] = useState<ShownTablet | 'new' | null>(null)
  const [codice, setCodice] = useState<{ name: string; codice: string } | null>(null)
  const actions = useTabletActions({ reread, onCodice: setCodice })
  const add = (
    <AddButton whole={tablets.length === 0} onClick={() => setEdited('new')}>
      Aggiungi tablet
    </AddButton>
  )
  return (
    <Page title="Tablet dell’officina" count={tablets.length} isWaiting={isWaiting} actions={add}>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 720 }}>
        Un tablet appeso in officina è di tutti: mostra i nomi di chi lavora lì, e ognuno entra con il suo PIN. Quello
        che fa resta a suo nome e con i suoi permessi. Reparto e PIN si danno nella scheda Operatore di ogni utente.
      </Typography>
      {tablets.length === 0 && (
        <EmptyState title="Nessun tablet" text="Aggiungine uno, poi collega il dispositivo con il suo codice." />
      )}
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        }}
      >
        {tablets.map((tablet) => (
          <li key={tablet.pk} aria-label={tablet.nome}>
            <TabletCard tablet={tablet} onEdit={() => setEdited(tablet)} actions={actions} />
          </li>
        ))}
      </Box>
      {edited && (
        <TabletDialog tablet={edited === 'new' ? null : edited} onCreated={setCodice} onClose={() => setEdited(null)} />
      )}
      {codice && <LinkTabletDialog {...codice} onClose={() => setCodice(null)} />}
    </Page>
  )
}

interface CardProps {
  tablet: ShownTablet
  onEdit: () => void
  actions: ReturnType<typeof useTabletActions>
}

function TabletCard({ tablet, onEdit, actions }: CardProps) {
  const { pk, nome, reparti, minutiInattivita, collegatoIl, ultimoUso } = tablet
  const known = useReparti()
  return (
    <DetailCard title={nome}>
      <Stack sx={{ gap: 1 }}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {collegatoIl ? (
            <StatusChip word="Collegato" tone="positivo" />
          ) : (
            <StatusChip word="Non collegato" tone="attenzione" />
          )}
          <Typography variant="body2" color="textSecondary">
            {collegatoIl && ultimoUso ? `Ultimo uso ${formatDateTime(ultimoUso)}` : 'Serve il codice di collegamento'}
          </Typography>
        </Box>
        <Typography variant="body2">
          {reparti.length === 0 ? 'Tutti i reparti' : reparti.map((one) => repartoName(known, one)).join(', ')} · torna
          ai nomi dopo {formatCount(minutiInattivita, 'minuto', 'minuti')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
          <Button variant="outlined" disabled={actions.busy} onClick={() => void actions.freshCodice(tablet)}>
            Nuovo codice
          </Button>
          <Button onClick={onEdit}>Modifica</Button>
          {collegatoIl && (
            <Button color="error" disabled={actions.busy} onClick={() => void actions.scollega(tablet)}>
              Scollega
            </Button>
          )}
          <Button color="error" disabled={actions.busy} onClick={() => void actions.remove({ pk, nome })}>
            Elimina
          </Button>
        </Box>
      </Stack>
    </DetailCard>
  )
}
