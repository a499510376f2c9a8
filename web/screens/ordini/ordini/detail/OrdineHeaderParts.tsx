import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ComponentProps, useState } from 'react'
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { DialogFrame } from '../../../../forms/entity/DialogFrame.tsx'
import { FailedContent } from '../../../../relay/opened/FailedContent.tsx'
import { OpenedData } from '../../../../relay/opened/OpenedData.tsx'
import { useOpened } from '../../../../relay/opened/useOpened.ts'
import { isReady } from '../../../../shell/menu.ts'
import { ShellLink } from '../../../../shell/ShellLink.tsx'
import { useViewer } from '../../../../shell/viewer.ts'
import { StatusChip, statusTone } from '../../../../ui/StatusChip.tsx'
import { PrimaDataOrdine } from '../../../produzione/primaData/PrimaDataOrdine.tsx'
import { StatoOrdineDialog } from '../actions/StatoOrdineDialog.tsx'
import { useDeleteOrdine } from '../actions/useDeleteOrdine.ts'
import { MailButton } from '../mail/MailButton.tsx'
import { ordiniListUrl } from '../returnToList.ts'
import type { OrdineHeaderParts_azioni$key } from './__generated__/OrdineHeaderParts_azioni.graphql.ts'
import type { OrdineHeaderParts_insegne$key } from './__generated__/OrdineHeaderParts_insegne.graphql.ts'
import type { OrdineHeaderPartsStatiQuery } from './__generated__/OrdineHeaderPartsStatiQuery.graphql.ts'

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
        etichettaSchedulazione
      }
    `,
    props.ordine,
  )
  const { cliente, stato, etichettaSchedulazione, schedulato } = ordine
  const { updateStatoOrdine } = useViewer().permessi
  const [cambia, setCambia] = useState(false)
  const stati = useOpened<OrdineHeaderPartsStatiQuery>(statiQuery, { fetchPolicy: 'store-or-network' })
  const chiudi = () => setCambia(false)
  function apri() {
    stati.open({})
    setCambia(true)
  }
  const nome = stato?.nome ?? 'Nessuno stato'
  return (
    <>
      <Typography noWrap title={cliente.nome} sx={{ maxWidth: { xs: '100%', sm: 320 }, fontWeight: 550 }}>
        {cliente.nome}
      </Typography>
      <StatusChip
        parola={nome}
        tono={statusTone(stato?.colore ?? '')}
        azione={
          updateStatoOrdine
            ? { etichetta: `Cambia stato: ${nome}`, onClick: apri, onAhead: () => stati.prefetch({}) }
            : undefined
        }
      />
      <StatusChip parola={etichettaSchedulazione} tono={schedulato ? 'positivo' : 'neutro'} />
      {cambia && (
        <OpenedData
          opened={stati}
          skeleton={null}
          failed={(error) => (
            <DialogFrame title={`Stato dell’ordine ${ordine.numeroCommessa}`} width="xs">
              <FailedContent onClose={chiudi}>{error}</FailedContent>
            </DialogFrame>
          )}
        >
          {(reference) => <CambiaStato ordine={ordine} reference={reference} onChiudi={chiudi} />}
        </OpenedData>
      )}
    </>
  )
}

interface CambiaStatoProps extends Pick<ComponentProps<typeof StatoOrdineDialog>, 'ordine' | 'onChiudi'> {
  reference: PreloadedQuery<OrdineHeaderPartsStatiQuery>
}

/** The dialog of the state. */
function CambiaStato({ ordine, reference, onChiudi }: CambiaStatoProps) {
  const { dominioOrdini } = usePreloadedQuery<OrdineHeaderPartsStatiQuery>(statiQuery, reference)
  const stati = dominioOrdini.stati.map(({ pk, nome, colore }) => ({ pk, testo: nome, colore }))
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
