import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ComponentProps, Suspense, useState } from 'react'
import { useFragment } from 'react-relay'
import { useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { isReady } from '../../../../shell/menu.ts'
import { ShellLink } from '../../../../shell/ShellLink.tsx'
import { useViewer } from '../../../../shell/viewer.ts'
import { StatusChip } from '../../../../ui/StatusChip.tsx'
import { statusTone } from '../../../../ui/statusTone.ts'
import { PrimaDataOrdine } from '../../../produzione/primaData/PrimaDataOrdine.tsx'
import { StatoOrdineDialog } from '../azioni/StatoOrdineDialog.tsx'
import { useDeleteOrdine } from '../azioni/useDeleteOrdine.ts'
import { useOrdiniChoices } from '../elenco/ordiniChoices.ts'
import { MailButton } from '../mail/MailButton.tsx'
import { ordiniListUrl } from '../returnToList.ts'
import type { OrdineHeaderParts_azioni$key } from './__generated__/OrdineHeaderParts_azioni.graphql.ts'
import type { OrdineHeaderParts_insegne$key } from './__generated__/OrdineHeaderParts_insegne.graphql.ts'

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
        etichettaSchedulazione
      }
    `,
    props.ordine,
  )
  const { cliente, stato, etichettaSchedulazione, schedulato } = ordine
  const { updateStatoOrdine } = useViewer().permessi
  const [cambia, setCambia] = useState(false)
  const nome = stato?.nome ?? 'Nessuno stato'
  return (
    <>
      <Typography noWrap title={cliente.nome} sx={{ maxWidth: { xs: '100%', sm: 320 }, fontWeight: 550 }}>
        {cliente.nome}
      </Typography>
      <StatusChip
        parola={nome}
        tono={statusTone(stato?.colore ?? '')}
        azione={updateStatoOrdine ? { etichetta: `Cambia stato: ${nome}`, onClick: () => setCambia(true) } : undefined}
      />
      <StatusChip parola={etichettaSchedulazione} tono={schedulato ? 'positivo' : 'neutro'} />
      {cambia && (
        <Suspense fallback={null}>
          <CambiaStato ordine={ordine} onChiudi={() => setCambia(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The dialog of the state; its choices are read when it is opened. */
function CambiaStato({ ordine, onChiudi }: Pick<ComponentProps<typeof StatoOrdineDialog>, 'ordine' | 'onChiudi'>) {
  const { stati } = useOrdiniChoices()
  return <StatoOrdineDialog ordine={ordine} stati={stati} onChiudi={onChiudi} />
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
      }
    `,
    props.ordine,
  )
  const { permessi } = useViewer()
  const naviga = useNavigate()
  const elimina = useDeleteOrdine(() => naviga(ordiniListUrl(), { replace: true }))
  return (
    <>
      {permessi.viewOrders && !ordine.nonSchedulabile && ordine.numeroSerramenti > 0 && (
        <PrimaDataOrdine pk={ordine.pk} />
      )}
      {permessi.scheduleOrder && isReady(SCHEDULATORE) && !ordine.nonSchedulabile && (
        <Button
          component={ShellLink}
          href={`${SCHEDULATORE}?id=${ordine.pk}`}
          variant="outlined"
          startIcon={<ViewTimelineOutlined />}
        >
          Schedulatore
        </Button>
      )}
      <MailButton ordine={ordine} />
      {permessi.deleteOrder && (
        <Button color="error" variant="outlined" startIcon={<DeleteOutlined />} onClick={() => elimina(ordine)}>
          Elimina
        </Button>
      )}
    </>
  )
}
