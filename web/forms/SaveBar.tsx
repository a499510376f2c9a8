import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Location } from 'react-router'
import { formatCount } from '#shared/formats/formats.ts'
import { picksArrived } from '#ui/enter/enterPick.ts'
import { useShortcut } from '#ui/shortcuts.ts'
import { type FormStatus, fieldsInError } from './errors.ts'
import { useEscape } from './useEscape.ts'
import { useUnsavedGuard } from './useUnsavedGuard.ts'

interface Props {
  /** Whether a move inside the shell leaves the form; another path does by default. */
  leave?: (from: Location, a: Location) => boolean
  /** 'Salva' by default. */
  label?: string
  /** While saving: 'Salvataggio…' by default. */
  saving?: string
  onCancel?: () => void
  /** Other buttons, at the left. */
  children?: ReactNode
  /** Why saving is not possible yet; null or missing when it is. */
  blocked?: string | null
  /** True in dialogs, which need no sticky bar. */
  inDialog?: boolean
}

/** Moves to a field of the form and puts the cursor in it. */
export function focusField(name: string): void {
  const field = document.querySelector(`[data-campo="${CSS.escape(name)}"]`)
  field?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  field?.querySelector<HTMLElement>('input, textarea, select, [tabindex="0"]')?.focus({ preventScroll: true })
}

/**
 * Foot of a form: sticks to the bottom, counts the errors (a click goes to the first), saves with Ctrl-S, and holds back
 * whoever leaves with unsaved changes.
 */
export function SaveBar({
  label = 'Salva',
  saving = 'Salvataggio…',
  onCancel,
  children,
  inDialog = false,
  blocked = null,
  leave,
}: Props) {
  const form = useFormikContext<object>()
  const stato = form.status as FormStatus | undefined
  const errors = countErrors(form.errors, form.submitCount, stato)
  // From the keyboard the cursor goes to what is wrong; a click stays where it is, with the count beside it.
  const [search, setSearching] = useState(false)
  const [first] = errors
  useEffect(() => {
    if (!search || form.isSubmitting) return
    setSearching(false)
    if (first !== undefined) focusField(first)
  }, [search, form.isSubmitting, first])
  const saves = useRef<Promise<void>>(null)
  // A choice that Enter asked for just before is part of what is saved.
  const save = () => {
    saves.current ??= picksArrived()
      .then(form.submitForm)
      .finally(() => {
        saves.current = null
        setSearching(true)
      })
  }
  useShortcut('ctrl+s', save, {
    active: !form.isSubmitting && blocked === null,
    inDialog,
  })
  useEscape(inDialog && !form.dirty && !form.isSubmitting ? onCancel : undefined)
  return (
    <Box
      // Nothing but buttons: on paper it would be an empty sheet.
      className="solo-schermo"
      sx={{
        position: inDialog ? 'static' : 'sticky',
        bottom: 0,
        zIndex: 2,
        py: 1.5,
        mt: 2,
        backgroundColor: inDialog ? undefined : 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
      }}
    >
      {(!inDialog || form.dirty) && <Guard active={form.dirty && !form.isSubmitting} leave={leave} />}
      {stato?.generali.map((message) => (
        <Alert key={message} severity="error">
          {message}
        </Alert>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
        {children}
        <Box sx={{ flex: 1 }} />
        {errors.length > 0 && (
          <Button color="error" onClick={() => focusField(errors[0] ?? '')}>
            {formatCount(errors.length, 'errore', 'errori')}
          </Button>
        )}
        {blocked !== null && (
          // On a phone a line of its own, so that the buttons stay on one.
          <Box
            sx={{
              color: 'text.secondary',
              fontSize: '0.8125rem',
              ...(!inDialog && { order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }),
            }}
          >
            {blocked}
          </Box>
        )}
        {onCancel && (
          <Button onClick={onCancel} disabled={form.isSubmitting}>
            Annulla
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={blocked !== null}
          loading={form.isSubmitting}
          loadingPosition="start"
          aria-keyshortcuts="Control+S"
        >
          {form.isSubmitting ? saving : label}
        </Button>
      </Box>
    </Box>
  )
}

/** Apart, because the router asks one guard, the last: a form in a dialog has one only once it would lose something. */
function Guard({ active, leave }: { active: boolean; leave: Props['leave'] }) {
  useUnsavedGuard(active, leave)
  return null
}

/** Before the first attempt to save only the server's errors are counted: the form is still being filled in. */
function countErrors(errors: object, attempts: number, stato: FormStatus | undefined): string[] {
  const own = attempts > 0 ? fieldsInError(errors) : []
  return [...new Set([...own, ...Object.keys(stato?.server ?? {})])]
}
