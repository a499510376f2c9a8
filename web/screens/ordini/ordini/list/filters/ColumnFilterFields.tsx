import type { ReactNode } from 'react'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import { PeriodFilter } from '#forms/time/PeriodFilter.tsx'
import { AREE_CONSEGNA, ordiniFilters } from '#ordini/ordini/rules.ts'
import type { PageFilter } from '#shared/fields/filters.ts'
import { ListSelect } from '#ui/ListSelect.tsx'
import { LabelledSelect } from '#ui/list/LabelledSelect.tsx'
import { FilterText } from '#ui/table/FilterText.tsx'
import type { UrlState } from '#ui/useUrlState.ts'
import { TIPI_CLIENTE, TIPO_CLIENTE_LABELS } from '#vendite/clienti/rules.ts'
import { faseOfColumn } from '../columnTitles.ts'
import { type FaseFilterValue, faseFilterOf, withFaseFilter } from '../faseFilters.ts'
import type { OrdiniChoice, OrdiniChoices } from '../ordiniChoices.ts'
import { MARGINS, type OrdiniFilterValues, type ordiniUrlState } from '../ordiniUrlState.ts'

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

/** Bands of the margin, and the word that asks for none. */
export const ANY_MARGIN = 'Qualsiasi margine'
export const MARGIN_CHOICES: readonly (readonly [OrdiniFilterValues['margine'], string])[] = [
  ['in_ritardo', MARGINS.in_ritardo],
  ['poco_margine', MARGINS.poco_margine],
]

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

const yesNoEmpty = (value: boolean | null) => (value === null ? '' : value ? 'si' : 'no')

const MISURE = [
  ['', 'Tutte'],
  ['no', 'Definitive'],
  ['si', 'Da definire'],
] as const
const MISSING = [
  ['', 'Tutti'],
  ['si', 'Mancanti'],
  ['no', 'Completi'],
] as const
const TIPI: readonly (readonly [OrdiniFilterValues['tipo_cliente'], string])[] = [
  ['', 'Tutti'],
  ...TIPI_CLIENTE.map((tipo) => [tipo, TIPO_CLIENTE_LABELS[tipo]] as const),
]
const AREE: readonly (readonly [OrdiniFilterValues['area_consegna'], string])[] = [
  ['', 'Tutte'],
  ...AREE_CONSEGNA.map((a) => [a, a] as const),
]
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
  tipoCliente: ({ elenco: { values, set } }) => (
    <LabelledSelect
      label="Tipo cliente"
      choices={TIPI}
      value={values.tipo_cliente}
      onChange={(tipo_cliente) => set({ tipo_cliente })}
    />
  ),
  codiceSistema: ({ elenco: { values, set }, choices }) => (
    <ListSelect
      label="Codice sistema"
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
  margine: ({ elenco: { values, set } }) => (
    <LabelledSelect
      label="Margine"
      choices={[['', ANY_MARGIN], ...MARGIN_CHOICES]}
      value={values.margine}
      onChange={(margine) => set({ margine })}
    />
  ),
  areaConsegna: ({ elenco: { values, set } }) => (
    <LabelledSelect
      label="Area di consegna"
      choices={AREE}
      value={values.area_consegna}
      onChange={(area_consegna) => set({ area_consegna })}
    />
  ),
  mancanti: ({ elenco: { values, set } }) => (
    <LabelledSelect
      label="Ordini fornitore"
      choices={MISSING}
      value={yesNoEmpty(values.ordini_fornitore_mancanti)}
      onChange={(choice) => set({ ordini_fornitore_mancanti: choice === '' ? null : choice === 'si' })}
    />
  ),
  senzaMisure: ({ elenco: { values, set } }) => (
    <LabelledSelect
      label="Misure"
      choices={MISURE}
      value={yesNoEmpty(values.senza_misure)}
      onChange={(choice) => set({ senza_misure: choice === '' ? null : choice === 'si' })}
    />
  ),
}

/** Whether a column can be filtered by. */
export const isFilterable = (field: string) => Object.hasOwn(FIELDS, field) || faseOfColumn(field) !== null

/** The filter of a column; nothing for a column that has none. */
export function ColumnFilterFields({ field, ...props }: ColumnFilterProps & { field: string }) {
  const fase = faseOfColumn(field)
  if (fase !== null) return <Fase {...props} fase={fase} which={['inizio', 'fine']} />
  return FIELDS[field]?.(props)
}
