import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ListFilters } from '../../../../ui/list/ListFilters.tsx'
import type { ListOf } from '../../../../ui/list/useList.ts'
import type { utentiUrlState } from '../utentiUrlState.ts'

type Filtro = 'is_superuser' | 'is_staff' | 'is_operatore' | 'agente' | 'is_app_account' | 'is_active'

const filters: Record<Filtro, string> = {
  is_superuser: 'Admin',
  is_staff: 'Staff',
  is_operatore: 'Operatore',
  agente: 'Agente',
  is_app_account: 'App',
  is_active: 'Attivo',
}
const names = Object.keys(filters) as Filtro[]

/** 'Staff: sì' */
const inParole = (nome: Filtro, value: boolean | null) =>
  `${filters[nome]}: ${value === null ? 'tutti' : value ? 'sì' : 'no'}`
const inTesto = (value: boolean | null) => (value === null ? '' : value ? 'si' : 'no')
const daTesto = (testo: string) => (testo === '' ? null : testo === 'si')

/** Filters of the list: free search, each role, whether one may log in. */
export function UtentiFilters({ list }: { list: ListOf<typeof utentiUrlState> }) {
  const { valori, imposta } = list.state
  return (
    <ListFilters list={list} chips={Object.fromEntries(names.map((nome) => [nome, inParole(nome, valori[nome])]))}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 140px)', lg: 'repeat(6, 136px)' },
          gap: 1,
          width: { xs: '100%', sm: 'auto' },
        }}
      >
        {names.map((nome) => (
          <NativeSelect
            key={nome}
            input={<OutlinedInput size="small" />}
            value={inTesto(valori[nome])}
            onChange={(event) => imposta({ [nome]: daTesto(event.target.value) })}
            inputProps={{ 'aria-label': filters[nome] }}
          >
            {[null, true, false].map((value) => (
              <option key={inTesto(value)} value={inTesto(value)}>
                {inParole(nome, value)}
              </option>
            ))}
          </NativeSelect>
        ))}
      </Box>
    </ListFilters>
  )
}
