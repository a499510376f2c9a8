import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, useMemo } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { PER_PAGINA_PERFORMANCE, type PeriodoFigure } from '../../../../server/officina/performance/rules.ts'
import { addDays } from '../../../../server/ordini/ordini/rules.ts'
import { formatDate, formatInteger } from '../../../../server/shared/formats/formats.ts'
import { DetailCard } from '../../../ui/DetailCard.tsx'
import { RowCard } from '../../../ui/list/RowCard.tsx'
import { Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { writeUrl } from '../../../ui/urlState.ts'
import type { UrlState } from '../../../ui/useUrlState.ts'
import { OreChart, PerformanceChart } from './charts/FigureChart.tsx'
import { type FigureChoice, FigureFilters, OperatoriField } from './FigureFilters.tsx'
import { datiColumns, oreDayColumns, performanceDayColumns } from './figureColumns.tsx'
import {
  FIGURE_FILTERS,
  FIGURE_PATHS,
  type FigureKind,
  figureExcelUrl,
  figureOrderings,
  figureUrl,
  figureUrlState,
  onlyFilters,
} from './figureUrlState.ts'
import type { DatoOriginale, GiornoFigura } from './readFigure.ts'
import { useLiveFigure } from './useLiveFigure.ts'

interface Props {
  quale: FigureKind
  titolo: string
  /** Title of the card with the chart. */
  grafico: string
  stato: UrlState<typeof figureUrlState>
  periodo: PeriodoFigure
  giorni: readonly GiornoFigura[]
  dati: readonly DatoOriginale[]
  totale: number
  pagine: number
  /** Gauge and sums. */
  totali: ReactNode
  operatori: readonly FigureChoice[]
  lavorazioni: readonly FigureChoice[]
  inAttesa: boolean
}

const TITOLI = { giorni: 'Giorno per giorno', dati: 'Dati originali' } as const
const PANNELLO = 'pannello-figura'

/** The days before a period, as many as it has. */
function daysBefore({ fromDate, toDate }: PeriodoFigure) {
  const quanti = (Date.parse(toDate) - Date.parse(fromDate)) / 86_400_000 + 1
  return { from_date: addDays(fromDate, -quanti), to_date: addDays(fromDate, -1) }
}

/** Rows that a table shows before it scrolls; all of them on paper. */
const altezza = (righe: number) => ({
  display: 'flex',
  height: { sm: Math.min(640, righe * 36 + 120) },
  '@media print': { display: 'block', height: 'auto' },
})
/** Sums beside the chart where there is room, on a sheet across too. */
const accanto = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '440px minmax(0, 1fr)' },
  '@media print': { gridTemplateColumns: '340px minmax(0, 1fr)' },
} as const

/** A figure of the workshop: filters, gauge, sums, chart, its days, the activities that it is made of. */
export function FigureScreen(props: Props) {
  const { quale, stato, giorni, dati, totale, periodo, inAttesa } = props
  const { valori, imposta, azzera, attivi } = stato
  const { search } = useLocation()
  useLiveFigure()
  const go = useNavigate()
  const filtrato = FIGURE_FILTERS.some((nome) => attivi.includes(nome))
  const daysColumns = useMemo(() => {
    const filters = onlyFilters(valori)
    const delGiorno = ({ giorno }: GiornoFigura) => ({ from_date: giorno, to_date: giorno, scheda: 'dati' as const })
    return quale === 'ore'
      ? oreDayColumns((riga) =>
          figureUrl('ore', filters, { ...delGiorno(riga), operatori: riga.operatori.map(({ pk }) => pk) }),
        )
      : performanceDayColumns((riga) => figureUrl('performance', filters, delGiorno(riga)))
  }, [quale, valori])
  const columns = useMemo(() => datiColumns(quale), [quale])
  if (valori.pagina > props.pagine && !inAttesa) {
    const corrected = writeUrl(figureUrlState, new URLSearchParams(search), { pagina: props.pagine })
    return <Navigate to={`${FIGURE_PATHS[quale].page}?${corrected}`} replace />
  }
  const apriGiorno = (giorno: string) =>
    void go(figureUrl(quale, onlyFilters(valori), { from_date: giorno, to_date: giorno, scheda: 'dati' }))
  const Grafico = quale === 'ore' ? OreChart : PerformanceChart
  const vuoto = (
    <EmptyState
      titolo="Nessuna attività in questo periodo"
      testo={`Dal ${formatDate(periodo.fromDate)} al ${formatDate(periodo.toDate)} nessun operatore ha chiuso attività${quale === 'ore' ? '' : ' per un ordine'}. Prova con altri giorni o con meno filtri.`}
      azione={
        <Button variant="outlined" onClick={() => imposta({ ...daysBefore(periodo) })}>
          Periodo precedente
        </Button>
      }
    />
  )
  return (
    <Page
      titolo={props.titolo}
      conteggio={totale}
      inAttesa={inAttesa}
      azioni={
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          component="a"
          href={figureExcelUrl(quale, valori)}
          download
          disabled={totale === 0}
        >
          Esporta
        </Button>
      }
      filtri={
        <FigureFilters
          valori={valori}
          imposta={imposta}
          periodo={periodo}
          operatori={
            <OperatoriField
              operatori={props.operatori}
              valori={valori.operatori}
              onChange={(operatori) => imposta({ operatori })}
            />
          }
          lavorazioni={props.lavorazioni}
          conTipo={quale === 'performance'}
          attivi={attivi}
          onAzzera={filtrato ? () => azzera(FIGURE_FILTERS) : undefined}
        />
      }
    >
      {totale === 0 ? (
        vuoto
      ) : (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Box sx={accanto}>
            <DetailCard titolo="Totali">{props.totali}</DetailCard>
            <DetailCard titolo={props.grafico}>
              <Grafico giorni={giorni} onDay={apriGiorno} />
            </DetailCard>
          </Box>
          <Box>
            <Tabs
              aria-label="Dettaglio"
              value={valori.scheda}
              onChange={(_event, scheda: 'giorni' | 'dati') => imposta({ scheda })}
              sx={{ minHeight: 36, mb: 1 }}
            >
              {(['giorni', 'dati'] as const).map((nome) => (
                <Tab
                  key={nome}
                  value={nome}
                  label={TITOLI[nome]}
                  id={`scheda-${nome}`}
                  aria-controls={nome === valori.scheda ? PANNELLO : undefined}
                  sx={{ minHeight: 36, py: 0.5, '@media (pointer: coarse)': { minHeight: 44 } }}
                />
              ))}
            </Tabs>
            <Box role="tabpanel" id={PANNELLO} aria-labelledby={`scheda-${valori.scheda}`}>
              {valori.scheda === 'giorni' ? (
                <Box sx={altezza(giorni.length)}>
                  <DataTable<GiornoFigura>
                    nome={`${quale}-giorni`}
                    etichetta={TITOLI.giorni}
                    righe={giorni}
                    idRiga={({ chiave }) => chiave}
                    colonne={daysColumns}
                    totale={giorni.length}
                    pagina={1}
                    perPagina={Math.max(1, giorni.length)}
                    onPage={() => undefined}
                    inAttesa={inAttesa}
                    vuoto={vuoto}
                  />
                </Box>
              ) : (
                <Box sx={altezza(dati.length)}>
                  <DataTable<DatoOriginale>
                    nome={`${quale}-dati`}
                    etichetta={TITOLI.dati}
                    righe={dati}
                    idRiga={({ pk }) => pk}
                    colonne={columns}
                    totale={totale}
                    pagina={valori.pagina}
                    perPagina={PER_PAGINA_PERFORMANCE}
                    onPage={(pagina) => imposta({ pagina })}
                    ordinamenti={figureOrderings}
                    ordinamento={valori.ordina}
                    onOrdinamento={(ordina) => imposta({ ordina: ordina as typeof valori.ordina })}
                    inAttesa={inAttesa}
                    scheda={(riga) => (
                      <RowCard
                        title={`${riga.lavorazione}, ${riga.operatore}`}
                        beside={quale === 'performance' && `${formatInteger(riga.performance)} %`}
                        note={[riga.ordine, `${formatDate(riga.data)} ${riga.ore}`, `${formatInteger(riga.tempo)} min`]
                          .filter(Boolean)
                          .join(', ')}
                      />
                    )}
                    vuoto={vuoto}
                  />
                </Box>
              )}
            </Box>
          </Box>
        </Box>
      )}
    </Page>
  )
}
