import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { graphql } from 'relay-runtime'
import type { WarningsPage_warnings$key } from '#generated/WarningsPage_warnings.graphql.ts'
import type { WarningsPageOrdiniWithoutArrivals_warnings$key } from '#generated/WarningsPageOrdiniWithoutArrivals_warnings.graphql.ts'
import type { WarningsPageQuery } from '#generated/WarningsPageQuery.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatDate, formatInteger } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { useNotices } from '#ui/Notices.tsx'
import { Page } from '#ui/Page.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { OrdiniAtRisk } from './OrdiniAtRisk.tsx'
import { OrdineLink, WarningAction, WarningGroups, withOrdine } from './WarningTable.tsx'

const query = graphql`
  query WarningsPageQuery($search: String) @preloadable {
    warningsOrdiniFornitore(search: $search) {
      oggi
      totaleMancanti
      totaleARischio
      totaleAttivitaSenzaArrivi
      ...WarningsPage_warnings
      ...OrdiniAtRisk_warnings
      ...WarningsPageOrdiniWithoutArrivals_warnings
    }
  }
`

const PAUSE_MS = 300

/** What of the orders and customers typed is in the address, once the keys rest. */
function useSearchInAddress() {
  const [search, setSearch] = useSearchParams()
  const current = search.get('search') ?? ''
  const [written, setWritten] = useState(current)
  useEffect(() => {
    if (written === current) return undefined
    const wait = setTimeout(() => setSearch(written === '' ? {} : { search: written }, { replace: true }), PAUSE_MS)
    return () => clearTimeout(wait)
  }, [written, current, setSearch])
  return [written, setWritten] as const
}

function Count({ shown, total }: { shown: number; total: number }) {
  if (total <= shown) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      I primi {shown} di {total}: cercare per vedere gli altri.
    </Typography>
  )
}

const COLLECTION = 300

/** Reads the warnings again when a supplier says, in its portal, a day that is too late, and says so. */
function useLiveRitardi(): void {
  const reread = useReread(COLLECTION)
  const notices = useNotices()
  useChanged(['FORNITURA_IN_RITARDO'], (change) => {
    if (change) notices.info('Un fornitore ha appena detto una data che è tardi: gli avvisi sono aggiornati.')
    reread()
  })
}

/** Orders without a supplier order for some material, by material, and until when there is time. */
function MissingOrdini(props: { warnings: WarningsPage_warnings$key; today: string }) {
  const { mancanti } = useFragment(
    graphql`
      fragment WarningsPage_warnings on WarningsOrdiniFornitore {
        mancanti {
          ordine {
            pk
            numeroCommessa
            dataConsegna
            cliente {
              nome
            }
          }
          materiali {
            materiale
            necessarioIl
            ordinareEntro
          }
        }
      }
    `,
    props.warnings,
  )
  if (mancanti.length === 0) return <Typography color="textSecondary">Non manca nessun ordine fornitore.</Typography>
  return (
    <WarningGroups
      label="Ordini fornitore mancanti"
      wide={['Cliente']}
      titles={['Commessa', 'Cliente', 'Serve il', 'Ordinare entro', 'Approntamento']}
      righe={withOrdine(mancanti).flatMap(({ ordine, materiali }) =>
        materiali.map(({ materiale, necessarioIl, ordinareEntro }) => ({
          key: `${ordine.pk} ${materiale}`,
          group: materiale,
          action: (
            <WarningAction
              name="Ordina"
              of={`${materiale} per ${ordine.numeroCommessa}`}
              to={`/ordini/${ordine.pk}/fornitori`}
            />
          ),
          celle: [
            <OrdineLink key="ordine" pk={ordine.pk} numeroCommessa={ordine.numeroCommessa} />,
            ordine.cliente.nome,
            formatDate(necessarioIl),
            ordinareEntro && (
              <StatusChip
                key="entro"
                word={formatDate(ordinareEntro)}
                tone={ordinareEntro < props.today ? 'negativo' : 'attenzione'}
              />
            ),
            formatDate(ordine.dataConsegna),
          ],
        })),
      )}
    />
  )
}

/** Orders that operators work on though what the work waits for has not arrived, by what is written of it. */
function OrdiniWithoutArrivals(props: { warnings: WarningsPageOrdiniWithoutArrivals_warnings$key }) {
  const { attivitaSenzaArrivi } = useFragment(
    graphql`
      fragment WarningsPageOrdiniWithoutArrivals_warnings on WarningsOrdiniFornitore {
        attivitaSenzaArrivi {
          ordine {
            pk
            numeroCommessa
            dataConsegna
            cliente {
              nome
            }
          }
          materiali {
            materiale
            ordinato
          }
          attivita
          ultimaAttivita
          lavorazioni
        }
      }
    `,
    props.warnings,
  )
  if (attivitaSenzaArrivi.length === 0) {
    return <Typography color="textSecondary">Nessuna attività senza il suo materiale.</Typography>
  }
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Gli operatori ci hanno lavorato, ma nessun ordine fornitore è ARRIVATO con la data di consegna effettiva.
      </Typography>
      <WarningGroups
        label="Attività senza materiale arrivato"
        wide={['Cliente', 'Lavorazioni']}
        titles={['Commessa', 'Cliente', 'Materiale', 'Lavorazioni', 'Attività', 'Ultima', 'Approntamento']}
        righe={withOrdine(attivitaSenzaArrivi).flatMap(({ ordine, materiali, lavorazioni, ...worked }) =>
          materiali.map(({ materiale, ordinato }) => ({
            key: `${ordine.pk} ${materiale}`,
            group: materiale,
            action: (
              <WarningAction
                name={ordinato ? 'Sollecita' : 'Ordina'}
                of={`${materiale} per ${ordine.numeroCommessa}`}
                to={ordinato ? `/ordini-fornitore?ordine=${ordine.pk}&attesi=si` : `/ordini/${ordine.pk}/fornitori`}
              />
            ),
            celle: [
              <OrdineLink key="ordine" pk={ordine.pk} numeroCommessa={ordine.numeroCommessa} />,
              ordine.cliente.nome,
              <StatusChip
                key="materiale"
                word={ordinato ? 'Non arrivato' : 'Non ordinato'}
                tone={ordinato ? 'attenzione' : 'negativo'}
              />,
              lavorazioni.join(', '),
              formatInteger(worked.attivita),
              formatDate(worked.ultimaAttivita),
              formatDate(ordine.dataConsegna),
            ],
          })),
        )}
      />
    </>
  )
}

/** Supplier orders that are missing or come after the phase that needs them, work that began before they came. */
export default function WarningsPage() {
  const { data, isWaiting } = useRouteQuery<WarningsPageQuery>(query)
  const { warningsOrdiniFornitore: warnings } = data
  const [written, setWritten] = useSearchInAddress()
  useLiveRitardi()
  const { oggi, totaleMancanti, totaleARischio, totaleAttivitaSenzaArrivi } = warnings
  return (
    <Page
      title="Avvisi ordini fornitore"
      isWaiting={isWaiting}
      filters={
        <TextField
          className="solo-schermo"
          size="small"
          label="Ricerca libera"
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          sx={{ width: { xs: '100%', sm: 320 }, mb: 1 }}
        />
      }
    >
      <Stack sx={{ gap: 2 }}>
        <DetailCard title={`Ordini a rischio (${totaleARischio})`}>
          <OrdiniAtRisk warnings={warnings} />
          <Count shown={100} total={totaleARischio} />
        </DetailCard>
        <DetailCard title={`Ordini fornitore mancanti (${totaleMancanti})`}>
          <MissingOrdini warnings={warnings} today={oggi} />
          <Count shown={100} total={totaleMancanti} />
        </DetailCard>
        <DetailCard title={`Attività senza materiale arrivato (${totaleAttivitaSenzaArrivi})`}>
          <OrdiniWithoutArrivals warnings={warnings} />
          <Count shown={100} total={totaleAttivitaSenzaArrivi} />
        </DetailCard>
      </Stack>
    </Page>
  )
}
