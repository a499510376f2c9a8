import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FormikProps } from 'formik'
import { type DragEvent, startTransition, useEffect, useState } from 'react'
import { FormPart, useFromForm } from '../../../../../forms/LargeForm.tsx'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import type { OrdineFormValues } from '../formValues.ts'
import { RigaCard } from './RigaCard.tsx'
import { GRID_FROM, RigheFieldsHead } from './RigaFields.tsx'
import type { RigheHandlers } from './useRighe.ts'

const posto = (event: DragEvent) => {
  const scheda = event.target instanceof Element ? event.target.closest('[data-riga]') : null
  return scheda ? Number(scheda.getAttribute('data-riga')) : null
}

/** Lines drawn at a time. */
const PASSO = 6

/** How many of many items to draw: a few at once, the others without holding up the first keys. */
function useAPocoAPoco(quante: number): number {
  const [pronte, setPronte] = useState(PASSO)
  useEffect(() => {
    if (pronte < quante) startTransition(() => setPronte((prima) => prima + PASSO))
  }, [pronte, quante])
  return pronte
}

/** Which lines there are, as a text: while it is the same, only what is in them has changed. */
const disposizione = ({ values }: FormikProps<OrdineFormValues>) =>
  values.righe.map(({ chiave, rivendita }) => `${rivendita ? '+' : '-'}${chiave}`).join()
const disposte = (testo: string) =>
  testo === '' ? [] : testo.split(',').map((voce) => ({ chiave: voce.slice(1), rivendita: voce.startsWith('+') }))

/** What is wrong with the lines as a whole. */
const erroreInsieme = ({ errors, submitCount }: FormikProps<OrdineFormValues>) =>
  submitCount > 0 && typeof errors.righe === 'string' ? errors.righe : null

/** The lines of the form, each drawn again only when it changes. */
export function RigheFields({ azioni }: { azioni: RigheHandlers }) {
  const righe = disposte(useFromForm(disposizione))
  const together = useFromForm(erroreInsieme)
  const pronte = useAPocoAPoco(righe.length)
  useEffect(() => azioni.segui())

  function lascia(event: DragEvent) {
    const da = event.dataTransfer.getData('text/x-riga')
    const a = posto(event)
    if (da === '' || a === null) return
    event.preventDefault()
    azioni.sposta(Number(da), a, null)
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
      onDrop={lascia}
    >
      {together && <Typography sx={{ color: 'error.main' }}>{together}</Typography>}
      {righe.length === 0 && (
        <EmptyState
          titolo="Nessuna riga"
          testo="Aggiungi i serramenti dell’ordine: senza righe si salva solo un ordine non schedulabile."
        />
      )}
      {righe.length > 0 && <RigheFieldsHead />}
      {righe.slice(0, pronte).map((riga, index) => (
        <FormPart key={riga.chiave} nomi={[`righe[${index}]`]}>
          <RigaCard indice={index} rivendita={riga.rivendita} azioni={azioni} />
        </FormPart>
      ))}
    </Stack>
  )
}
