import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import FormHelperText from '@mui/material/FormHelperText'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { getIn, useFormikContext } from 'formik'
import { type KeyboardEvent, useId, useState } from 'react'
import { withMovedItem, withNewItem, withoutItem } from '#forms/entries/items.ts'
import type { FormFieldProps } from '#forms/FormField.tsx'
import { ItemAction } from '#forms/list/ItemAction.tsx'
import { useItemFocus } from '#forms/list/useItemFocus.ts'
import { shownError, useFormField } from '#forms/useFormField.ts'
import { GroupRow } from './GroupRow.tsx'

interface Props extends FormFieldProps {
  /** The entry that a form begins with, marked; null when there is none. */
  initial: string | null
  /** Whether the last entry may be taken away. */
  mayBeEmpty?: boolean
}

/**
 * A list of texts in its order, in words until it is opened to write, add, move, take away. Enter adds an entry below, Alt with the arrows moves the
 * one with the cursor.
 */
export function SettingListField({ name, label, required, help, initial, mayBeEmpty = false }: Props) {
  const { valore: items, error, set } = useFormField<string[]>(name)
  const { lista, goTo } = useItemFocus()
  const [written, setWritten] = useState(false)
  const { errors } = useFormikContext<object>()
  // An error stands in the entry that it is about.
  const open = written || getIn(errors, name) !== undefined

  function add(after: number) {
    set(withNewItem(items, after))
    goTo(after + 1)
  }
  function move(from: number, a: number, part?: 'su' | 'giu') {
    if (a < 0 || a >= items.length) return
    set(withMovedItem(items, from, a))
    goTo(a, part)
  }
  function remove(index: number) {
    set(withoutItem(items, index))
    goTo(Math.max(0, index - 1))
  }
  function key(event: KeyboardEvent, index: number) {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) add(index)
    else move(index, index + step)
  }

  const field = { name, label, help, required, error }
  if (!open) {
    return (
      <GroupRow {...field}>
        {items.length === 0 && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Nessuno
          </Box>
        )}
        <ListInWords items={items} initial={initial} />
        <Button
          startIcon={<EditOutlined />}
          aria-expanded={false}
          aria-label={`Modifica voci: ${label}`}
          onClick={() => {
            setWritten(true)
            goTo(0)
          }}
          sx={{ mt: 0.5, ml: -0.5 }}
        >
          Modifica voci
        </Button>
      </GroupRow>
    )
  }
  return (
    <GroupRow {...field}>
      <Box component="ol" ref={lista} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {items.map((item, index) => (
          <SettingListItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a text being written is no name, its place is
            key={index}
            name={`${name}[${index}]`}
            label={`${label}, voce ${index + 1}`}
            initial={item !== '' && item === initial}
            before={index === 0}
            last={index === items.length - 1}
            stays={items.length === 1 && !mayBeEmpty}
            onKey={(event) => key(event, index)}
            onUp={() => move(index, index - 1, 'su')}
            onDown={() => move(index, index + 1, 'giu')}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      <Button startIcon={<Add />} onClick={() => add(items.length - 1)} sx={{ mt: 0.5, ml: -0.5 }}>
        Aggiungi voce
      </Button>
    </GroupRow>
  )
}

/** The entries in their order, to be read at a glance. */
function ListInWords({ items, initial }: { items: readonly string[]; initial: string | null }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {items.map((item) => (
        <Chip
          key={item}
          component="li"
          variant="outlined"
          label={item === initial ? `${item} · ${INITIAL}` : item}
          sx={{ maxWidth: '100%', fontWeight: 400 }}
        />
      ))}
    </Box>
  )
}

const INITIAL = 'scelta iniziale'

interface ItemProps {
  name: string
  label: string
  initial: boolean
  before: boolean
  last: boolean
  /** It cannot be taken away. */
  stays: boolean
  onKey: (event: KeyboardEvent) => void
  onUp: () => void
  onDown: () => void
  onRemove: () => void
}

function SettingListItem({ name, label, initial, before, last, stays, onKey, onUp, onDown, onRemove }: ItemProps) {
  const { valore, set, touch } = useFormField<string>(name)
  const error = shownError(useFormikContext<object>(), name)
  const id = useId()
  return (
    <Box component="li" data-campo={name}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <OutlinedInput
          size="small"
          fullWidth
          name={name}
          value={valore}
          onChange={(event) => set(event.target.value)}
          onKeyDown={onKey}
          onBlur={touch}
          error={error !== undefined}
          autoComplete="off"
          inputProps={{
            'aria-label': label,
            'aria-invalid': error !== undefined,
            'aria-describedby': error ? id : undefined,
            'aria-keyshortcuts': 'Enter Alt+ArrowUp Alt+ArrowDown',
            maxLength: 254,
          }}
          endAdornment={
            initial && (
              <InputAdornment
                position="end"
                sx={{ '& p': { fontSize: '0.75rem' }, display: { xs: 'none', sm: 'flex' } }}
              >
                {INITIAL}
              </InputAdornment>
            )
          }
        />
        <ItemAction name="Sposta su" item={label} part="su" disabled={before} onClick={onUp}>
          <ArrowUpward fontSize="small" />
        </ItemAction>
        <ItemAction name="Sposta giù" item={label} part="giu" disabled={last} onClick={onDown}>
          <ArrowDownward fontSize="small" />
        </ItemAction>
        <ItemAction name="Togli" item={label} part="togli" disabled={stays} onClick={onRemove}>
          <DeleteOutlined fontSize="small" />
        </ItemAction>
      </Box>
      {/* On phones the field has no room for it. */}
      {initial && <FormHelperText sx={{ mx: 0, mt: 0, display: { sm: 'none' } }}>{INITIAL}</FormHelperText>}
      {error && (
        <FormHelperText id={id} error sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}
