import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ComponentProps, Suspense, useState } from 'react'
import { useFragment } from 'react-relay'
import { useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { Collegamento } from '../../../../shell/Collegamento.tsx'
import { pronto } from '../../../../shell/menu.ts'
import { useViewer } from '../../../../shell/viewer.ts'
import { StatoChip } from '../../../../ui/StatoChip.tsx'
import { PrimaDataOrdine } from '../../../produzione/primaData/PrimaDataOrdine.tsx'
import { StatoOrdineDialog } from '../azioni/StatoOrdineDialog.tsx'
import { useEliminaOrdine } from '../azioni/useEliminaOrdine.ts'
import { useScelteOrdini } from '../elenco/scelteOrdini.ts'
import { BottoneMail } from '../mail/BottoneMail.tsx'
import { indirizzoElenco } from '../ritorno.ts'
import { tonoStato } from '../tonoStato.ts'
import type { Testata_azioni$key } from './__generated__/Testata_azioni.graphql.ts'
import type { Testata_insegne$key } from './__generated__/Testata_insegne.graphql.ts'

/** Beside the number of an order: customer, state with its change, how it stands with the schedule. */
export function Insegne(props: { ordine: Testata_insegne$key }) {
  const ordine = useFragment(
    graphql`
      fragment Testata_insegne on Ordine {
        pk
        numeroCommessa
        cliente {
          nome
        }
        stato {
          pk
          nome
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
      <StatoChip
        parola={nome}
        tono={tonoStato(stato?.nome ?? '')}
        azione={updateStatoOrdine ? { etichetta: `Cambia stato: ${nome}`, onClick: () => setCambia(true) } : undefined}
      />
      <StatoChip parola={etichettaSchedulazione} tono={schedulato ? 'positivo' : 'neutro'} />
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
  const { stati } = useScelteOrdini()
  return <StatoOrdineDialog ordine={ordine} stati={stati} onChiudi={onChiudi} />
}

const SCHEDULATORE = '/planner/#/schedulatore'

/** What can be done with an order from its head. */
export function Azioni(props: { ordine: Testata_azioni$key }) {
  const ordine = useFragment(
    graphql`
      fragment Testata_azioni on Ordine {
        pk
        numeroCommessa
        nonSchedulabile
        numeroSerramenti
        cliente {
          nome
        }
        ...BottoneMail_ordine
      }
    `,
    props.ordine,
  )
  const { permessi } = useViewer()
  const naviga = useNavigate()
  const elimina = useEliminaOrdine(() => naviga(indirizzoElenco(), { replace: true }))
  return (
    <>
      {permessi.viewOrders && !ordine.nonSchedulabile && ordine.numeroSerramenti > 0 && (
        <PrimaDataOrdine pk={ordine.pk} />
      )}
      {permessi.scheduleOrder && pronto(SCHEDULATORE) && !ordine.nonSchedulabile && (
        <Button
          component={Collegamento}
          href={`${SCHEDULATORE}?id=${ordine.pk}`}
          variant="outlined"
          startIcon={<ViewTimelineOutlined />}
        >
          Schedulatore
        </Button>
      )}
      <BottoneMail ordine={ordine} />
      {permessi.deleteOrder && (
        <Button color="error" variant="outlined" startIcon={<DeleteOutlined />} onClick={() => elimina(ordine)}>
          Elimina
        </Button>
      )}
    </>
  )
}
