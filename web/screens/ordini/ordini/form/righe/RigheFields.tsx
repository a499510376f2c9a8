import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FormikProps } from 'formik'
import { type DragEvent, startTransition, useEffect, useState } from 'react'
import { FormPart, useFromForm } from '../../../../../forms/LargeForm.tsx'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import type { OrdineFormValues } from '../formValues.ts'
import { RigaCard } from './RigaCard.tsx'
import type { RigheHandlers } from './useRighe.ts'

const posto = (evento: DragEvent) => {
  const scheda = evento.target instanceof Element ? evento.target.closest('[data-riga]') : null
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
  const insieme = useFromForm(erroreInsieme)
  const pronte = useAPocoAPoco(righe.length)
  useEffect(() => azioni.segui())

  function lascia(evento: DragEvent) {
    const da = evento.dataTransfer.getData('text/x-riga')
    const a = posto(evento)
    if (da === '' || a === null) return
    evento.preventDefault()
    azioni.sposta(Number(da), a, null)
  }
  return (
    <Stack
      component="section"
      aria-label="Righe"
      data-campo="righe"
      sx={{ gap: 1.5 }}
      onDragOver={(evento) => {
        if (evento.dataTransfer.types.includes('text/x-riga')) evento.preventDefault()
      }}
      onDrop={lascia}
    >
      {insieme && <Typography sx={{ color: 'error.main' }}>{insieme}</Typography>}
      {righe.length === 0 && (
        <EmptyState
          titolo="Nessuna riga"
          testo="Aggiungi i serramenti dell’ordine: senza righe si salva solo un ordine non schedulabile."
        />
      )}
      {righe.slice(0, pronte).map((riga, indice) => (
        <FormPart key={riga.chiave} nomi={[`righe[${indice}]`]}>
          <RigaCard indice={indice} rivendita={riga.rivendita} azioni={azioni} />
        </FormPart>
      ))}
    </Stack>
  )
}
