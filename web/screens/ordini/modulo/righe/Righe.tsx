import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import type { DragEvent } from 'react'
import { SottoModulo } from '../../../../forms/SottoModulo.tsx'
import { EmptyState } from '../../../../ui/stati/EmptyState.tsx'
import type { ValoriOrdine } from '../valori.ts'
import { SchedaRiga } from './SchedaRiga.tsx'
import type { AzioniRighe } from './useRighe.ts'

const posto = (evento: DragEvent) => {
  const scheda = evento.target instanceof Element ? evento.target.closest('[data-riga]') : null
  return scheda ? Number(scheda.getAttribute('data-riga')) : null
}

/** The lines of the form, each drawn again only when it changes. */
export function Righe({ azioni }: { azioni: AzioniRighe }) {
  const { values, errors, submitCount } = useFormikContext<ValoriOrdine>()
  const { righe } = values
  const insieme = submitCount > 0 && typeof errors.righe === 'string' ? errors.righe : null

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
      {righe.map((riga, indice) => (
        <SottoModulo key={riga.chiave} nome={`righe[${indice}]`}>
          <SchedaRiga indice={indice} rivendita={riga.rivendita} azioni={azioni} />
        </SottoModulo>
      ))}
    </Stack>
  )
}
