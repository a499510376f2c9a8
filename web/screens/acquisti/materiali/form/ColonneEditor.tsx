import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import type { KeyboardEvent } from 'react'
import {
  COLONNA_NUOVA,
  COLONNE_MATERIALE_MAX,
  type RigaColonna as Riga,
  withMovedColonna,
  withoutColonna,
} from '../../../../../server/acquisti/materiali/columns/rules.ts'
import { materialeLabels } from '../../../../../server/acquisti/materiali/rules.ts'
import { useItemFocus } from '../../../../forms/list/useItemFocus.ts'
import { useFormField } from '../../../../forms/useFormField.ts'
import { ColonnaRow } from './ColonnaRow.tsx'
import { columnsGrid } from './style.ts'

const NOME = 'colonne'

/**
 * The columns of a material: written, ordered by, titled, moved, taken away. Alt with the arrows moves
 * the one with the cursor.
 */
export function ColonneEditor() {
  const { valore: righe, errore, imposta } = useFormField<Riga[]>(NOME)
  const { lista, vaiA } = useItemFocus()

  function aggiungi() {
    imposta([...righe, COLONNA_NUOVA])
    vaiA(righe.length)
  }
  function sposta(da: number, a: number, parte?: 'su' | 'giu') {
    if (a < 0 || a >= righe.length) return
    imposta(withMovedColonna(righe, da, a))
    vaiA(a, parte)
  }
  function togli(index: number) {
    imposta(withoutColonna(righe, index))
    vaiA(Math.min(index, righe.length - 2))
  }
  function tasto(event: KeyboardEvent, index: number) {
    const passo = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (passo === undefined) return
    event.preventDefault()
    sposta(index, index + passo)
  }

  return (
    <Box component="fieldset" data-campo={NOME} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}>
        {materialeLabels.colonne}
      </Box>
      <FormHelperText sx={{ mx: 0, mt: 0, mb: 1 }}>
        Il nome di una colonna può essere quantita, codice, descrizione, oppure quello di una colonna importata con le
        righe degli ordini fornitore.
      </FormHelperText>
      {righe.length > 0 && (
        <Box aria-hidden sx={{ ...columnsGrid, display: { xs: 'none', md: 'grid' }, mb: 0.5, color: 'text.secondary' }}>
          {['Colonna', 'Ordine', 'Direzione', 'Etichetta PDF'].map((title) => (
            <Box key={title} sx={{ fontSize: '0.8125rem' }}>
              {title}
            </Box>
          ))}
        </Box>
      )}
      <Box component="ol" ref={lista} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {righe.map((_, index) => (
          <ColonnaRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a name being written is no key, its place is
            key={index}
            nome={NOME}
            righe={righe}
            indice={index}
            onRighe={imposta}
            onTasto={(event) => tasto(event, index)}
            onSu={() => sposta(index, index - 1, 'su')}
            onGiu={() => sposta(index, index + 1, 'giu')}
            onTogli={() => togli(index)}
          />
        ))}
      </Box>
      {errore && (
        <FormHelperText error sx={{ mx: 0 }}>
          {errore}
        </FormHelperText>
      )}
      <Button startIcon={<Add />} onClick={aggiungi} disabled={righe.length >= COLONNE_MATERIALE_MAX} sx={{ mt: 1 }}>
        Aggiungi colonna
      </Button>
    </Box>
  )
}
