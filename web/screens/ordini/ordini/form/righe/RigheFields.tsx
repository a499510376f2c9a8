import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FormikProps } from 'formik'
import { type DragEvent, startTransition, useEffect, useState } from 'react'
import { FormPart, useFromForm } from '#forms/LargeForm.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import type { OrdineFormValues } from '../formValues.ts'
import { RigaCard } from './RigaCard.tsx'
import { GRID_FROM, RigheFieldsHead } from './RigaFields.tsx'
import type { RigheHandlers } from './useRighe.ts'

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
export function RigheFields({ actions }: { actions: RigheHandlers }) {
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
