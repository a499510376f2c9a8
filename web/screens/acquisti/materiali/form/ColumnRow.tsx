import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import type { KeyboardEvent } from 'react'
import {
  COLUMNS_OF_RIGHE,
  type Direction,
  posizioniFor,
  type RigaColumn as Riga,
  rigaColumnSchema,
  withDirection,
  withPosizione,
} from '#acquisti/materiali/rules.ts'
import { columnTitle } from '#acquisti/righeOrdineFornitore/rules.ts'
import { Field } from '#forms/Field.tsx'
import { ItemAction } from '#forms/list/ItemAction.tsx'
import { columnsGrid } from './style.ts'

interface Props {
  /** Path of the list in the form. */
  name: string
  righe: readonly Riga[]
  index: number
  onRighe: (righe: Riga[]) => void
  onKey: (event: KeyboardEvent) => void
  onUp: () => void
  onDown: () => void
  onRemove: () => void
}

/** One column: its name, what it orders by, its title, and what moves it. */
export function ColumnRow({ name, righe, index, onRighe, onKey, onUp, onDown, onRemove }: Props) {
  const path = `${name}[${index}]`
  const item = righe[index]?.colonna.trim() || `colonna ${index + 1}`
  const used = new Set(righe.map(({ colonna }) => colonna))
  const actions = [
    ['Sposta su', 'su', ArrowUpward, onUp, index === 0],
    ['Sposta giù', 'giu', ArrowDownward, onDown, index === righe.length - 1],
    ['Rimuovi', 'togli', DeleteOutlined, onRemove, false],
  ] as const
  return (
    <Box
      component="li"
      aria-label={`Colonna ${index + 1}`}
      onKeyDown={onKey}
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
        <Field
          of={rigaColumnSchema}
          at={path}
          name="colonna"
          inColumn
          proposte={COLUMNS_OF_RIGHE.filter((one) => !used.has(one))}
        />
      </div>
      <Field
        of={rigaColumnSchema}
        at={path}
        name="order"
        inColumn
        empty="--"
        choices={posizioniFor(righe, index).map((value) => ({ valore: value, text: `${value} °` }))}
        onChoose={(value) => onRighe(withPosizione(righe, index, value as string | null))}
      />
      <Field
        of={rigaColumnSchema}
        at={path}
        name="direction"
        inColumn
        empty="--"
        onChoose={(value) => onRighe(withDirection(righe, index, value as Direction | null))}
      />
      <div className="tutta">
        <Field
          of={rigaColumnSchema}
          at={path}
          name="label"
          inColumn
          placeholder={columnTitle(righe[index]?.colonna ?? '')}
        />
      </div>
      <Box className="tutta" sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', minHeight: 36 }}>
        {actions.map(([action, part, Icon, onClick, disabled]) => (
          <ItemAction key={part} name={action} item={item} part={part} disabled={disabled} onClick={onClick}>
            <Icon fontSize="small" />
          </ItemAction>
        ))}
      </Box>
    </Box>
  )
}
