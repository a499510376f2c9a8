import Autocomplete from '@mui/material/Autocomplete'
import CircularProgress from '@mui/material/CircularProgress'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type UIEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { markPick, pickOnTheWay } from './enter/enterPick.ts'
import { useLatestCallback } from './useLatestCallback.ts'
import { type SearchOptions, useRemoteSearch } from './useRemoteSearch.ts'

/** A choice: its number and what the user reads. */
export interface RemoteOption {
  id: number
  text: string
}

interface Props<V extends RemoteOption> {
  value: V | null
  onChange: (item: V | null) => void
  search: SearchOptions<V>
  /** Label of the field, or just its name for screen readers where the label stands outside. */
  label?: string
  ariaLabel?: string
  disabled?: boolean
  /** Of the input, where a label outside points to it. */
  id?: string
  /** Of the input: `aria-invalid` and the like. */
  attributes?: InputHTMLAttributes<HTMLInputElement>
  /** First choice, which clears: 'Nessun agente'. */
  field?: Partial<TextFieldProps>
  empty?: string
  /** The field was left, and what Enter chose in it is there. */
  onLeave?: () => void
  /** True when Enter takes the first of what was found. */
  atOnce?: boolean
  /** While the choices are on their way. */
  loading?: string
}

interface EnterPickOptions<V> {
  /** Enter chooses: the field's list is open and takes the first of what was found. */
  active: boolean
  /** Whether what is listed answers what is written. */
  ready: boolean
  /** As they are listed. */
  items: readonly V[]
  text: string
  search: SearchOptions<V>
  /** Closes the list and, when something was chosen, takes it. */
  take: (item: V | null) => void
  /** What Enter asked for later has come, or will not. */
  settled: () => void
}

/** What the eye sees highlighted: MUI tells of what the keys and the mouse highlight, not of what it does by itself. */
function highlighted<V>(field: Element, items: readonly V[]): V | null {
  const option = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  return items[Number(option?.dataset.optionIndex)] ?? null
}

/**
 * One Enter chooses and lets the cursor go on: what is typed next is the next field's. Pressed before the answer has
 * come, it chooses the first of what comes; when that is nothing, `missed` is what was searched for.
 * @returns the keys of the field, what Enter chooses later
 */
function useEnterPick<V>({ active, ready, items, text, search, take, settled }: EnterPickOptions<V>) {
  const asking = useRef<AbortController>(undefined)
  const [pending, setPending] = useState(false)
  const [missed, setMissed] = useState<string | null>(null)
  const took = useLatestCallback(take)
  const end = useLatestCallback(settled)
  useEffect(() => () => asking.current?.abort(), [])

  function forget() {
    asking.current?.abort()
    setPending(false)
    setMissed(null)
  }
  function pickLater() {
    const controller = new AbortController()
    asking.current?.abort()
    asking.current = controller
    setPending(true)
    const pick = search(text, 1, controller.signal)
      .catch((): { results: V[] } => ({ results: [] }))
      .then(({ results: [first] }) => {
        if (controller.signal.aborted) return
        setPending(false)
        if (first === undefined) setMissed(text)
        // In the form before the field is told to be left.
        else flushSync(() => took(first))
        end()
      })
    pickOnTheWay(pick)
  }
  function onKeyDown(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    if (event.key !== 'Enter' || !active || event.nativeEvent.isComposing) return
    const chosen = ready ? highlighted(event.target as Element, items) : null
    // An open list in which nothing is found stays open.
    if (chosen === null && (ready || text === '')) return
    event.defaultMuiPrevented = true
    markPick(event)
    // The form that hears of it next looks at what is open.
    flushSync(() => {
      if (chosen === null) pickLater()
      took(chosen)
    })
  }
  return {
    onKeyDown,
    /** Until the answer comes the field keeps what was written. */
    pending,
    missed,
    forget,
  }
}

/** Milliseconds after a finger is lifted in which its click comes. */
const CLICK = 100

/** Pixels that a finger may wander between down and up, and still mean what it has pressed. */
const STILL = 8

/**
 * The choices as they were when one of them was pressed, until the press has ended: none moves from under the finger. The
 * whole list may, when the page around it changes its height: the click is nobody's then, and what was pressed is taken.
 */
function useHeldItems<V>(items: readonly V[], take: (item: V) => void) {
  const [held, setHeld] = useState<readonly V[] | null>(null)
  const took = useLatestCallback(take)
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  function hold(down: PointerEvent) {
    end.current?.()
    setHeld(items)
    const option = (down.target as Element).closest('[data-option-index]')
    const pressed = option && items[Number(option.getAttribute('data-option-index'))]
    const lifted = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = () => {
      timer = setTimeout(() => setHeld(null), CLICK)
    }
    document.addEventListener(
      'pointerup',
      (up) => {
        release()
        const still = Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) <= STILL
        if (pressed && still && down.button === 0 && !option.contains(up.target as Element)) took(pressed)
      },
      { once: true, signal: lifted.signal },
    )
    document.addEventListener('pointercancel', release, { once: true, signal: lifted.signal })
    end.current = () => {
      lifted.abort()
      clearTimeout(timer)
    }
  }
  return { items: held ?? items, hold }
}

/** A select whose choices the server finds. */
export function RemoteAutocomplete<V extends RemoteOption = RemoteOption>({
  value,
  onChange,
  search: lookUp,
  label,
  ariaLabel,
  disabled,
  id,
  attributes,
  field,
  empty = 'Nessun risultato',
  loading = 'Caricamento...',
  atOnce = false,
  onLeave,
}: Props<V>) {
  const [written, setWritten] = useState(value?.text ?? '')
  const [open, setOpen] = useState(false)
  // The text of the chosen entry is no search: opening a filled field shows everything.
  const text = value && written === value.text ? '' : written.trim()
  const search = useRemoteSearch(lookUp, text, open)
  function choose(item: V) {
    setOpen(false)
    setWritten(item.text)
    onChange(item)
  }
  const { items, hold } = useHeldItems(search.items, choose)

  const pick = useEnterPick<V>({
    active: atOnce && open,
    ready: !search.inCorso,
    items,
    text,
    search: lookUp,
    settled: () => onLeave?.(),
    take(item) {
      if (item === null) setOpen(false)
      else choose(item)
    },
  })

  function scroll(event: UIEvent<HTMLElement>) {
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget
    if (scrollTop + clientHeight > scrollHeight - 80) search.ancora()
  }

  return (
    <Autocomplete<V>
      id={id}
      value={value}
      onChange={(_, item) => onChange(item)}
      inputValue={written}
      onInputChange={(_, next, reason) => {
        // Leaving the field empties it, but not while its entry is on the way.
        if (pick.pending && reason !== 'input') return
        if (reason === 'input') pick.forget()
        setWritten(next)
      }}
      onKeyDown={pick.onKeyDown}
      autoHighlight={atOnce}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      disabled={disabled}
      options={[...items]}
      getOptionLabel={(item) => item.text}
      getOptionKey={(item) => item.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(items) => items}
      loading={search.inCorso}
      loadingText={loading}
      noOptionsText={search.fallita ? 'Ricerca non riuscita: riprova' : empty}
      slotProps={{ listbox: { onScroll: scroll, onPointerDown: hold } }}
      renderInput={({ slotProps, ...parameters }) => (
        <TextField
          {...parameters}
          {...field}
          {...(pick.missed !== null && { error: true, helperText: `${empty}: «${pick.missed}»` })}
          onBlur={() => !pick.pending && onLeave?.()}
          label={label}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-label': ariaLabel, ...attributes },
            input: {
              ...slotProps.input,
              endAdornment: (
                <>
                  {(search.inCorso || pick.pending) && <CircularProgress size={16} aria-label={loading} />}
                  {slotProps.input.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  )
}
