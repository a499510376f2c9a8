import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { RischioPageQuery } from '#generated/RischioPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatCount, formatDate, formatPercentage } from '#shared/formats/formats.ts'
import { Page } from '#ui/Page.tsx'
import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { WarningAction, WarningTable, withOrdine } from '../WarningTable.tsx'

const query = graphql`
  query RischioPageQuery @preloadable {
    rischioOrdini {
      totale
      pianificati
      conPassato
      attesi
      ottoSuDieci
      inRitardo
      ordini {
        ordine {
          pk
          numeroCommessa
          dataConsegna
          cliente {
            nome
          }
        }
        probabilita
        attesi
        previsto
        ottoSuDieci
        causa
      }
    }
  }
`

const days = (count: number) => formatCount(Math.round(count), 'giorno', 'giorni')

/** A share of futures in words that neither promise nor despair. */
function probabilityInWords(share: number): string {
  const percent = Math.round(100 * share)
  if (percent === 0) return share > 0 ? 'meno dell’1 %' : 'mai in 500 prove'
  return percent === 100 && share < 1 ? 'più del 99 %' : formatPercentage(percent)
}

function toneOf(share: number): StatusTone {
  if (share >= 0.5) return 'negativo'
  return share >= 0.2 ? 'attenzione' : 'positivo'
}

/** Every order of the plan by how probable it is to end late, as past plans went. */
export default function RischioPage() {
  const { data, isWaiting } = useRouteQuery<RischioPageQuery>(query)
  const { rischioOrdini: risk } = data
  const { revalidate } = useRevalidator()
  const rows = withOrdine(risk.ordini)
  return (
    <Page
      title="Rischio di ritardo"
      isWaiting={isWaiting}
      actions={
        <Button startIcon={<Refresh />} disabled={isWaiting} onClick={() => void revalidate()}>
          Ricalcola
        </Button>
      }
    >
      {risk.pianificati === 0 ? (
        <EmptyState
          title="Nessun ordine schedulato"
          text="Qui si vede quanto è probabile che ogni ordine finisca tardi. Aspetta che un ordine abbia un piano che non è ancora finito."
        />
      ) : !risk.conPassato ? (
        <EmptyState
          title="Il passato non dice ancora nulla"
          text="Qui si vede quanto è probabile che ogni ordine finisca tardi. Aspetta 5 casi della stessa fase: materiali arrivati con la loro data, o lavorazioni di un ordine schedulato chiuse in officina."
        />
      ) : (
        <Stack sx={{ gap: 2 }}>
          <div role="status">
            <Typography>
              In media {formatCount(Math.round(risk.inRitardo), 'ordine finisce', 'ordini finiscono')} tardi,{' '}
              {days(risk.attesi)} oltre l’approntamento in tutto; in 8 casi su 10 non più di {days(risk.ottoSuDieci)}.
            </Typography>
            <Typography variant="body2" color="textSecondary">
              Il piano salvato provato 500 volte: ogni fase finisce tardi quanto le sue del passato, quelle di un
              reparto nella stessa settimana insieme. I materiali in ritardo contano.
            </Typography>
          </div>
          {rows.length === 0 ? (
            <Typography color="textSecondary">Nessun ordine schedulato ha la data di approntamento.</Typography>
          ) : (
            <WarningTable
              label="Ordini per rischio di ritardo"
              wide={['Cliente']}
              widths={{
                Commessa: 88,
                Probabilità: 128,
                'Ritardo medio': 104,
                Approntamento: 116,
                'Fine nel piano': 108,
                'In 8 casi su 10 entro': 152,
              }}
              titles={[
                'Commessa',
                'Cliente',
                'Probabilità',
                'Ritardo medio',
                'Approntamento',
                'Fine nel piano',
                'In 8 casi su 10 entro',
                'Di solito per',
              ]}
              righe={rows.map(({ ordine, probabilita, attesi, previsto, ottoSuDieci, causa }) => ({
                key: ordine.pk,
                action: (
                  <WarningAction name="Pianifica" of={ordine.numeroCommessa} to={`/schedulatore?id=${ordine.pk}`} />
                ),
                celle: [
                  <MuiLink key="ordine" component={Link} to={`/ordini/${ordine.pk}`} underline="always">
                    {ordine.numeroCommessa}
                  </MuiLink>,
                  ordine.cliente.nome,
                  <StatusChip key="p" word={probabilityInWords(probabilita)} tone={toneOf(probabilita)} />,
                  attesi < 0.5 ? '–' : days(attesi),
                  formatDate(ordine.dataConsegna),
                  formatDate(previsto),
                  formatDate(ottoSuDieci),
                  causa || (ordine.dataConsegna && previsto > ordine.dataConsegna ? 'il piano stesso' : '–'),
                ],
              }))}
            />
          )}
          {risk.totale > risk.ordini.length && (
            <Typography variant="body2" color="textSecondary">
              I primi {risk.ordini.length} di {risk.totale}.
            </Typography>
          )}
        </Stack>
      )}
    </Page>
  )
}
