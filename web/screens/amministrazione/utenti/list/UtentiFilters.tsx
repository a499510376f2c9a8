import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { usersFilters } from '#amministrazione/utenti/amministrazione/rules.ts'
import { wordOfValue } from '#ui/list/filterWords.ts'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import type { ListOf } from '#ui/list/useList.ts'
import type { utentiUrlState } from '../utentiUrlState.ts'

const { isSuperuser, isStaff, isOperatore, agente, isAppAccount, isActive } = usersFilters
const filters = [isSuperuser, isStaff, isOperatore, agente, isAppAccount, isActive]

const inText = (value: boolean | null) => (value === null ? '' : value ? 'si' : 'no')
const fromText = (text: string) => (text === '' ? null : text === 'si')

/** Filters of the list: free search, each role, whether one may log in. */
export function UtentiFilters({ list }: { list: ListOf<typeof utentiUrlState> }) {
  const { values, set } = list.state
  return (
    <ListFilters list={list}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 140px)', lg: 'repeat(6, 136px)' },
          gap: 1,
          width: { xs: '100%', sm: 'auto' },
        }}
      >
        {filters.map((filter) => {
          const { url, label } = filter.page
          return (
            <NativeSelect
              key={url}
              input={<OutlinedInput size="small" />}
              value={inText(values[url])}
              onChange={({ target }) => set({ [url]: fromText(target.value) })}
              inputProps={{ 'aria-label': label }}
            >
              {[null, true, false].map((value) => (
                <option key={inText(value)} value={inText(value)}>
                  {wordOfValue(filter, value)}
                </option>
              ))}
            </NativeSelect>
          )
        })}
      </Box>
    </ListFilters>
  )
}
