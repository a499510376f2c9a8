import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { SCHEMA_COMPOSTO_LABELS, SCHEMI_COMPOSTI, type SchemaComposto } from '#shared/composti/schemi.ts'

interface Props {
  /** Why there is nothing to choose yet, in Italian. */
  reason: string | null
  composed: boolean
  /** @param schema null: a simple window again */
  onChoose: (schema: SchemaComposto | null, grid: { columns: number; rows: number }) => void
}

const COUNTS = [1, 2, 3, 4, 5]

/** The scheme that an element begins with; another one begins it anew. */
export function SchemaChoice({ reason, composed, onChoose }: Props) {
  const [schema, setSchema] = useState<SchemaComposto>('lateraleSinistro')
  const [grid, setGrid] = useState({ columns: 2, rows: 1 })
  const id = useId()
  if (reason && !composed) {
    return (
      <Typography variant="body2" color="textSecondary">
        {reason}
      </Typography>
    )
  }
  const count = (label: string, value: number, onChange: (value: number) => void) => (
    <NativeSelect
      input={<OutlinedInput size="small" />}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      inputProps={{ 'aria-label': label }}
    >
      {COUNTS.map((n) => (
        <option key={n} value={n}>
          {n}
        </option>
      ))}
    </NativeSelect>
  )
  const single = schema === 'griglia' && grid.columns * grid.rows < 2
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="label" htmlFor={id} sx={{ fontSize: '0.8125rem', fontWeight: 550 }}>
        Schema
      </Box>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        value={schema}
        onChange={({ target }) => setSchema(SCHEMI_COMPOSTI.find((one) => one === target.value) ?? schema)}
        inputProps={{ id }}
      >
        {SCHEMI_COMPOSTI.map((one) => (
          <option key={one} value={one}>
            {SCHEMA_COMPOSTO_LABELS[one]}
          </option>
        ))}
      </NativeSelect>
      {schema === 'griglia' && (
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
          {count('Colonne della griglia', grid.columns, (columns) => setGrid({ ...grid, columns }))}×
          {count('Righe della griglia', grid.rows, (rows) => setGrid({ ...grid, rows }))}
        </Box>
      )}
      <Button variant="outlined" disabled={single} onClick={() => onChoose(schema, grid)}>
        {composed ? 'Ricomincia da questo schema' : 'Componi'}
      </Button>
      {composed && (
        <Button color="inherit" onClick={() => onChoose(null, grid)} sx={{ color: 'text.secondary' }}>
          Finestra semplice
        </Button>
      )}
    </Box>
  )
}
