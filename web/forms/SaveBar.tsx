import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { type ReactNode, useEffect, useState } from 'react'
import type { Location } from 'react-router'
import { formatCount } from '../../server/shared/formats/formats.ts'
import { useShortcut } from '../ui/shortcuts.ts'
import { type FormStatus, fieldsInError } from './errors.ts'
import { useEscape } from './useEscape.ts'
import { useUnsavedGuard } from './useUnsavedGuard.ts'

interface Props {
  /** Whether a move inside the shell leaves the form; another path does by default. */
  lascia?: (da: Location, a: Location) => boolean
  /** 'Salva' by default. */
  etichetta?: string
  /** While saving: 'Salvataggio…' by default. */
  salvando?: string
  onCancel?: () => void
  /** Other buttons, at the left. */
  children?: ReactNode
  /** Why saving is not possible yet; null or missing when it is. */
  bloccata?: string | null
  /** True in dialogs, which need no sticky bar. */
  inDialogo?: boolean
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
  etichetta = 'Salva',
  salvando = 'Salvataggio…',
  onCancel,
  children,
  inDialogo = false,
  bloccata = null,
  lascia,
}: Props) {
  const form = useFormikContext<object>()
  const stato = form.status as FormStatus | undefined
  const errors = contaErrori(form.errors, form.submitCount, stato)
  // From the keyboard the cursor goes to what is wrong; a click stays where it is, with the count beside it.
  const [cerca, setCerca] = useState(false)
  const [primo] = errors
  useEffect(() => {
    if (!cerca || form.isSubmitting) return
    setCerca(false)
    if (primo !== undefined) focusField(primo)
  }, [cerca, form.isSubmitting, primo])
  const save = () => void form.submitForm().finally(() => setCerca(true))
  useShortcut('ctrl+s', save, {
    attiva: !form.isSubmitting && bloccata === null,
    inDialogo,
  })
  useEscape(inDialogo && !form.dirty && !form.isSubmitting ? onCancel : undefined)
  return (
    <Box
      // Nothing but buttons: on paper it would be an empty sheet.
      className="solo-schermo"
      sx={{
        position: inDialogo ? 'static' : 'sticky',
        bottom: 0,
        zIndex: 2,
        py: 1.5,
        mt: 2,
        backgroundColor: inDialogo ? undefined : 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
      }}
    >
      {(!inDialogo || form.dirty) && <Guardia attiva={form.dirty && !form.isSubmitting} lascia={lascia} />}
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
        {bloccata !== null && (
          // On a phone a line of its own, so that the buttons stay on one.
          <Box
            sx={{
              color: 'text.secondary',
              fontSize: '0.8125rem',
              ...(!inDialogo && { order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }),
            }}
          >
            {bloccata}
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
          disabled={bloccata !== null}
          loading={form.isSubmitting}
          loadingPosition="start"
          aria-keyshortcuts="Control+S"
        >
          {form.isSubmitting ? salvando : etichetta}
        </Button>
      </Box>
    </Box>
  )
}

/** Apart, because the router asks one guard, the last: a form in a dialog has one only once it would lose something. */
function Guardia({ attiva, lascia }: { attiva: boolean; lascia: Props['lascia'] }) {
  useUnsavedGuard(attiva, lascia)
  return null
}

/** Before the first attempt to save only the server's errors are counted: the form is still being filled in. */
function contaErrori(errors: object, tentativi: number, stato: FormStatus | undefined): string[] {
  const propri = tentativi > 0 ? fieldsInError(errors) : []
  return [...new Set([...propri, ...Object.keys(stato?.server ?? {})])]
}
