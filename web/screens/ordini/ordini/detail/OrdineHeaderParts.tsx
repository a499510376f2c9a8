import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'
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
import { MoreActions } from '#ui/page/MoreActions.tsx'
import { PhoneActions } from '#ui/page/PhoneActions.tsx'
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
import { LogsButton } from './logs/LogsButton.tsx'
import { MargineBadge } from './MargineBadge.tsx'
import { isLateFornitura, isOver, nextActionOf } from './nextStep.ts'
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

/** A long state ends in dots: number, customer and ⋯ keep their row. */
const STATO_ON_PHONE = { display: 'flex', minWidth: 0, maxWidth: '42%', '& .MuiChip-root': { minWidth: 0 } } as const

/** Beside the number of an order: customer, state with its change, its one margin; on a phone the state alone. */
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
        ...MargineBadge_ordine
      }
    `,
    props.ordine,
  )
  const { cliente, stato } = ordine
  const phone = useIsPhone()
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
      {/* On a phone under the number. */}
      {!phone && (
        <Typography noWrap title={cliente.nome} sx={{ maxWidth: 320, minWidth: 48, flexShrink: 8, fontWeight: 550 }}>
          {cliente.nome}
        </Typography>
      )}
      <Box sx={phone ? STATO_ON_PHONE : { display: 'contents' }}>
        <StatusChip
          word={name}
          tone={statusTone(stato?.colore ?? null)}
          action={
            updateStatoOrdine
              ? { label: `Cambia stato: ${name}`, onClick: open, onAhead: () => stati.prefetch({}) }
              : undefined
          }
        />
      </Box>
      {!phone && <MargineBadge ordine={ordine} />}
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

interface ActionsProps {
  ordine: OrdineHeaderParts_azioni$key
  /** Names of the tabs that the user may open, and the one that is open. */
  tabs: readonly string[]
  open: string | null
}

/**
 * What can be done with an order from its head: the next thing, its form, and the rest behind ⋯. On a phone the first two
 * are at the thumb, in a bar at the bottom.
 */
export function OrdineHeaderActions({ tabs, open, ...props }: ActionsProps) {
  const ordine = useFragment(
    graphql`
      fragment OrdineHeaderParts_azioni on Ordine {
        pk
        numeroCommessa
        chiuso
        nonSchedulabile
        numeroSerramenti
        schedulato
        statoMargine
        cliente {
          nome
        }
        schedulazione {
          fasi {
            inizio
            fine
          }
        }
        ordiniFornitoreMancanti {
          materiale
        }
        ordiniFornitore {
          tipologia
          statoNome
          dataConsegna
          fornitore {
            nome
          }
        }
        ...MailButton_ordine
        ...OrdineCliente_ordine
      }
    `,
    props.ordine,
  )
  const phone = useIsPhone()
  const { permessi } = useViewer()
  const navigate = useNavigate()
  const remove = useDeleteOrdine(() => navigate(ordiniListUrl(), { replace: true }))
  const { pk, numeroSerramenti, nonSchedulabile, schedulato, chiuso } = ordine
  const schedulable = permessi.scheduleOrder && !nonSchedulabile
  const schedulatore = `${SCHEDULATORE}?id=${pk}`
  const now = new Date().toISOString()
  const fasi = (ordine.schedulazione?.fasi ?? []).map(({ inizio, fine }) => ({
    inizio: String(inizio),
    fine: String(fine),
  }))
  const next = nextActionOf(
    {
      toPlan: !schedulato && nonSchedulabile !== true && numeroSerramenti > 0,
      schedulato: schedulato === true,
      over: chiuso || isOver(fasi, now),
      missing: ordine.ordiniFornitoreMancanti?.length ?? 0,
      lateFornitura: isLateFornitura(ordine.ordiniFornitore),
      late: ordine.statoMargine === 'TARDI',
      inProgress: !chiuso && fasi.some(({ inizio, fine }) => inizio <= now && now < fine),
    },
    {
      scheduler: schedulable,
      fornitori: tabs.includes('fornitori') && open !== 'fornitori',
      fasi: tabs.includes('fasi') && open !== 'fasi',
    },
  )
  const first = (
    <>
      {tabs.includes('edit') && open !== 'edit' && (
        <Button
          component={Link}
          to={`/ordini/${pk}/edit`}
          aria-label="Modifica"
          title="Modifica"
          variant={phone ? 'outlined' : undefined}
          sx={{ gap: 0.75, minWidth: 36 }}
        >
          <EditOutlined fontSize="small" />
          <Box component="span" sx={{ display: { xs: phone ? 'inline' : 'none', lg: 'inline' } }}>
            Modifica
          </Box>
        </Button>
      )}
      {next?.where === 'schedulatore' && (
        <Button component={ShellLink} href={schedulatore} variant="contained" startIcon={<ViewTimelineOutlined />}>
          {next.label}
        </Button>
      )}
      {next && next.where !== 'schedulatore' && (
        <Button component={Link} to={`/ordini/${pk}/${next.where}`} variant="contained">
          {next.label}
        </Button>
      )}
    </>
  )
  return (
    <>
      {phone ? <PhoneActions>{first}</PhoneActions> : first}
      <MoreActions>
        {permessi.viewOrders && !nonSchedulabile && numeroSerramenti > 0 && <primaDataSlot.Component pk={pk} />}
        {schedulable && (
          <Button component={ShellLink} href={schedulatore} variant="outlined" startIcon={<ViewTimelineOutlined />}>
            Schedulatore
          </Button>
        )}
        {permessi.adminOrders && (
          <Button
            component={Link}
            to={`/import-righe-ordini-fornitore?ordine=${pk}`}
            variant="outlined"
            startIcon={<UploadFileOutlined />}
          >
            Importa Ordini Fornitore
          </Button>
        )}
        {tabs.includes('logs') && open !== 'logs' && <LogsButton pk={pk} />}
        <PrintOrdine pk={pk} />
        <MailButton ordine={ordine} />
        <OrdineCliente ordine={ordine} />
        {permessi.deleteOrder && (
          <Button color="error" variant="outlined" startIcon={<DeleteOutlined />} onClick={() => remove(ordine)}>
            Elimina
          </Button>
        )}
      </MoreActions>
    </>
  )
}
