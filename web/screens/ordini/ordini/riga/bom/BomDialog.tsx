import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { BomTableQuery } from '#generated/BomTableQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { BomTable } from './BomTable.tsx'

interface Props {
  /** The bill of the piece on screen; opened with that of the first one. */
  opened: Opened<BomTableQuery>
  /** Number of the line. */
  pk: number
  numeroCommessa: string
  /** Place of the line in the order, from 1. */
  riga: number
  /** Pieces of the line. */
  numero: number
  onClose: () => void
}

/** The bill of materials of a line, piece by piece. */
export default function BomDialog({ opened, pk, numeroCommessa, riga, numero, onClose }: Props) {
  const [posizione, setPosizione] = useState(1)
  const [edit, setEdit] = useState(false)
  function goTo(other: number) {
    opened.open({ ordine: numeroCommessa, riga, posizione: other })
    setPosizione(other)
  }
  return (
    <PlainDialog
      fillsPhone
      title={`Distinta base dell’ordine ${numeroCommessa}, riga ${riga}`}
      width="md"
      sx={{ minHeight: 320 }}
      onClose={edit ? undefined : onClose}
    >
      <Box sx={{ mb: 1.5, display: 'flex', gap: 1, alignItems: 'center' }}>
        <Tooltip title="Indietro">
          <span>
            <IconButton aria-label="Indietro" disabled={edit || posizione <= 1} onClick={() => goTo(posizione - 1)}>
              <ChevronLeft />
            </IconButton>
          </span>
        </Tooltip>
        <TextField
          select
          label="Posizione"
          disabled={edit}
          value={String(posizione)}
          onChange={({ target }) => goTo(Number(target.value))}
          slotProps={{ select: { native: true } }}
          sx={{ minWidth: 100 }}
        >
          {Array.from({ length: numero }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of a piece is what it is called by
            <option key={index} value={String(index + 1)}>
              {index + 1}
            </option>
          ))}
        </TextField>
        <Typography color="textSecondary">di {numero}</Typography>
        <Tooltip title="Avanti">
          <span>
            <IconButton aria-label="Avanti" disabled={edit || posizione >= numero} onClick={() => goTo(posizione + 1)}>
              <ChevronRight />
            </IconButton>
          </span>
        </Tooltip>
      </Box>
      <OpenedData
        opened={opened}
        skeleton={
          <Typography role="status" color="textSecondary">
            Caricamento...
          </Typography>
        }
      >
        {(reference) => (
          <BomTable
            reference={reference}
            pk={pk}
            numero={numero}
            edit={edit}
            onEdit={setEdit}
            onSaved={() => {
              setEdit(false)
              goTo(posizione)
            }}
          />
        )}
      </OpenedData>
    </PlainDialog>
  )
}
