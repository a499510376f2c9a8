import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Fragment, lazy, Suspense, useMemo } from 'react'
import { graphql } from 'relay-runtime'
import type { RigheStatistichePageQuery } from '#generated/RigheStatistichePageQuery.graphql.ts'
import { type ColumnOperation, OPERATION_LABELS, statisticColumnTitle } from '#numeri/righe/rules.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { formatEuro, formatInteger, formatPercentage } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { BackLink } from '#ui/list/BackLink.tsx'
import { useList } from '#ui/list/useList.ts'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { rowsStyle } from '#ui/table/rowsStyle.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { StatisticheView } from '../statistiche/StatisticheView.tsx'
import { useLiveStatistiche } from '../statistiche/useLiveStatistiche.ts'
import {
  columnInWords,
  RigaStatisticaCard,
  type RigaStatisticaRow,
  readRigaStatistica,
  righeColumns,
} from './RigaStatistica.tsx'
import { RigheFiltersBar } from './RigheFiltersBar.tsx'
import { righeCsvOf, righeStatisticheUrlState } from './righeUrlState.ts'

const Charts = lazy(() => import('./RigheCharts.tsx'))

const query = graphql`
  query RigheStatistichePageQuery(
    $filtro: FiltroRigheStatistiche
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [OrdinamentoRigheStatistiche!]
    $configurazione: Int
    $conConfigurazione: Boolean!
    $pk: Int!
  ) @preloadable {
    righeStatistiche(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...RigaStatistica_riga
        }
      }
    }
    totaliRigheStatistiche(filtro: $filtro, configurazionePk: $configurazione) {
      numSerramenti
      listino
      netto
      sconto
      fields {
        colonna
        valori {
          operazione
          valore
        }
      }
      tipoSerramentoStat {
        nome
        numero
        percentuale
      }
      categoriaStat {
        nome
        numero
        percentuale
      }
      formaStat {
        nome
        numero
        percentuale
      }
      codiceStat {
        nome
        numero
        percentuale
      }
      nettoSerie {
        data
        valore
      }
      nSerramentiSerie {
        data
        valore
      }
    }
    configurazioneStatistica(pk: $pk) @include(if: $conConfigurazione) {
      pk
      name
      fields {
        name
        operations
      }
    }
    fasi {
      nome
    }
    valoriStato {
      pk
      contesto
      nomeFase
      nome
    }
    tipiSerramento {
      pk
      nome
    }
    codiciSerramento {
      categoria
      forma
      codice
    }
  }
`

/** The lines of orders, as a table or as charts; with a configuration its columns are added up too. */
export default function RigheStatistichePage() {
  const route = useRouteQuery<RigheStatistichePageQuery>(query)
  const { data, reference, isWaiting } = route
  const { totaliRigheStatistiche: totals, configurazioneStatistica: conf } = data
  const connection = useMorePages(route, 'righeStatistiche')
  const list = useList({ url: righeStatisticheUrlState, connection, read: readRigaStatistica })
  const { values, set } = list.state
  const prezzi = useViewer().permessi.viewPricesOnOrders
  const phone = useIsPhone()
  useLiveStatistiche()
  const ofConfiguration = reference.variables.conConfigurazione
  const columns = useMemo(() => {
    const knownOnes = new Set(['numero', 'larghezza', 'altezza', 'ante', 'listino', 'netto', 'sconto_articolo'])
    return righeColumns(
      prezzi,
      (conf?.fields ?? []).map(({ name }) => name).filter((name) => !knownOnes.has(name)),
    )
  }, [prezzi, conf])
  if (!totals || (ofConfiguration && !conf)) {
    return (
      <Page title="Statistica non trovata" back={<BackLink to="/stats" title="Statistiche" />}>
        <EmptyState
          title="Questa statistica non c’è"
          text="Il numero nell’indirizzo è sbagliato, o è stata eliminata."
        />
      </Page>
    )
  }
  return (
    <Page
      title={conf?.name ?? 'Righe ordini'}
      count={connection.totalCount}
      isWaiting={isWaiting}
      full={!phone && values.vista === 'tabella'}
      back={conf && <BackLink to="/stats" title="Statistiche" />}
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            component="a"
            href={righeCsvOf(values, conf?.pk ?? null)}
            download
            disabled={connection.totalCount === 0}
          >
            CSV
          </Button>
          <StatisticheView vista={values.vista} onVista={(vista) => set({ vista, pagina: values.pagina })} />
        </>
      }
      filters={
        <>
          <RigheFiltersBar
            filtered={list.filtered}
            list={list}
            fasi={data.fasi}
            stati={data.valoriStato}
            tipi={data.tipiSerramento}
            codici={data.codiciSerramento}
          />
          <Totals totals={totals} />
        </>
      }
    >
      {connection.totalCount === 0 ? (
        <EmptyState title="Nessuna riga" text="Prova con meno filtri o con un altro periodo." />
      ) : values.vista === 'grafici' ? (
        <Suspense fallback={<LinearProgress aria-label="Caricamento..." />}>
          <Charts totals={totals} values={values} tipi={data.tipiSerramento} />
        </Suspense>
      ) : (
        <Box
          ref={list.scroll.frame}
          sx={[{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }, rowsStyle]}
        >
          <DataTable<RigaStatisticaRow>
            name="righe-statistiche"
            label="Righe degli ordini"
            rows={list.rows}
            idOf={({ pk }) => pk}
            columns={columns}
            total={connection.totalCount}
            page={values.pagina}
            pageSize={50}
            more={list.more}
            onPage={(page) => set({ pagina: page })}
            sortings={righeStatisticheUrlState.orders}
            sorting={values.ordina}
            onSorting={(sort) => set({ ordina: sort })}
            isWaiting={isWaiting}
            card={(riga) => <RigaStatisticaCard riga={riga} />}
            empty={<EmptyState title="Nessuna riga" />}
          />
        </Box>
      )}
    </Page>
  )
}

interface ReadTotals {
  readonly numSerramenti: number
  readonly listino: number | null | undefined
  readonly netto: number | null | undefined
  readonly sconto: number | null | undefined
  readonly fields: readonly {
    readonly colonna: string
    readonly valori: readonly { readonly operazione: string; readonly valore: number | null | undefined }[]
  }[]
}

/** The sums of all the lines, also of the columns of a configuration. */
function Totals({ totals }: { totals: ReadTotals }) {
  const items = [
    `${formatInteger(totals.numSerramenti)} serramenti`,
    totals.listino != null && `listino ${formatEuro(totals.listino)}`,
    totals.netto != null && `netto ${formatEuro(totals.netto)}`,
    totals.sconto != null && `sconto ${formatPercentage(totals.sconto)}`,
  ].filter(Boolean)
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {items.map((item, n) => (
          <Fragment key={String(item)}>
            {n > 0 && ' · '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {item}
            </Box>
          </Fragment>
        ))}
      </Typography>
      {totals.fields.map(({ colonna, valori }) => (
        <Typography key={colonna} variant="body2">
          <strong>{statisticColumnTitle(colonna)}</strong>:{' '}
          {valori
            .map(
              ({ operazione, valore }) =>
                `${OPERATION_LABELS[operazione as ColumnOperation]} ${valore == null ? '–' : columnInWords(colonna, valore)}`,
            )
            .join(', ')}
        </Typography>
      ))}
    </Box>
  )
}
