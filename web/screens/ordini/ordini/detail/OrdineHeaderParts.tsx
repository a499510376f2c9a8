import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined'
import WarningAmber from '@mui/icons-material/WarningAmber'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { type ComponentProps, useState } from 'react'
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { OrdineHeaderParts_azioni$key } from '#generated/OrdineHeaderParts_azioni.graphql.ts'
import type { OrdineHeaderParts_insegne$key } from '#generated/OrdineHeaderParts_insegne.graphql.ts'
import type { OrdineHeaderPartsStatiQuery } from '#generated/OrdineHeaderPartsStatiQuery.graphql.ts'
import { FailedContent } from '#relay/opened/FailedContent.tsx'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { ShellLink } from '#shell/ShellLink.tsx'
import { useViewer } from '#shell/viewer.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { usePageState } from '#ui/page/usePageState.ts'
import { StatusChip, statusTone } from '#ui/StatusChip.tsx'
import { useShortcut } from '#ui/shortcuts.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { OrdineCliente } from '../../daPreventivo/OrdineCliente.tsx'
import { primaDataSlot } from '../../slots.ts'
import { StatoOrdineDialog } from '../actions/StatoOrdineDialog.tsx'
import { useDeleteOrdine } from '../actions/useDeleteOrdine.ts'
import { MailButton } from '../mail/MailButton.tsx'
import { ordiniListUrl } from '../returnToList.ts'
import { PrintOrdine } from './PrintOrdine.tsx'

const statiQuery = graphql`
  query OrdineHeaderPartsStatiQuery {
    dominioOrdini {
      stati {
        pk
        nome
        colore
      }
    }
  }
`

/** Beside the number of an order: customer, state with its change, how it stands with the schedule. */
export function OrdineBadges(props: { ordine: OrdineHeaderParts_insegne$key }) {
  const ordine = useFragment(
    graphql`
      fragment OrdineHeaderParts_insegne on Ordine {
        id
        pk
        numeroCommessa
        cliente {
          nome
        }
        stato {
          pk
          nome
          colore
        }
        schedulato
        etichettaSchedulazione @required(action: THROW)
        ordiniFornitoreMancanti {
          materiale
        }
      }
    `,
    props.ordine,
  )
  const { cliente, stato, etichettaSchedulazione, schedulato, ordiniFornitoreMancanti } = ordine
  const missing = ordiniFornitoreMancanti?.map(({ materiale }) => materiale) ?? []
  const { updateStatoOrdine } = useViewer().permessi
  const [change, setChange] = usePageState(false)
  const stati = useOpened<OrdineHeaderPartsStatiQuery>(statiQuery, { fetchPolicy: 'store-or-network' })
  const close = () => setChange(false)
  function open() {
    stati.open({})
    setChange(true)
  }
  useShortcut('s', open, { active: updateStatoOrdine })
  const name = stato?.nome ?? 'Nessuno stato'
  return (
    <>
      <Typography noWrap title={cliente.nome} sx={{ maxWidth: { xs: '100%', sm: 320 }, fontWeight: 550 }}>
        {cliente.nome}
      </Typography>
      <StatusChip
        word={name}
        tone={statusTone(stato?.colore ?? null)}
        action={
          updateStatoOrdine
            ? { label: `Cambia stato: ${name}`, onClick: open, onAhead: () => stati.prefetch({}) }
            : undefined
        }
      />
      <StatusChip word={etichettaSchedulazione} tone={schedulato ? 'positivo' : 'neutro'} />
      {missing.length > 0 && (
        <Tooltip title={`Attenzione ordini fornitori non completi: ${missing.join(', ')}`}>
          <IconButton
            component={Link}
            to={`/ordini/${ordine.pk}/fornitori`}
            size="small"
            aria-label="Attenzione ordini fornitori non completi"
          >
            <WarningAmber color="warning" />
          </IconButton>
        </Tooltip>
      )}
      {change && (
        <OpenedData
          opened={stati}
          skeleton={null}
          failed={(error) => (
            <DialogFrame title={`Stato dell’ordine ${ordine.numeroCommessa}`} width="xs">
              <FailedContent onClose={close}>{error}</FailedContent>
            </DialogFrame>
          )}
        >
          {(reference) => <ChangeStato ordine={ordine} reference={reference} onClose={close} />}
        </OpenedData>
      )}
    </>
  )
}

interface ChangeStatoProps extends Pick<ComponentProps<typeof StatoOrdineDialog>, 'ordine' | 'onClose'> {
  reference: PreloadedQuery<OrdineHeaderPartsStatiQuery>
}

/** The dialog of the state. */
function ChangeStato({ ordine, reference, onClose }: ChangeStatoProps) {
  const { dominioOrdini } = usePreloadedQuery<OrdineHeaderPartsStatiQuery>(statiQuery, reference)
  const stati = dominioOrdini.stati.map(({ pk, nome, colore }) => ({ pk, text: nome, color: colore }))
  return <StatoOrdineDialog ordine={ordine} stati={stati} onClose={onClose} />
}

const SCHEDULATORE = '/planner/#/schedulatore'

/** What can be done with an order from its head. */
export function OrdineHeaderActions(props: { ordine: OrdineHeaderParts_azioni$key }) {
  const ordine = useFragment(
    graphql`
      fragment OrdineHeaderParts_azioni on Ordine {
        pk
        numeroCommessa
        nonSchedulabile
        numeroSerramenti
        cliente {
          nome
        }
        ...MailButton_ordine
        ...OrdineCliente_ordine
      }
    `,
    props.ordine,
  )
  const { permessi } = useViewer()
  const navigate = useNavigate()
  const remove = useDeleteOrdine(() => navigate(ordiniListUrl(), { replace: true }))
  const phone = useIsPhone()
  const [shown, setShown] = useState(false)
  // Seven buttons are half a phone's window: they come when they are asked for.
  if (phone && !shown)
    return (
      <Button variant="outlined" aria-expanded={false} onClick={() => setShown(true)}>
        Azioni
      </Button>
    )
  return (
    <>
      {permessi.viewOrders && !ordine.nonSchedulabile && ordine.numeroSerramenti > 0 && (
        <primaDataSlot.Component pk={ordine.pk} />
      )}
      {permessi.scheduleOrder && !ordine.nonSchedulabile && (
        <Button
          component={ShellLink}
          href={`${SCHEDULATORE}?id=${ordine.pk}`}
          variant="outlined"
          startIcon={<ViewTimelineOutlined />}
        >
          Schedulatore
        </Button>
      )}
      {permessi.adminOrders && (
        <Button
          component={Link}
          to={`/import-righe-ordini-fornitore?ordine=${ordine.pk}`}
          variant="outlined"
          startIcon={<UploadFileOutlined />}
        >
          Importa Ordini Fornitore
        </Button>
      )}
      <PrintOrdine pk={ordine.pk} />
      <MailButton ordine={ordine} />
      <OrdineCliente ordine={ordine} />
      {permessi.deleteOrder && (
        <Button color="error" variant="outlined" startIcon={<DeleteOutlined />} onClick={() => remove(ordine)}>
          Elimina
        </Button>
      )}
    </>
  )
}
