import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { Collegamento } from '../../../shell/Collegamento.tsx'
import { menuDi } from '../../../shell/menu.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { StatoChip } from '../../../ui/StatoChip.tsx'
import type { Testata_azioni$key } from './__generated__/Testata_azioni.graphql.ts'
import type { Testata_insegne$key } from './__generated__/Testata_insegne.graphql.ts'

/** Beside the number of an order: customer, state, how it stands with the schedule. */
export function Insegne(props: { ordine: Testata_insegne$key }) {
  const { cliente, stato, etichettaSchedulazione, schedulato } = useFragment(
    graphql`
      fragment Testata_insegne on Ordine {
        cliente {
          nome
        }
        stato {
          nome
        }
        schedulato
        etichettaSchedulazione
      }
    `,
    props.ordine,
  )
  return (
    <>
      <Typography noWrap title={cliente.nome} sx={{ maxWidth: { xs: '100%', sm: 320 }, fontWeight: 550 }}>
        {cliente.nome}
      </Typography>
      <StatoChip parola={stato?.nome ?? 'Nessuno stato'} tono={stato ? 'info' : 'neutro'} />
      <StatoChip parola={etichettaSchedulazione} tono={schedulato ? 'positivo' : 'neutro'} />
    </>
  )
}

const SCHEDULATORE = '/planner/#/schedulatore'

/** What can be done with an order from its head. */
export function Azioni(props: { ordine: Testata_azioni$key }) {
  const { pk, nonSchedulabile } = useFragment(
    graphql`
      fragment Testata_azioni on Ordine {
        pk
        nonSchedulabile
      }
    `,
    props.ordine,
  )
  const { permessi } = useViewer()
  const conSchedulatore = menuDi(permessi).some(({ voci }) => voci.some(({ href }) => href === SCHEDULATORE))
  return (
    <>
      {conSchedulatore && !nonSchedulabile && (
        <Button
          component={Collegamento}
          href={`${SCHEDULATORE}?id=${pk}`}
          variant="outlined"
          startIcon={<ViewTimelineOutlined />}
        >
          Schedulatore
        </Button>
      )}
    </>
  )
}
