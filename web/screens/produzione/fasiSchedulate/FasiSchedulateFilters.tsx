import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { MultiSelect } from '#forms/multiple/MultiSelect.tsx'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import { NO_STATO } from '#produzione/fasiSchedulate/rules.ts'
import { stateInWords } from '#shared/formats/formats.ts'
import { LabelledSelect } from '#ui/list/LabelledSelect.tsx'
import { MoreFilters } from '#ui/list/MoreFilters.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import { fasiSchedulateUrlState, withFase, withStati } from './fasiSchedulateUrlState.ts'

interface Item {
  readonly pk: number
  readonly nome: string
}

interface Props {
  elenco: UrlState<typeof fasiSchedulateUrlState.schema>
  fasi: readonly string[]
  /** Those of the phase. */
  stati: readonly Item[]
  materiali: readonly string[]
  statiMateriali: readonly Item[]
  /** Whether anything differs from how the list begins. */
  filtrato: boolean
}

const fromItems = (items: readonly Item[]) => items.map(({ pk, nome }) => ({ valore: pk, text: stateInWords(nome) }))

/** The filters of the list: words, phase, period and states at hand, the others behind a button. */
export function FasiSchedulateFilters({ elenco, fasi, stati, filtrato, ...choices }: Props) {
  const { values, set, clear } = elenco
  const phone = useIsPhone()
  const { materiali, stati_materiali, senza_misure, chiusi } = values
  const names = stati_materiali.map((pk) =>
    stateInWords(choices.statiMateriali.find((one) => one.pk === pk)?.nome ?? ''),
  )
  // What is behind the button, in words: its field says it on a phone.
  const behind = [
    materiali.length > 0 && { name: 'materiali' as const, label: `Materiali: ${materiali.join(', ')}` },
    names.length > 0 && { name: 'stati_materiali' as const, label: `Stati materiali: ${names.join(', ')}` },
    senza_misure !== null && {
      name: 'senza_misure' as const,
      label: `Misure definitive: ${senza_misure ? 'no' : 'sì'}`,
    },
    chiusi !== null && { name: 'chiusi' as const, label: chiusi ? 'Ordini chiusi' : 'Ordini non chiusi' },
  ].filter((one) => one !== false)
  const all = fasi.includes(values.nome_fase) ? fasi : [values.nome_fase, ...fasi]
  return (
    <FilterBar
      search={{
        valore: values.search,
        onChange: (search) => set({ search, pagina: 1 }, { replace: true }),
      }}
      active={behind.map((one) => ({ ...one, inField: phone, remove: () => clear([one.name]) }))}
    >
      <NativeSelect
        input={<OutlinedInput size="small" />}
        value={values.nome_fase}
        onChange={({ target }) => set(withFase(target.value))}
        inputProps={{ 'aria-label': 'Fase' }}
        sx={{ width: { xs: '100%', sm: 150 } }}
      >
        {all.map((fase) => (
          <option key={fase} value={fase}>
            {fase}
          </option>
        ))}
      </NativeSelect>
      <PeriodFields
        name="Periodo"
        from={values.data_da}
        to={values.data_a}
        onChange={(data_da, data_a) => set({ data_da, data_a, pagina: 1 })}
      />
      <Box sx={{ width: { xs: '100%', sm: 200 } }}>
        <MultiSelect<number | 'nessuno'>
          shown={1}
          label="Stati"
          items={[{ valore: 'nessuno' as const, text: NO_STATO }, ...fromItems(stati)]}
          values={values.empty ? ['nessuno'] : values.stato}
          onChange={(chosen) => set(withStati(values, chosen))}
        />
      </Box>
      <MoreFilters count={behind.length}>
        <OtherFilters elenco={elenco} {...choices} />
      </MoreFilters>
      {filtrato && <Button onClick={() => clear(fasiSchedulateUrlState.filters)}>Azzera filtri</Button>}
    </FilterBar>
  )
}

function OtherFilters({
  elenco: { values, set },
  materiali,
  statiMateriali,
}: Pick<Props, 'elenco' | 'materiali' | 'statiMateriali'>) {
  const misure = values.senza_misure === null ? '' : values.senza_misure ? 'no' : 'si'
  const orders = values.chiusi === null ? '' : values.chiusi ? 'si' : 'no'
  return (
    <>
      <MultiSelect
        shown={1}
        label="Materiali"
        items={materiali.map((name) => ({ valore: name, text: name }))}
        values={values.materiali}
        onChange={(chosen) => set({ materiali: chosen, pagina: 1 })}
      />
      <MultiSelect
        shown={1}
        label="Stati materiali"
        items={fromItems(statiMateriali)}
        values={values.stati_materiali}
        onChange={(chosen) => set({ stati_materiali: chosen, pagina: 1 })}
      />
      <LabelledSelect
        label="Misure definitive"
        value={misure}
        onChange={(chosen) => set({ senza_misure: chosen === '' ? null : chosen === 'no', pagina: 1 })}
        choices={[
          ['', 'Tutte'],
          ['si', 'Sì'],
          ['no', 'No'],
        ]}
      />
      <LabelledSelect
        label="Ordini"
        value={orders}
        onChange={(chosen) => set({ chiusi: chosen === '' ? null : chosen === 'si', pagina: 1 })}
        choices={[
          ['', 'Tutti'],
          ['no', 'Non chiusi'],
          ['si', 'Chiusi'],
        ]}
      />
    </>
  )
}
