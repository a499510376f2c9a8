import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../../../relay/RouteWithData.tsx'
import { ShellLink } from '../../../../../shell/ShellLink.tsx'
import { DetailCard } from '../../../../../ui/DetailCard.tsx'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import { useRemoveSchedulazione } from '../../actions/useRemoveSchedulazione.ts'
import type { OrdineTabProps } from '../tabs.ts'
import type { SchedulazioniTabQuery } from './__generated__/SchedulazioniTabQuery.graphql.ts'
import { RecapFasi } from './RecapFasi.tsx'

const query = graphql`
  query SchedulazioniTabQuery($pk: Int!) {
    schedulazioneOrdine(pk: $pk) {
      salvata
      tempiCambiati
      motivoNonSchedulato
      tempisticheMancanti {
        tipo
        famiglia
        forma
        codice
      }
      warnings {
        testo
      }
      schedulazioni {
        ...RecapFasi_fasi
      }
    }
  }
`

const SCHEDULATORE = '/planner/#/schedulatore'

/** Tab 'Recap. Schedulazioni': the saved schedule of an order, and the way to the scheduler. */
export default function SchedulazioniTab({ ordine }: OrdineTabProps) {
  const { riferimento } = useRouteQuery<SchedulazioniTabQuery>()
  const { schedulazioneOrdine } = usePreloadedQuery<SchedulazioniTabQuery>(query, riferimento)
  const [rimuovi, inCorso] = useRemoveSchedulazione(ordine.pk)
  if (!schedulazioneOrdine) return <EmptyState titolo="Ordine non trovato" />
  const { salvata, tempiCambiati, motivoNonSchedulato, tempisticheMancanti, warnings, schedulazioni } =
    schedulazioneOrdine
  const schedulatore = (
    <Button
      component={ShellLink}
      href={`${SCHEDULATORE}?id=${ordine.pk}`}
      variant="outlined"
      startIcon={<ViewTimelineOutlined />}
    >
      Schedulatore
    </Button>
  )
  const mancanti = tempisticheMancanti.map(({ tipo, famiglia, forma, codice }) =>
    [tipo, famiglia, forma, codice].filter(Boolean).join(' '),
  )
  return (
    <Stack sx={{ gap: 2 }}>
      {tempiCambiati && (
        <Alert severity="warning">
          Righe o tempistiche sono cambiate dopo il salvataggio: la schedulazione va rivista.
        </Alert>
      )}
      {!salvata && motivoNonSchedulato && <Alert severity="info">{motivoNonSchedulato}</Alert>}
      {mancanti.length > 0 && (
        <Alert severity="error">
          Attenzione mancano le seguenti tempistiche relative all'ordine corrente: {mancanti.join('; ')}
        </Alert>
      )}
      {salvata &&
        warnings.map(({ testo }) => (
          <Alert key={testo} severity="warning">
            {testo}
          </Alert>
        ))}
      {salvata ? (
        <DetailCard
          titolo="Recap. Schedulazioni"
          azioni={
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
              {schedulatore}
              <Button
                color="error"
                variant="outlined"
                startIcon={<DeleteOutlined />}
                loading={inCorso}
                onClick={() => void rimuovi()}
              >
                Rimuovi Schedulazione
              </Button>
            </Stack>
          }
        >
          <RecapFasi fasi={schedulazioni} />
        </DetailCard>
      ) : (
        <EmptyState titolo="Ordine non schedulato" testo="Le sue fasi non hanno ancora date." azione={schedulatore} />
      )}
    </Stack>
  )
}
