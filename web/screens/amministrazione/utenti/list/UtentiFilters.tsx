import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import type { ListOf } from '#ui/list/useList.ts'
import type { utentiUrlState } from '../utentiUrlState.ts'

type Filter = 'is_superuser' | 'is_staff' | 'is_operatore' | 'agente' | 'is_app_account' | 'is_active'

const filters: Record<Filter, string> = {
  is_superuser: 'Admin',
  is_staff: 'Staff',
  is_operatore: 'Operatore',
  agente: 'Agente',
  is_app_account: 'App',
  is_active: 'Attivo',
}
const names = Object.keys(filters) as Filter[]

/** 'Staff: sì' */
const inWords = (name: Filter, value: boolean | null) =>
  `${filters[name]}: ${value === null ? 'tutti' : value ? 'sì' : 'no'}`
const inText = (value: boolean | null) => (value === null ? '' : value ? 'si' : 'no')
const fromText = (text: string) => (text === '' ? null : text === 'si')

/** Filters of the list: free search, each role, whether one may log in. */
export function UtentiFilters({ list }: { list: ListOf<typeof utentiUrlState> }) {
  const { values, set } = list.state
  return (
    <ListFilters list={list} chips={Object.fromEntries(names.map((name) => [name, inWords(name, values[name])]))}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 140px)', lg: 'repeat(6, 136px)' },
          gap: 1,
          width: { xs: '100%', sm: 'auto' },
        }}
      >
        {names.map((name) => (
          <NativeSelect
            key={name}
            input={<OutlinedInput size="small" />}
            value={inText(values[name])}
            onChange={(event) => set({ [name]: fromText(event.target.value) })}
            inputProps={{ 'aria-label': filters[name] }}
          >
            {[null, true, false].map((value) => (
              <option key={inText(value)} value={inText(value)}>
                {inWords(name, value)}
              </option>
            ))}
          </NativeSelect>
        ))}
      </Box>
    </ListFilters>
  )
}
