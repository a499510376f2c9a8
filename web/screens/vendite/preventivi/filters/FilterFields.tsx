import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import { provinceByName, regioni } from '#shared/places.ts'
import { ListSelect } from '#ui/ListSelect.tsx'
import { LabelledSelect } from '#ui/list/LabelledSelect.tsx'
import { FilterText } from '#ui/table/FilterText.tsx'
import type { UrlState } from '#ui/useUrlState.ts'
import type { PreventiviChoice, PreventiviChoices } from '../preventiviChoices.ts'
import type { preventiviUrlState } from '../preventiviUrlState.ts'

type Elenco = Pick<UrlState<typeof preventiviUrlState.schema>, 'values' | 'set'>

const byName = ({ nome }: { nome: string }) => ({ valore: nome, text: nome })
const province = provinceByName.map(byName)
const regioniOfPosa = regioni.map(byName)
const byNumero = ({ pk, text }: PreventiviChoice) => ({ valore: pk, text })

const presences = [
  ['no', 'Non eliminati'],
  ['si', 'Solo eliminati'],
  ['tutti', 'Tutti'],
] as const

const ordini = [
  ['tutti', 'Tutti'],
  ['no', 'Senza un ordine'],
  ['si', 'Con un ordine'],
] as const

interface Props {
  elenco: Elenco
  choices: PreventiviChoices
}

/** The state: on a desk its tabs are quicker. */
export function StatoFilter({ elenco: { values, set }, choices }: Props) {
  return (
    <ListSelect
      label="Stato"
      items={choices.stati.map(byNumero)}
      value={values.stato}
      onChange={(stato) => set({ stato })}
    />
  )
}

/** The agent, for whoever sees it. */
export function AgenteFilter({ elenco: { values, set }, choices }: Props) {
  return (
    <ListSelect
      label="Agente"
      items={[{ valore: 'nessuno', text: 'Nessun agente' } as const, ...choices.agenti.map(byNumero)]}
      value={values.agente}
      onChange={(agente) => set({ agente })}
    />
  )
}

/** The filters that the drawer holds: places, days, those with an order, deleted ones. */
export function OtherFilters({ elenco: { values, set } }: { elenco: Elenco }) {
  const presence = values.eliminato === null ? 'tutti' : values.eliminato ? 'si' : 'no'
  const withOrdine = values.con_ordine === null ? 'tutti' : values.con_ordine ? 'si' : 'no'
  return (
    <>
      <FilterText label="Città" value={values.citta} onChange={(citta) => set({ citta }, { replace: true })} />
      <ListSelect
        label="Provincia"
        items={province}
        value={values.provincia || null}
        onChange={(provincia) => set({ provincia: provincia ?? '' })}
      />
      <ListSelect
        label="Regione di posa"
        items={regioniOfPosa}
        value={values.regione_posa || null}
        onChange={(regione) => set({ regione_posa: regione ?? '' })}
      />
      <LabelledSelect
        label="Eliminati"
        value={presence}
        onChange={(chosen) => set({ eliminato: chosen === 'tutti' ? null : chosen === 'si' })}
        choices={presences}
      />
      <LabelledSelect
        label="Ordine"
        value={withOrdine}
        onChange={(chosen) => set({ con_ordine: chosen === 'tutti' ? null : chosen === 'si' })}
        choices={ordini}
      />
      <PeriodFields
        name="Periodo"
        labels={['Dal giorno', 'Al giorno']}
        from={values.start_date}
        to={values.end_date}
        onChange={(start_date, end_date) => set({ start_date, end_date })}
        sx={{ width: '100%', gridColumn: '1 / -1' }}
      />
    </>
  )
}
