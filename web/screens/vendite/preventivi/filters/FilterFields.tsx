import TextField from '@mui/material/TextField'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import { provinceByName, regioni } from '#shared/places/places.ts'
import { ListSelect } from '#ui/ListSelect.tsx'
import { FilterText } from '#ui/table/FilterText.tsx'
import type { UrlState } from '#ui/useUrlState.ts'
import type { PreventiviChoice, PreventiviChoices } from '../preventiviChoices.ts'
import type { preventiviUrlState } from '../preventiviUrlState.ts'

type Elenco = Pick<UrlState<typeof preventiviUrlState.schema>, 'valori' | 'imposta'>

const byName = ({ nome }: { nome: string }) => ({ valore: nome, testo: nome })
const province = provinceByName.map(byName)
const regioniOfPosa = regioni.map(byName)
const byNumero = ({ pk, testo }: PreventiviChoice) => ({ valore: pk, testo })

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

/** The filters that are used most: state and, for whoever sees it, agent. */
export function MainFilters({
  elenco,
  choices,
  withAgente,
}: {
  elenco: Elenco
  choices: PreventiviChoices
  withAgente: boolean
}) {
  const { valori, imposta } = elenco
  return (
    <>
      <ListSelect
        label="Stato"
        items={choices.stati.map(byNumero)}
        value={valori.stato}
        onChange={(stato) => imposta({ stato })}
      />
      {withAgente && (
        <ListSelect
          label="Agente"
          items={[{ valore: 'nessuno', testo: 'Nessun agente' } as const, ...choices.agenti.map(byNumero)]}
          value={valori.agente}
          onChange={(agente) => imposta({ agente })}
        />
      )}
    </>
  )
}

/** The filters that the drawer holds: places, days, those with an order, deleted ones. */
export function OtherFilters({ elenco: { valori, imposta } }: { elenco: Elenco }) {
  const presence = valori.eliminato === null ? 'tutti' : valori.eliminato ? 'si' : 'no'
  const withOrdine = valori.con_ordine === null ? 'tutti' : valori.con_ordine ? 'si' : 'no'
  return (
    <>
      <FilterText label="Città" value={valori.citta} onChange={(citta) => imposta({ citta }, { sostituisci: true })} />
      <ListSelect
        label="Provincia"
        items={province}
        value={valori.provincia || null}
        onChange={(provincia) => imposta({ provincia: provincia ?? '' })}
      />
      <ListSelect
        label="Regione di posa"
        items={regioniOfPosa}
        value={valori.regione_posa || null}
        onChange={(regione) => imposta({ regione_posa: regione ?? '' })}
      />
      <TextField
        select
        fullWidth
        label="Eliminati"
        value={presence}
        onChange={({ target }) => imposta({ eliminato: target.value === 'tutti' ? null : target.value === 'si' })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {presences.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        label="Ordine"
        value={withOrdine}
        onChange={({ target }) => imposta({ con_ordine: target.value === 'tutti' ? null : target.value === 'si' })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {ordini.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </TextField>
      <PeriodFields
        name="Periodo"
        labels={['Dal giorno', 'Al giorno']}
        from={valori.start_date}
        to={valori.end_date}
        onChange={(start_date, end_date) => imposta({ start_date, end_date })}
        sx={{ width: '100%', gridColumn: '1 / -1' }}
      />
    </>
  )
}
