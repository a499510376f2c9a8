import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { AREE_CONSEGNA } from '../../../../../../server/ordini/ordini/rules.ts'
import { ETICHETTE_TIPO_CLIENTE, TIPI_CLIENTE } from '../../../../../../server/vendite/clienti/rules.ts'
import { PeriodFields } from '../../../../../forms/time/PeriodFields.tsx'
import { ListSelect } from '../../../../../ui/ListSelect.tsx'
import { FilterText } from '../../../../../ui/table/FilterText.tsx'
import type { UrlState } from '../../../../../ui/useUrlState.ts'
import { faseOfColumn } from '../columnTitles.ts'
import { type FaseFilterValue, faseFilterOf, withFaseFilter } from '../faseFilters.ts'
import type { OrdiniChoice, OrdiniChoices } from '../ordiniChoices.ts'
import { MARGINI, type OrdiniFilterValues, type ordiniUrlState } from '../ordiniUrlState.ts'

export interface ColumnFilterProps {
  elenco: Pick<UrlState<typeof ordiniUrlState.schema>, 'valori' | 'imposta'>
  scelte: OrdiniChoices
}

type Testuale = 'numero_commessa' | 'progetto' | 'riferimento' | 'nome_cliente'
type Giorno = 'data' | 'data_consegna' | 'data_posa'

function Testo({ nome, etichetta, elenco }: ColumnFilterProps & { nome: Testuale; etichetta: string }) {
  return (
    <FilterText
      etichetta={etichetta}
      valore={elenco.valori[nome]}
      onChange={(testo) => elenco.imposta({ [nome]: testo }, { sostituisci: true })}
    />
  )
}

/** Bands of the margin for a list of choices, the first of which asks nothing. */
export const MARGIN_CHOICES: readonly (readonly [OrdiniFilterValues['margine'], string])[] = [
  ['', 'Qualsiasi margine'],
  ['in_ritardo', MARGINI.in_ritardo],
  ['poco_margine', MARGINI.poco_margine],
]

/** In the drawer of filters a period has a line of its own. */
const WIDE = { width: '100%', gridColumn: '1 / -1' } as const

function Giorni({
  nome,
  etichetta,
  elenco: { valori, imposta },
}: ColumnFilterProps & { nome: Giorno; etichetta: string }) {
  const [da, a] = [`${nome}_da`, `${nome}_a`] as const
  return (
    <PeriodFields
      name={etichetta}
      labels={[`${etichetta} dal`, 'al']}
      from={valori[da]}
      to={valori[a]}
      onChange={(from, to) => imposta({ [da]: from, [a]: to })}
      sx={WIDE}
    />
  )
}

/** A short list whose first entry asks nothing. */
function Poche<V extends string>(props: {
  etichetta: string
  valore: V
  voci: readonly (readonly [V, string])[]
  onChange: (value: V) => void
}) {
  return (
    <TextField
      select
      fullWidth
      label={props.etichetta}
      value={props.valore}
      onChange={({ target }) => props.onChange(target.value as V)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {props.voci.map(([valore, testo]) => (
        <option key={valore} value={valore}>
          {testo}
        </option>
      ))}
    </TextField>
  )
}

const perNumero = ({ pk, testo }: OrdiniChoice): { valore: number | string; testo: string } => ({ valore: pk, testo })

function Uno(props: {
  etichetta: string
  nessuno: string
  voci: readonly OrdiniChoice[]
  valore: number | 'nessuno' | null
  onChange: (value: number | 'nessuno' | null) => void
}) {
  return (
    <ListSelect<number | string>
      etichetta={props.etichetta}
      voci={[{ valore: 'nessuno', testo: props.nessuno }, ...props.voci.map(perNumero)]}
      valore={props.valore}
      onChange={(value) => props.onChange(value as number | 'nessuno' | null)}
    />
  )
}

/** Each item of the checklist: done, not done, or not asked. */
function CheckList({ elenco: { valori, imposta }, scelte }: ColumnFilterProps) {
  const senza = (lista: readonly number[], pk: number) => lista.filter((altro) => altro !== pk)
  return scelte.voci.map(({ pk, testo }) => {
    const value = valori.check_fatte.includes(pk) ? 'si' : valori.check_non_fatte.includes(pk) ? 'no' : ''
    return (
      <Poche
        key={pk}
        etichetta={testo}
        valore={value}
        voci={[
          ['', 'Tutti'],
          ['si', 'Fatto'],
          ['no', 'Non fatto'],
        ]}
        onChange={(scelta) =>
          imposta({
            check_fatte: [...senza(valori.check_fatte, pk), ...(scelta === 'si' ? [pk] : [])],
            check_non_fatte: [...senza(valori.check_non_fatte, pk), ...(scelta === 'no' ? [pk] : [])],
          })
        }
      />
    )
  })
}

/** Days of start and end of a phase, or of the whole schedule. */
function Fase({
  elenco: { valori, imposta },
  fase,
  quali,
}: ColumnFilterProps & { fase: string; quali: readonly Capo[] }) {
  const filter = faseFilterOf(valori.fasi, fase)
  const cambia = (changes: Partial<FaseFilterValue>) => imposta({ fasi: withFaseFilter(valori.fasi, fase, changes) })
  return quali.map((capo) => {
    const name = `${capo === 'inizio' ? 'Inizio' : 'Fine'}${fase && ` ${fase}`}`
    return (
      <PeriodFields
        key={capo}
        name={name}
        labels={[`${name} dal`, 'al']}
        from={filter[`${capo}Da`]}
        to={filter[`${capo}A`]}
        onChange={(from, to) => cambia({ [`${capo}Da`]: from, [`${capo}A`]: to })}
        sx={WIDE}
      />
    )
  })
}

type Capo = 'inizio' | 'fine'

const siNoVuoto = (value: boolean | null) => (value === null ? '' : value ? 'si' : 'no')

const MISURE = [
  ['', 'Tutte'],
  ['no', 'Definitive'],
  ['si', 'Da definire'],
] as const
const MANCANTI = [
  ['', 'Tutti'],
  ['si', 'Mancanti'],
  ['no', 'Completi'],
] as const
const TIPI: readonly (readonly [string, string])[] = [
  ['', 'Tutti'],
  ...TIPI_CLIENTE.map((tipo) => [tipo, ETICHETTE_TIPO_CLIENTE[tipo]] as const),
]
const AREE: readonly (readonly [string, string])[] = [['', 'Tutte'], ...AREE_CONSEGNA.map((a) => [a, a] as const)]
const MAIL: readonly (readonly [OrdiniFilterValues['stato_invio_mail'], string])[] = [
  ['', 'Tutte'],
  ['in_attesa_invio', 'In attesa invio'],
  ['inviata', 'Inviata'],
]

/** The filter of each column that has one. */
const CAMPI: Record<string, (props: ColumnFilterProps) => ReactNode> = {
  numeroCommessa: (props) => <Testo {...props} nome="numero_commessa" etichetta="Numero commessa" />,
  cliente: (props) => <Testo {...props} nome="nome_cliente" etichetta="Cliente" />,
  progetto: (props) => <Testo {...props} nome="progetto" etichetta="Progetto" />,
  riferimento: (props) => <Testo {...props} nome="riferimento" etichetta="Riferimento" />,
  checkList: (props) => <CheckList {...props} />,
  data: (props) => <Giorni {...props} nome="data" etichetta="Data" />,
  dataConsegna: (props) => <Giorni {...props} nome="data_consegna" etichetta="Approntamento" />,
  dataPosa: (props) => <Giorni {...props} nome="data_posa" etichetta="Posa" />,
  stato: ({ elenco: { valori, imposta }, scelte }) => (
    <Uno
      etichetta="Stato"
      nessuno="Nessuno stato"
      voci={scelte.stati}
      valore={valori.stato}
      onChange={(stato) => imposta({ stato })}
    />
  ),
  tipoCliente: ({ elenco: { valori, imposta } }) => (
    <Poche
      etichetta="Tipo cliente"
      voci={TIPI}
      valore={valori.tipo_cliente}
      onChange={(tipo_cliente) => imposta({ tipo_cliente })}
    />
  ),
  codiceSistema: ({ elenco: { valori, imposta }, scelte }) => (
    <ListSelect
      etichetta="Codice sistema"
      voci={scelte.codiciSistema.map((codice) => ({ valore: codice, testo: codice }))}
      valore={valori.codice_sistema || null}
      onChange={(codice) => imposta({ codice_sistema: codice ?? '' })}
    />
  ),
  agente: ({ elenco: { valori, imposta }, scelte }) => (
    <Uno
      etichetta="Agente"
      nessuno="Nessun agente"
      voci={scelte.agenti ?? []}
      valore={valori.agente}
      onChange={(agente) => imposta({ agente })}
    />
  ),
  inizio: (props) => <Fase {...props} fase="" quali={['inizio']} />,
  fine: (props) => <Fase {...props} fase="" quali={['fine']} />,
  mail: ({ elenco: { valori, imposta } }) => (
    <Poche
      etichetta="Stato mail"
      voci={MAIL}
      valore={valori.stato_invio_mail}
      onChange={(stato_invio_mail) => imposta({ stato_invio_mail })}
    />
  ),
  margine: ({ elenco: { valori, imposta } }) => (
    <Poche
      etichetta="Margine"
      voci={MARGIN_CHOICES}
      valore={valori.margine}
      onChange={(margine) => imposta({ margine })}
    />
  ),
  areaConsegna: ({ elenco: { valori, imposta } }) => (
    <Poche
      etichetta="Area di consegna"
      voci={AREE}
      valore={valori.area_consegna}
      onChange={(area_consegna) => imposta({ area_consegna })}
    />
  ),
  mancanti: ({ elenco: { valori, imposta } }) => (
    <Poche
      etichetta="Ordini fornitore"
      voci={MANCANTI}
      valore={siNoVuoto(valori.ordini_fornitore_mancanti)}
      onChange={(scelta) => imposta({ ordini_fornitore_mancanti: scelta === '' ? null : scelta === 'si' })}
    />
  ),
  senzaMisure: ({ elenco: { valori, imposta } }) => (
    <Poche
      etichetta="Misure"
      voci={MISURE}
      valore={siNoVuoto(valori.senza_misure)}
      onChange={(scelta) => imposta({ senza_misure: scelta === '' ? null : scelta === 'si' })}
    />
  ),
}

/** Whether a column can be filtered by. */
export const isFilterable = (field: string) => Object.hasOwn(CAMPI, field) || faseOfColumn(field) !== null

/** The filter of a column; nothing for a column that has none. */
export function ColumnFilterFields({ field, ...props }: ColumnFilterProps & { field: string }) {
  const fase = faseOfColumn(field)
  if (fase !== null) return <Fase {...props} fase={fase} quali={['inizio', 'fine']} />
  return CAMPI[field]?.(props)
}
