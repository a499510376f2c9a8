import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined'
import WarningAmber from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type {
  OrdineHeaderParts_azioni$data,
  OrdineHeaderParts_azioni$key,
} from '#generated/OrdineHeaderParts_azioni.graphql.ts'
import type { OrdineHeaderParts_insegne$key } from '#generated/OrdineHeaderParts_insegne.graphql.ts'
import type { OrdineHeaderPartsStatiQuery } from '#generated/OrdineHeaderPartsStatiQuery.graphql.ts'
import { FailedContent } from '#relay/opened/FailedContent.tsx'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { ShellLink } from '#shell/ShellLink.tsx'
import { useViewer } from '#shell/viewer.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { MoreActions } from '#ui/page/MoreActions.tsx'
import { usePageState } from '#ui/page/usePageState.ts'
import { StatusChip, statusTone } from '#ui/StatusChip.tsx'
import { useShortcut } from '#ui/shortcuts.ts'
import { OrdineCliente } from '../../daPreventivo/OrdineCliente.tsx'
import { primaDataSlot } from '../../slots.ts'
import { StatoOrdineDialog } from '../actions/StatoOrdineDialog.tsx'
import { useDeleteOrdine } from '../actions/useDeleteOrdine.ts'
import { MailButton } from '../mail/MailButton.tsx'
import { margineStatus } from '../margineStatus.ts'
import { ordiniListUrl } from '../returnToList.ts'
import { LogsButton } from './logs/LogsButton.tsx'
import { awaitedOf, isOver, nextActionOf, surestMargine } from './nextStep.ts'
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

const MARGINE = {
  // A long word ends in dots rather than taking a second row; a customer's name does so before it.
  minWidth: 96,
  display: 'flex',
  flex: '0 1 auto',
} as const

/** Beside the number of an order: customer, state with its change, its one margin. */
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
        margine
        ritardoMateriali @required(action: THROW)
        statoMargine
        ordiniFornitore {
          tipologia
          statoNome
          dataConsegna
          fornitore {
            nome
          }
        }
      }
    `,
    props.ordine,
  )
  const { cliente, stato, etichettaSchedulazione, schedulato, ordiniFornitoreMancanti } = ordine
  const margine = surestMargine(margineStatus(ordine), isLateFornitura(ordine.ordiniFornitore))
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
      <Typography
        noWrap
        title={cliente.nome}
        sx={{ maxWidth: { xs: '100%', sm: 320 }, minWidth: 48, flexShrink: 8, fontWeight: 550 }}
      >
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
      <Box sx={MARGINE}>
        {margine ? (
          <StatusChip {...margine} nota={`${etichettaSchedulazione}: ${margine.word}`} />
        ) : (
          <StatusChip word={etichettaSchedulazione} tone={schedulato ? 'positivo' : 'neutro'} />
        )}
      </Box>
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

type Forniture = OrdineHeaderParts_azioni$data['ordiniFornitore']

/** Whether a supplier should have delivered by today. */
const isLateFornitura = (forniture: Forniture): boolean =>
  awaitedOf(
    (forniture ?? []).map((one) => ({ ...one, dataConsegna: one.dataConsegna as string | null })),
    isoDate(new Date()),
  )?.tardi === true

interface ActionsProps {
  ordine: OrdineHeaderParts_azioni$key
  /** Names of the tabs that the user may open, and the one that is open. */
  tabs: readonly string[]
  open: string | null
}

/** What can be done with an order from its head: the next thing, its form, and the rest behind ⋯. */
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
  return (
    <>
      {tabs.includes('edit') && open !== 'edit' && (
        <Button
          component={Link}
          to={`/ordini/${pk}/edit`}
          aria-label="Modifica"
          title="Modifica"
          sx={{ gap: 0.75, minWidth: 36 }}
        >
          <EditOutlined fontSize="small" />
          <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
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
