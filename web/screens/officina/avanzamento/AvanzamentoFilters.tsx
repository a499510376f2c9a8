import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { PeriodoAvanzamento } from '../../../../server/officina/avanzamento/rules.ts'
import {
  ETICHETTE_EVENTO,
  MATERIALI_SEMPRE,
  TIPI_EVENTO_MOSTRATI,
  type TipoEvento,
} from '../../../../server/officina/avanzamento/rules.ts'
import { formatDate } from '../../../../server/shared/formats/formats.ts'
import { tipiAgente } from '../../../../server/vendite/agenti/rules.ts'
import { MultiSelect } from '../../../forms/multiple/MultiSelect.tsx'
import { PeriodFields } from '../../../forms/time/PeriodFields.tsx'
import { FilterSelect } from '../../../ui/list/FilterSelect.tsx'
import { RemoteAutocomplete, type RemoteOption } from '../../../ui/RemoteAutocomplete.tsx'
import { FilterBar } from '../../../ui/table/FilterBar.tsx'
import { FilterText } from '../../../ui/table/FilterText.tsx'
import type { UrlState } from '../../../ui/useUrlState.ts'
import { searchOrdini } from '../../produzione/schedulatore/dialogs/searchOrdini.ts'
import {
  AVANZAMENTO_FILTERS,
  type avanzamentoUrlState,
  shownDaysAvanzamento,
  storeDays,
} from './avanzamentoUrlState.ts'

interface Choice {
  readonly pk: number
  readonly nome: string
}

interface Props {
  elenco: UrlState<typeof avanzamentoUrlState>
  operatori: readonly Choice[]
  lavorazioni: readonly Choice[]
}

async function findOrdini(text: string, page: number) {
  const { risultati, altri } = await searchOrdini(text, 'schedulabili', page)
  return {
    risultati: risultati.map(({ pk, numeroCommessa, cliente }) => ({
      id: pk,
      testo: `${numeroCommessa} - ${cliente}`,
    })),
    altri,
  }
}

/** The filters that are fields behind the button of a phone: the days are beside it. */
const BEHIND: ReadonlySet<string> = new Set(
  AVANZAMENTO_FILTERS.filter((nome) => nome !== 'from_date' && nome !== 'to_date'),
)
const materiali = MATERIALI_SEMPRE.map((nome) => [nome, `Arrivi: ${nome}`] as const)

/** Days, who and what was worked, which orders, which materials. */
export function AvanzamentoFilters({ elenco, operatori, lavorazioni }: Props) {
  const { valori, imposta, azzera, attivi } = elenco
  const { fromDate, toDate } = shownDaysAvanzamento(valori)
  const [ordine, setOrdine] = useState<RemoteOption | null>(
    valori.ordine === null ? null : { id: valori.ordine, testo: `Ordine ${valori.ordine}` },
  )
  const perCommessa = valori.scheda === 'commesse' || valori.scheda === 'materiali'
  function setDays(giorni: PeriodoAvanzamento) {
    storeDays(giorni)
    imposta({ from_date: giorni.fromDate, to_date: giorni.toDate })
  }
  const chips = [
    fromDate === null && {
      nome: 'principio',
      etichetta: `Dal principio${toDate ? ` al ${formatDate(toDate)}` : ''}`,
      togli: () => setDays({ fromDate: null, toDate: null }),
    },
    valori.tipo_evento !== '' && {
      nome: 'tipo_evento',
      etichetta: ETICHETTE_EVENTO[valori.tipo_evento as TipoEvento],
      togli: () => imposta({ tipo_evento: '' }),
    },
  ].filter((uno) => uno !== false)
  const filtrato = AVANZAMENTO_FILTERS.some((nome) => attivi.includes(nome))
  return (
    <FilterBar
      attivi={chips}
      quanti={attivi.filter((nome) => BEHIND.has(nome)).length}
      davanti={
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
          etichetta="Ordine"
          valore={valori.ordine === null ? null : ordine}
          onChange={(item) => {
            setOrdine(item)
            imposta({ ordine: item?.id ?? null })
          }}
          cerca={findOrdini}
          vuoto="Nessun ordine trovato"
          caricamento="Caricamento ordini..."
        />
      </Box>
      {perCommessa && (
        <Box sx={{ width: { xs: '100%', sm: 140 } }}>
          <FilterText
            etichetta="Progetto"
            valore={valori.progetto}
            onChange={(progetto) => imposta({ progetto }, { sostituisci: true })}
          />
        </Box>
      )}
      <Box sx={{ width: { xs: '100%', sm: 190 } }}>
        <MultiSelect
          mostrati={1}
          etichetta="Operatori"
          voci={operatori.map(({ pk, nome }) => ({ valore: pk, testo: nome }))}
          valori={valori.operatori}
          onChange={(scelti) => imposta({ operatori: scelti })}
        />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 190 } }}>
        <MultiSelect
          mostrati={1}
          etichetta="Lavorazioni"
          voci={lavorazioni.map(({ pk, nome }) => ({ valore: pk, testo: nome }))}
          valori={valori.lavorazioni}
          onChange={(scelte) => imposta({ lavorazioni: scelte })}
        />
      </Box>
      <FilterSelect
        label="Tipo di evento"
        value={valori.tipo_evento}
        onChange={(tipo_evento) => imposta({ tipo_evento })}
        all="Tutti gli eventi"
        choices={TIPI_EVENTO_MOSTRATI.map((tipo) => [tipo, ETICHETTE_EVENTO[tipo]] as const)}
        width={165}
      />
      <FilterSelect
        label="Materiale"
        value={valori.materiale}
        onChange={(materiale) => imposta({ materiale })}
        all="Tutti i materiali"
        choices={materiali}
        width={165}
      />
      <FilterSelect
        label="Tipo cliente"
        value={valori.tipo_agente}
        onChange={(tipo_agente) => imposta({ tipo_agente })}
        all="Tutti i clienti"
        choices={tipiAgente.map((tipo) => [tipo, tipo] as const)}
        width={140}
      />
      <FilterSelect
        label="Materiali al 100 %"
        value={valori.materiali}
        onChange={(scelta) => imposta({ materiali: scelta })}
        all="Materiali: tutti"
        choices={[
          ['completi', 'Materiali al 100 %'],
          ['non_completi', 'Materiali non al 100 %'],
        ]}
        width={190}
      />
      <Box sx={{ width: { xs: '100%', sm: 190 } }}>
        <MultiSelect
          mostrati={1}
          etichetta="Non al 100 %"
          voci={MATERIALI_SEMPRE.map((nome) => ({ valore: nome as string, testo: nome }))}
          valori={valori.non_completi}
          onChange={(scelti) => imposta({ non_completi: scelti })}
        />
      </Box>
      {filtrato && <Button onClick={clear}>Azzera filtri</Button>}
    </FilterBar>
  )

  function clear() {
    storeDays({ fromDate: null, toDate: null })
    azzera(AVANZAMENTO_FILTERS)
  }
}
