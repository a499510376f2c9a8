import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type FormikProps, useFormikContext } from 'formik'
import { type DragEvent, type FormEvent, memo, type ReactNode, startTransition, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { FormPart, useFromForm, useLargeForm, WholeForm } from '#forms/LargeForm.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { whyNotSaved } from '#ordini/ordini/rules.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { useOrdineFormContext } from './context.ts'
import type { OrdineFormValues } from './formValues.ts'
import { OrdineHeaderFields } from './header/OrdineHeaderFields.tsx'
import { PriceFields } from './header/PriceFields.tsx'
import { ordineFormKeys } from './keys.ts'
import { FromNotes } from './righe/finestra/FromNotes.tsx'
import { RigaCard } from './righe/RigaCard.tsx'
import { GRID_FROM, RigheFieldsHead } from './righe/RigaFields.tsx'
import { type RigheHandlers, useRighe } from './righe/useRighe.ts'

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

const place = (event: DragEvent) => {
  const tab = event.target instanceof Element ? event.target.closest('[data-riga]') : null
  return tab ? Number(tab.getAttribute('data-riga')) : null
}

/** Lines drawn at a time. */
const STEP = 6

/** How many of many items to draw: a few at once, the others without holding up the first keys. */
function useGradually(count: number): number {
  const [ready, setReady] = useState(STEP)
  useEffect(() => {
    if (ready < count) startTransition(() => setReady((before) => before + STEP))
  }, [ready, count])
  return ready
}

/** Which lines there are, as a text: while it is the same, only what is in them has changed. */
const layout = ({ values }: FormikProps<OrdineFormValues>) =>
  values.righe.map(({ chiave, rivendita }) => `${rivendita ? '+' : '-'}${chiave}`).join()
const arrangedRighe = (text: string) =>
  text === '' ? [] : text.split(',').map((item) => ({ key: item.slice(1), rivendita: item.startsWith('+') }))

/** What is wrong with the lines as a whole. */
const errorTogether = ({ errors, submitCount }: FormikProps<OrdineFormValues>) =>
  submitCount > 0 && typeof errors.righe === 'string' ? errors.righe : null

/** The lines of the form, each drawn again only when it changes. */
function RigheFields({ actions }: { actions: RigheHandlers }) {
  const righe = arrangedRighe(useFromForm(layout))
  const together = useFromForm(errorTogether)
  const ready = useGradually(righe.length)
  useEffect(() => actions.segui())

  function leave(event: DragEvent) {
    const from = event.dataTransfer.getData('text/x-riga')
    const a = place(event)
    if (from === '' || a === null) return
    event.preventDefault()
    actions.move(Number(from), a, null)
  }
  return (
    <Stack
      component="section"
      aria-label="Righe"
      data-campo="righe"
      sx={{ gap: 1, [GRID_FROM]: { gap: 0.5 } }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('text/x-riga')) event.preventDefault()
      }}
      onDrop={leave}
    >
      {together && <Typography sx={{ color: 'error.main' }}>{together}</Typography>}
      {righe.length === 0 && (
        <EmptyState
          title="Nessuna riga"
          text="Aggiungi i serramenti dell’ordine: senza righe si salva solo un ordine non schedulabile."
        />
      )}
      {righe.length > 0 && <RigheFieldsHead />}
      {righe.slice(0, ready).map((riga, index) => (
        <FormPart key={riga.key} names={[`righe[${index}]`]}>
          <RigaCard index={index} rivendita={riga.rivendita} actions={actions} />
        </FormPart>
      ))}
    </Stack>
  )
}

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
