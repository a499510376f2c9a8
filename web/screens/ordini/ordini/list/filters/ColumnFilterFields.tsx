import type { ReactNode } from 'react'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import { PeriodFilter } from '#forms/time/PeriodFilter.tsx'
import { ordiniFilters } from '#ordini/ordini/rules.ts'
import type { PageFilter } from '#shared/fields/filters.ts'
import { ListSelect } from '#ui/ListSelect.tsx'
import { filterChoices, filterTitle } from '#ui/list/filterWords.ts'
import { LabelledSelect } from '#ui/list/LabelledSelect.tsx'
import { FilterText } from '#ui/table/FilterText.tsx'
import type { UrlState } from '#ui/useUrlState.ts'
import { faseOfColumn } from '../columnTitles.ts'
import { type FaseFilterValue, faseFilterOf, withFaseFilter } from '../faseFilters.ts'
import type { OrdiniChoice, OrdiniChoices } from '../ordiniChoices.ts'
import type { OrdiniFilterValues, ordiniUrlState } from '../ordiniUrlState.ts'

export interface ColumnFilterProps {
  elenco: Pick<UrlState<typeof ordiniUrlState.schema>, 'values' | 'set'>
  choices: OrdiniChoices
}

type TextFilter = PageFilter<'part', 'numero_commessa' | 'progetto' | 'riferimento' | 'nome_cliente'>

const textOf =
  ({ page: { url, label = '' } }: TextFilter) =>
  ({ elenco: { values, set } }: ColumnFilterProps) => (
    <FilterText label={label} value={values[url]} onChange={(text) => set({ [url]: text }, { replace: true })} />
  )

/** A filter that is one of a few words. @param all what asks nothing */
const oneOf =
  (filter: PageFilter<'choice', 'tipo_cliente' | 'margine', string>, all: string) =>
  ({ elenco: { values, set } }: ColumnFilterProps) => {
    const { url } = filter.page
    return (
      <LabelledSelect
        label={filterTitle(filter)}
        choices={[['', all], ...filterChoices(filter, values[url])]}
        value={values[url]}
        onChange={(choice) => set({ [url]: choice })}
      />
    )
  }

/** A filter that is one or the other. @param said what asks nothing, those that are, those that are not */
const eitherOf =
  (
    { page: { url, label = '' } }: PageFilter<'yesNo', 'ordini_fornitore_mancanti' | 'senza_misure'>,
    [all, si, no]: readonly [all: string, si: string, no: string],
  ) =>
  ({ elenco: { values, set } }: ColumnFilterProps) => (
    <LabelledSelect
      label={label}
      choices={[
        ['', all],
        ['si', si],
        ['no', no],
      ]}
      value={values[url] === null ? '' : values[url] ? 'si' : 'no'}
      onChange={(choice) => set({ [url]: choice === '' ? null : choice === 'si' })}
    />
  )

/** In the drawer of filters a period has a line of its own. */
const WIDE = { width: '100%', gridColumn: '1 / -1' } as const

const byNumero = ({ pk, text }: OrdiniChoice): { valore: number | string; text: string } => ({ valore: pk, text })

function One(props: {
  label: string
  nessuno: string
  items: readonly OrdiniChoice[]
  value: number | 'nessuno' | null
  onChange: (value: number | 'nessuno' | null) => void
}) {
  return (
    <ListSelect<number | string>
      label={props.label}
      items={[{ valore: 'nessuno', text: props.nessuno }, ...props.items.map(byNumero)]}
      value={props.value}
      onChange={(value) => props.onChange(value as number | 'nessuno' | null)}
    />
  )
}

/** Each item of the checklist: done, not done, or not asked. */
function CheckList({ elenco: { values, set }, choices }: ColumnFilterProps) {
  const senza = (lista: readonly number[], pk: number) => lista.filter((other) => other !== pk)
  return choices.items.map(({ pk, text }) => {
    const value = values.check_fatte.includes(pk) ? 'si' : values.check_non_fatte.includes(pk) ? 'no' : ''
    return (
      <LabelledSelect
        key={pk}
        label={text}
        value={value}
        choices={[
          ['', 'Tutti'],
          ['si', 'Fatto'],
          ['no', 'Non fatto'],
        ]}
        onChange={(choice) =>
          set({
            check_fatte: [...senza(values.check_fatte, pk), ...(choice === 'si' ? [pk] : [])],
            check_non_fatte: [...senza(values.check_non_fatte, pk), ...(choice === 'no' ? [pk] : [])],
          })
        }
      />
    )
  })
}

/** Days of start and end of a phase, or of the whole schedule. */
function Fase({ elenco: { values, set }, fase, which }: ColumnFilterProps & { fase: string; which: readonly Capo[] }) {
  const filter = faseFilterOf(values.fasi, fase)
  const change = (changes: Partial<FaseFilterValue>) => set({ fasi: withFaseFilter(values.fasi, fase, changes) })
  return which.map((capo) => {
    const name = `${capo === 'inizio' ? 'Inizio' : 'Fine'}${fase && ` ${fase}`}`
    return (
      <PeriodFields
        key={capo}
        name={name}
        labels={[`${name} dal`, 'al']}
        from={filter[`${capo}Da`]}
        to={filter[`${capo}A`]}
        onChange={(from, to) => change({ [`${capo}Da`]: from, [`${capo}A`]: to })}
        sx={WIDE}
      />
    )
  })
}

type Capo = 'inizio' | 'fine'

const MAIL: readonly (readonly [OrdiniFilterValues['stato_invio_mail'], string])[] = [
  ['', 'Tutte'],
  ['in_attesa_invio', 'In attesa invio'],
  ['inviata', 'Inviata'],
]

/** The filter of each column that has one. */
const FIELDS: Record<string, (props: ColumnFilterProps) => ReactNode> = {
  numeroCommessa: textOf(ordiniFilters.numeroCommessa),
  cliente: textOf(ordiniFilters.nomeCliente),
  progetto: textOf(ordiniFilters.progetto),
  riferimento: textOf(ordiniFilters.riferimento),
  checkList: (props) => <CheckList {...props} />,
  data: ({ elenco }) => <PeriodFilter of={ordiniFilters.data} state={elenco} sx={WIDE} />,
  dataConsegna: ({ elenco }) => <PeriodFilter of={ordiniFilters.dataConsegna} state={elenco} sx={WIDE} />,
  dataPosa: ({ elenco }) => <PeriodFilter of={ordiniFilters.dataPosa} state={elenco} sx={WIDE} />,
  stato: ({ elenco: { values, set }, choices }) => (
    <One
      label="Stato"
      nessuno="Nessuno stato"
      items={choices.stati}
      value={values.stato}
      onChange={(stato) => set({ stato })}
    />
  ),
  tipoCliente: oneOf(ordiniFilters.tipoCliente, 'Tutti'),
  codiceSistema: ({ elenco: { values, set }, choices }) => (
    <ListSelect
      label={filterTitle(ordiniFilters.codiceSistema)}
      items={choices.codiciSistema.map((codice) => ({ valore: codice, text: codice }))}
      value={values.codice_sistema || null}
      onChange={(codice) => set({ codice_sistema: codice ?? '' })}
    />
  ),
  agente: ({ elenco: { values, set }, choices }) => (
    <One
      label="Agente"
      nessuno="Nessun agente"
      items={choices.agenti ?? []}
      value={values.agente}
      onChange={(agente) => set({ agente })}
    />
  ),
  inizio: (props) => <Fase {...props} fase="" which={['inizio']} />,
  fine: (props) => <Fase {...props} fase="" which={['fine']} />,
  mail: ({ elenco: { values, set } }) => (
    <LabelledSelect
      label="Stato mail"
      choices={MAIL}
      value={values.stato_invio_mail}
      onChange={(stato_invio_mail) => set({ stato_invio_mail })}
    />
  ),
  margine: oneOf(ordiniFilters.margine, ordiniFilters.margine.page.all ?? ''),
  areaConsegna: ({ elenco: { values, set }, choices }) => (
    <LabelledSelect
      label={filterTitle(ordiniFilters.areaConsegna)}
      choices={[['', 'Tutte'], ...filterChoices(ordiniFilters.areaConsegna, values.area_consegna, choices.aree)]}
      value={values.area_consegna}
      onChange={(area_consegna) => set({ area_consegna })}
    />
  ),
  mancanti: eitherOf(ordiniFilters.ordiniFornitoreMancanti, ['Tutti', 'Mancanti', 'Completi']),
  senzaMisure: eitherOf(ordiniFilters.senzaMisure, ['Tutte', 'Da definire', 'Definitive']),
}

/** Whether a column can be filtered by. */
export const isFilterable = (field: string) => Object.hasOwn(FIELDS, field) || faseOfColumn(field) !== null

/** The filter of a column; nothing for a column that has none. */
export function ColumnFilterFields({ field, ...props }: ColumnFilterProps & { field: string }) {
  const fase = faseOfColumn(field)
  if (fase !== null) return <Fase {...props} fase={fase} which={['inizio', 'fine']} />
  return FIELDS[field]?.(props)
}
