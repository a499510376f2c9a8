import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import type { KeyboardEvent } from 'react'
import {
  COLONNA_MAX,
  COLONNE_DELLE_RIGHE,
  type Direzione,
  ETICHETTA_MAX,
  posizioniFor,
  type RigaColonna as Riga,
  withDirezione,
  withPosizione,
} from '../../../../../server/acquisti/materiali/columns/rules.ts'
import { colonnaTitle } from '../../../../../server/acquisti/righeOrdineFornitore/rules.ts'
import { ItemAction } from '../../../../forms/list/ItemAction.tsx'
import { SelectField, type SelectOption } from '../../../../forms/SelectField.tsx'
import { TextInputField } from '../../../../forms/TextInputField.tsx'
import { DIREZIONE_LABELS } from '../materialeForm.ts'
import { columnsGrid } from './style.ts'

const direzioni: readonly SelectOption[] = Object.entries(DIREZIONE_LABELS).map(([valore, testo]) => ({
  valore,
  testo,
}))

interface Props {
  /** Path of the list in the form. */
  nome: string
  righe: readonly Riga[]
  indice: number
  onRighe: (righe: Riga[]) => void
  onTasto: (event: KeyboardEvent) => void
  onSu: () => void
  onGiu: () => void
  onTogli: () => void
}

/** One column: its name, what it orders by, its title, and what moves it. */
export function ColonnaRow({ nome, righe, indice, onRighe, onTasto, onSu, onGiu, onTogli }: Props) {
  const path = `${nome}[${indice}]`
  const voce = righe[indice]?.colonna.trim() || `colonna ${indice + 1}`
  const usate = new Set(righe.map(({ colonna }) => colonna))
  const actions = [
    ['Sposta su', 'su', ArrowUpward, onSu, indice === 0],
    ['Sposta giù', 'giu', ArrowDownward, onGiu, indice === righe.length - 1],
    ['Rimuovi', 'togli', DeleteOutlined, onTogli, false],
  ] as const
  return (
    <Box
      component="li"
      aria-label={`Colonna ${indice + 1}`}
      onKeyDown={onTasto}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      sx={{
        ...columnsGrid,
        alignItems: 'start',
        p: { xs: 1.5, md: 0 },
        border: { xs: 1, md: 0 },
        borderColor: { xs: 'divider', md: 'transparent' },
        borderRadius: 1,
        '& > .tutta': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <div className="tutta">
        <TextInputField
          nome={`${path}.colonna`}
          etichetta="Colonna"
          inColonna
          obbligatorio
          massimo={COLONNA_MAX}
          proposte={COLONNE_DELLE_RIGHE.filter((una) => !usate.has(una))}
        />
      </div>
      <SelectField
        nome={`${path}.order`}
        etichetta="Ordine"
        inColonna
        vuota="--"
        scelte={posizioniFor(righe, indice).map((valore) => ({ valore, testo: `${valore} °` }))}
        onChoose={(value) => onRighe(withPosizione(righe, indice, value as string | null))}
      />
      <SelectField
        nome={`${path}.direction`}
        etichetta="Direzione"
        inColonna
        vuota="--"
        scelte={direzioni}
        onChoose={(value) => onRighe(withDirezione(righe, indice, value as Direzione | null))}
      />
      <div className="tutta">
        <TextInputField
          nome={`${path}.label`}
          etichetta="Etichetta PDF"
          inColonna
          massimo={ETICHETTA_MAX}
          placeholder={colonnaTitle(righe[indice]?.colonna ?? '')}
        />
      </div>
      <Box className="tutta" sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', minHeight: 36 }}>
        {actions.map(([azione, parte, Icona, onClick, disabled]) => (
          <ItemAction key={parte} nome={azione} voce={voce} parte={parte} disabled={disabled} onClick={onClick}>
            <Icona fontSize="small" />
          </ItemAction>
        ))}
      </Box>
    </Box>
  )
}
