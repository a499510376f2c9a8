import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useMemo } from 'react'
import { graphql } from 'relay-runtime'
import type { LavorazioniOrdinePageQuery } from '#generated/LavorazioniOrdinePageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { formatDate, formatInteger } from '#shared/formats/formats.ts'
import { downloadUrl } from '#ui/export/addresses.ts'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { readWorkshopChoices } from '../../workshopChoices.ts'
import { Duration } from '../Duration.tsx'
import { FigureFilters } from '../FigureFilters.tsx'
import { FIGURE_PARAMETERS } from '../figureUrlState.ts'
import { useLiveFigure } from '../useLiveFigure.ts'
import {
  LavorazioneOrdineCard,
  type LavorazioneOrdineRow,
  lavorazioneOrdineColumns,
  readLavorazioneOrdine,
} from './LavorazioneOrdineRow.tsx'
import { attivitaOfUrl, lavorazioniOrdineUrlState, shownMonths } from './lavorazioniOrdineUrlState.ts'

const query = graphql`
  query LavorazioniOrdinePageQuery($filtro: FiltroFigure, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoLavorazioniOrdine!]) @preloadable {
    lavorazioniOrdine(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      totali {
        pezzi
        tempo
        tempoTeorico
      }
      nodes {
        ...LavorazioneOrdineRow_riga
      }
    }
    performance(filtro: $filtro) {
      precedenteDal
      precedenteAl
      precedente {
        tempo
        tempoTeorico
      }
    }
    ...workshopChoices_query
  }
`

const veil = 'inset 0 0 0 999px color-mix(in srgb, var(--mui-palette-error-main) 12%, transparent)'

/** An inner shadow: the sticky first column has an opaque background of its own. */
const RED = { '& .riga-fuori-tempo .MuiDataGrid-cell': { boxShadow: veil } }

/** The spreadsheet of what is looked at. */
const excelUrl = (values: Parameters<typeof lavorazioniOrdineUrlState.filter>[0]) =>
  downloadUrl('/api/planner/lavorazioni-ordine-operatore/excel/', lavorazioniOrdineUrlState.filter(values), {
    ...FIGURE_PARAMETERS,
    operatorePk: 'operatore',
  })

/** What operators have done of each operation of each order. */
export default function LavorazioniOrdinePage() {
  const route = useRouteQuery<LavorazioniOrdinePageQuery>(query)
  const { data } = route
  useLiveFigure()
  const { performance } = data
  const { lavorazioni, operatori } = readWorkshopChoices(data)
  const read = useMorePages(route, 'lavorazioniOrdine')
  const { totali, totalCount } = read
  const connection = useMemo(
    () => ({ ...read, edges: read.nodes.flatMap((key) => edgeOf(readLavorazioneOrdine(key))) }),
    [read],
  )
  const list = useList({ url: lavorazioniOrdineUrlState, connection, read: rowItself })
  const { values, set } = list.state
  const period = shownMonths(values)
  const phone = useIsPhone()
  const withoutDays = values.from_date === null && values.to_date === null
  return (
    <ListPage
      list={list}
      name="lavorazioni-ordine"
      title="Lavorazioni ordine"
      columns={lavorazioneOrdineColumns}
      to={attivitaOfUrl}
      table={{ idOf: ({ id }) => id }}
      card={(riga) => <LavorazioneOrdineCard riga={riga} />}
      rowClass={({ fuoriTempo }) => fuoriTempo && 'riga-fuori-tempo'}
      looks={RED}
      beside={
        // On a phone its days, which say it too, stand right below.
        !phone &&
        withoutDays && (
          <Chip label="Ultimi 12 mesi" title={`Dal ${formatDate(period.fromDate)} al ${formatDate(period.toDate)}`} />
        )
      }
      actions={
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          component="a"
          href={excelUrl(values)}
          download
          disabled={totalCount === 0}
        >
          Esporta
        </Button>
      }
      filters={
        <>
          <FigureFilters
            values={values}
            set={set}
            period={period}
            withTipo
            active={list.state.active}
            operatori={
              <FilterSelect
                label="Operatore"
                value={values.operatore === null ? '' : String(values.operatore)}
                onChange={(pk) => set({ operatore: pk === '' ? null : Number(pk) })}
                all="Tutti gli operatori"
                choices={operatori.map(({ pk, nome }) => [String(pk), nome] as const)}
              />
            }
            lavorazioni={lavorazioni}
            onClear={list.filtered ? list.clearFilters : undefined}
          />
          <Box
            role="group"
            aria-label="Totali"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, alignItems: 'center' }}
          >
            <span>
              Pezzi <b>{formatInteger(totali.pezzi)}</b>
            </span>
            <span>
              Tempo teorico <Duration minutes={totali.tempoTeorico} />
            </span>
            <span>
              Tempo <Duration minutes={totali.tempo} />
            </span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              Periodo precedente ({formatDate(performance.precedenteDal)} – {formatDate(performance.precedenteAl)}):{' '}
              {formatInteger(performance.precedente.tempo)} min su{' '}
              {formatInteger(Math.round(performance.precedente.tempoTeorico))} teorici
            </Box>
            <Box sx={{ flex: 1 }} />
            {/* Cards say it in a word. */}
            <Box
              component="span"
              sx={{
                display: { xs: 'none', sm: 'inline-flex' },
                alignItems: 'center',
                gap: 0.75,
                color: 'text.secondary',
              }}
            >
              <Box aria-hidden sx={{ width: 14, height: 14, border: 1, borderColor: 'error.main', boxShadow: veil }} />
              Attività fuori tempo
            </Box>
          </Box>
        </>
      }
      empty={{
        title: 'Nessuna lavorazione',
        text: 'Qui compare quello che gli operatori hanno fatto, ordine per ordine.',
      }}
      notFound={{ title: 'Nessuna lavorazione trovata', text: 'Prova con meno filtri o con altri giorni.' }}
    />
  )
}

const rowItself = (row: LavorazioneOrdineRow) => row
const edgeOf = (node: LavorazioneOrdineRow | null) => (node ? [{ node }] : [])
