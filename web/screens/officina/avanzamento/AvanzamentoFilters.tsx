import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { MultiSelect } from '#forms/multiple/MultiSelect.tsx'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import type { AvanzamentoPeriod } from '#officina/avanzamento/rules.ts'
import { ALWAYS_MATERIALI, EVENT_LABELS, SHOWN_TIPI_EVENTO } from '#officina/avanzamento/rules.ts'
import { searchOrdini } from '#screens/produzione/schedulatore/dialogs/searchOrdini.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { LabelledSelect } from '#ui/list/LabelledSelect.tsx'
import { MoreFilters } from '#ui/list/MoreFilters.tsx'
import { RemoteAutocomplete, type RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { FilterText } from '#ui/table/FilterText.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import { tipiAgente } from '#vendite/agenti/rules.ts'
import type { WorkshopChoice } from '../workshopChoices.ts'
import {
  AVANZAMENTO_FILTERS,
  type avanzamentoUrlState,
  shownDaysAvanzamento,
  storeDays,
} from './avanzamentoUrlState.ts'

interface Props {
  elenco: UrlState<typeof avanzamentoUrlState>
  operatori: readonly WorkshopChoice[]
  lavorazioni: readonly WorkshopChoice[]
}

async function findOrdini(text: string, page: number) {
  const { results, others } = await searchOrdini(text, 'schedulabili', page)
  return {
    results: results.map(({ pk, numeroCommessa, cliente }) => ({
      id: pk,
      text: `${numeroCommessa} - ${cliente}`,
    })),
    others,
  }
}

/** The filters that are fields behind the button of a phone: the days are beside it. */
const BEHIND: ReadonlySet<string> = new Set(
  AVANZAMENTO_FILTERS.filter((name) => !['from_date', 'to_date', 'materiali_al'].includes(name)),
)
const MATERIALI_WORDS = { completi: 'Materiali al 100 %', non_completi: 'Materiali non al 100 %' } as const

/** Days, who and what was worked, which orders, which materials. */
export function AvanzamentoFilters({ elenco, operatori, lavorazioni }: Props) {
  const { values, set, clear: clearAll, active } = elenco
  const { fromDate, toDate } = shownDaysAvanzamento(values)
  const phone = useIsPhone()
  const [ordine, setOrdine] = useState<RemoteOption | null>(
    values.ordine === null ? null : { id: values.ordine, text: `Ordine ${values.ordine}` },
  )
  const byCommessa = values.scheda === 'commesse' || values.scheda === 'materiali'
  function setDays(days: AvanzamentoPeriod) {
    storeDays(days)
    set({ from_date: days.fromDate, to_date: days.toDate, materiali_al: null })
  }
  // What is behind the button, in words: its field says it on a phone.
  const behind = [
    byCommessa && values.progetto !== '' && { name: 'progetto', label: `Progetto: ${values.progetto}` },
    values.tipo_evento !== '' && { name: 'tipo_evento', label: EVENT_LABELS[values.tipo_evento] },
    values.materiale !== '' && { name: 'materiale', label: `Arrivi: ${values.materiale}` },
    values.tipo_agente !== '' && { name: 'tipo_agente', label: `Tipo cliente: ${values.tipo_agente}` },
    values.materiali !== '' && { name: 'materiali', label: MATERIALI_WORDS[values.materiali] },
    values.non_completi.length > 0 && {
      name: 'non_completi',
      label: `Non al 100 %: ${values.non_completi.join(', ')}`,
    },
  ].filter((one) => one !== false)
  const chips = [
    ...(fromDate === null
      ? [
          {
            name: 'principio',
            label: `Dal principio${toDate ? ` al ${formatDate(toDate)}` : ''}`,
            remove: () => setDays({ fromDate: null, toDate: null }),
          },
        ]
      : []),
    ...behind.map((one) => ({
      ...one,
      inField: phone,
      remove: () => clearAll([one.name as (typeof AVANZAMENTO_FILTERS)[number]]),
    })),
  ]
  const filtered = AVANZAMENTO_FILTERS.some((name) => active.includes(name))
  return (
    <FilterBar
      active={chips}
      count={active.filter((name) => BEHIND.has(name)).length}
      inFront={
        <PeriodFields
          name="Periodo"
          from={fromDate}
          to={toDate}
          onChange={(from, to) => setDays({ fromDate: from, toDate: to })}
        />
      }
    >
      <Box sx={{ width: { xs: '100%', sm: 190 } }}>
        <RemoteAutocomplete
          label="Ordine"
          value={values.ordine === null ? null : ordine}
          onChange={(item) => {
            setOrdine(item)
            set({ ordine: item?.id ?? null })
          }}
          search={findOrdini}
          empty="Nessun ordine trovato"
          loading="Caricamento ordini..."
        />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 190 } }}>
        <MultiSelect
          shown={1}
          label="Operatori"
          items={operatori.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
          values={values.operatori}
          onChange={(chosen) => set({ operatori: chosen })}
        />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 190 } }}>
        <MultiSelect
          shown={1}
          label="Lavorazioni"
          items={lavorazioni.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
          values={values.lavorazioni}
          onChange={(choices) => set({ lavorazioni: choices })}
        />
      </Box>
      <MoreFilters count={behind.length}>
        {byCommessa && (
          <FilterText
            label="Progetto"
            value={values.progetto}
            onChange={(progetto) => set({ progetto }, { replace: true })}
          />
        )}
        <LabelledSelect
          label="Tipo di evento"
          value={values.tipo_evento}
          onChange={(tipo_evento) => set({ tipo_evento })}
          choices={[['', 'Tutti'], ...SHOWN_TIPI_EVENTO.map((tipo) => [tipo, EVENT_LABELS[tipo]] as const)]}
        />
        <LabelledSelect
          label="Materiale"
          value={values.materiale}
          onChange={(materiale) => set({ materiale })}
          choices={[['', 'Tutti'], ...ALWAYS_MATERIALI.map((name) => [name, `Arrivi: ${name}`] as const)]}
        />
        <LabelledSelect
          label="Tipo cliente"
          value={values.tipo_agente}
          onChange={(tipo_agente) => set({ tipo_agente })}
          choices={[['', 'Tutti'], ...tipiAgente.map((tipo) => [tipo, tipo] as const)]}
        />
        <LabelledSelect
          label="Materiali al 100 %"
          value={values.materiali}
          onChange={(choice) => set({ materiali: choice })}
          choices={[
            ['', 'Tutti'],
            ['completi', MATERIALI_WORDS.completi],
            ['non_completi', MATERIALI_WORDS.non_completi],
          ]}
        />
        <MultiSelect
          shown={1}
          label="Non al 100 %"
          items={ALWAYS_MATERIALI.map((name) => ({ valore: name as string, text: name }))}
          values={values.non_completi}
          onChange={(chosen) => set({ non_completi: chosen })}
        />
      </MoreFilters>
      {filtered && <Button onClick={clear}>Azzera filtri</Button>}
    </FilterBar>
  )

  function clear() {
    storeDays({ fromDate: null, toDate: null })
    clearAll(AVANZAMENTO_FILTERS)
  }
}
