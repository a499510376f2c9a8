import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { fornitoreOrdiniFilters } from '#acquisti/portale/rules.ts'
import { stateInWords } from '#shared/formats/formats.ts'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import type { ListOf } from '#ui/list/useList.ts'
import { FilterText } from '#ui/table/FilterText.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import type { portaleUrlState } from './portaleUrlState.ts'

interface Props {
  list: ListOf<typeof portaleUrlState>
  /** Names of the states. */
  stati: readonly string[]
}

const TEXTS = [fornitoreOrdiniFilters.ordineRiferimento.page, fornitoreOrdiniFilters.note.page]

/** Filters of the list: customer, state, and texts. */
export function PortaleFilters({ list, stati }: Props) {
  const { values, set } = list.state
  const { stato } = values
  // On a phone the orders come first: what is asked less often waits behind a button.
  const phone = useIsPhone()
  const [more, setMore] = useState(false)
  const closed = phone && !more && TEXTS.every(({ url }) => values[url] === '')
  const choices = stato === '' || stati.includes(stato) ? stati : [...stati, stato]
  return (
    <ListFilters list={list} chips={{ stato: `Stato: ${stateInWords(stato)}` }}>
      <FilterSelect
        label="Stato"
        value={stato}
        onChange={(chosen) => set({ stato: chosen })}
        all="Tutti gli stati"
        choices={choices.map((one) => [one, stateInWords(one)])}
        width={160}
      />
      {closed && (
        <Button onClick={() => setMore(true)} sx={{ mr: 'auto' }}>
          Altri filtri
        </Button>
      )}
      {(closed ? [] : TEXTS).map(({ url, label = '' }) => (
        <Box key={url} sx={{ width: { xs: '100%', sm: 170 } }}>
          <FilterText label={label} value={values[url]} onChange={(text) => set({ [url]: text }, { replace: true })} />
        </Box>
      ))}
    </ListFilters>
  )
}
