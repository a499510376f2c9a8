import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useFormikContext } from 'formik'
import { type FormEvent, memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useLargeForm, WholeForm } from '#forms/LargeForm.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { whyNotSaved } from '#ordini/ordini/rules.ts'
import { useOrdineFormContext } from './context.ts'
import type { OrdineFormValues } from './formValues.ts'
import { OrdineHeaderFields } from './header/OrdineHeaderFields.tsx'
import { PriceFields } from './header/PriceFields.tsx'
import { ordineFormKeys } from './keys.ts'
import { FromNotes } from './righe/finestra/FromNotes.tsx'
import { RigheFields } from './righe/RigheFields.tsx'
import { useRighe } from './righe/useRighe.ts'

interface Props {
  label: string
  isNew?: boolean
  /** Beside the header, under the prices: the same element, or it is all drawn again. */
  beside?: ReactNode
}

/** A text that a phone has no room for. */
const onLarge = (text: string) => (
  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'pre' }}>
    {text}
  </Box>
)

/** The whole form of an order: header, lines, sticky bar. Inside a `LargeForm`. */
export const OrdineFormBody = memo(function OrdineFormBody({ label, isNew = false, beside }: Props) {
  const modulo = useLargeForm<OrdineFormValues>()
  const { visible } = useOrdineFormContext()
  const actions = useRighe()
  return (
    <Stack
      component="form"
      noValidate
      aria-label={label}
      onSubmit={(event) => modulo().handleSubmit(event as FormEvent<HTMLFormElement>)}
      onKeyDown={ordineFormKeys(actions)}
      onPaste={(event) => {
        const field =
          event.target instanceof Element ? event.target.closest('[data-campo]')?.getAttribute('data-campo') : null
        if (field && actions.paste(field, event.clipboardData.getData('text/plain'))) event.preventDefault()
      }}
      sx={{ gap: 2, minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <OrdineHeaderFields isNew={isNew} />
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {visible.prezzi && <PriceFields />}
          {beside}
        </Stack>
      </Box>
      <FromNotes />
      <RigheFields actions={actions} />
      <WholeForm>
        <OrdineFormBar>
          <Button component={Link} to="/ordini" color="inherit" aria-label="Lista ordini">
            Lista{onLarge(' ordini')}
          </Button>
          <Button startIcon={<Add />} onClick={() => actions.aggiungi(false)} aria-label="Aggiungi riga">
            {onLarge('Aggiungi ')}riga
          </Button>
          <Button startIcon={<Add />} onClick={() => actions.aggiungi(true)} aria-label="Aggiungi riga extra">
            {onLarge('Aggiungi riga ')}extra
          </Button>
        </OrdineFormBar>
      </WholeForm>
    </Stack>
  )
})

/** The sticky bar; nothing to save while there are no lines, unless the order is not to be scheduled. */
export function OrdineFormBar({ children }: { children?: ReactNode }) {
  const { values } = useFormikContext<OrdineFormValues>()
  return <SaveBar blocked={whyNotSaved(values)}>{children}</SaveBar>
}
