import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import ContentCopy from '@mui/icons-material/ContentCopy'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { type KeyboardEvent, memo } from 'react'
import type { FormStatus } from '#forms/errors.ts'
import { PartsOfRiga } from '../../riga/RigheParts.tsx'
import type { OrdineFormValues } from '../formValues.ts'
import { GRID_FROM, RigaFields } from './RigaFields.tsx'
import type { RigheHandlers } from './useRighe.ts'

interface Props {
  index: number
  rivendita: boolean
  actions: RigheHandlers
}

/** Field of the line in which the cursor is. */
function fieldOf(element: EventTarget): string | null {
  const field = element instanceof Element ? element.closest('[data-campo]')?.getAttribute('data-campo') : null
  return field?.replace(/^righe\[\d+\]\./, '') ?? null
}

/** The card of one line of the form. */
export const RigaCard = memo(function RigaCard({ index, rivendita, actions }: Props) {
  const name = `Riga ${index + 1}`
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    actions.move(index, index + (event.key === 'ArrowUp' ? -1 : 1), fieldOf(event.target) ?? 'numero')
  }
  return (
    <Card
      component="section"
      aria-label={rivendita ? `${name}, extra` : name}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      data-riga={index}
      onKeyDownCapture={keys}
      // Out of sight it costs nothing.
      sx={{
        p: 1.5,
        pt: 0.5,
        [GRID_FROM]: {
          py: 0.5,
          position: 'relative',
          // What opens the rest of the line has room beside its name.
          '& .parti-riga': { position: 'absolute', top: 4, right: 92 },
        },
        minWidth: 0,
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 140px',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, mb: 0.5, [GRID_FROM]: { mb: 0 } }}>
        <Move index={index} move={actions.move} />
        <Typography variant="h3">{name}</Typography>
        {rivendita && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            extra
          </Typography>
        )}
        <RigaError index={index} />
        <Box sx={{ flex: 1 }} />
        <Tooltip title="Duplica riga">
          <IconButton aria-label={`Duplica ${name.toLowerCase()}`} onClick={() => actions.duplica(index)}>
            <ContentCopy fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title="Rimuovi riga">
          <IconButton aria-label={`Rimuovi ${name.toLowerCase()}`} onClick={() => actions.remove(index, name)}>
            <DeleteOutline fontSize="small" />
          </IconButton>
        </Tooltip>
      </Stack>
      <RigaFields index={index} rivendita={rivendita} />
      <SavedParts index={index} />
    </Card>
  )
})

/** How a line moves: dragged by its handle, or a step at a time where there is only a finger. */
function Move({ index, move }: { index: number; move: RigheHandlers['move'] }) {
  const riga = `riga ${index + 1}`
  return (
    <>
      <Box sx={{ ml: -1, '@media (pointer: coarse)': { display: 'none' } }}>
        <Tooltip title="Trascina per spostare, oppure Alt e le frecce da un campo della riga">
          <IconButton
            draggable
            // From the keyboard the line moves with Alt and the arrows, wherever in it the cursor is.
            tabIndex={-1}
            aria-label={`Sposta ${riga}`}
            onDragStart={(event) => {
              event.dataTransfer.setData('text/x-riga', String(index))
              event.dataTransfer.effectAllowed = 'move'
              const tab = event.currentTarget.closest('[data-riga]')
              if (tab) event.dataTransfer.setDragImage(tab, 20, 20)
            }}
            sx={{ cursor: 'grab' }}
          >
            <DragIndicator fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ ml: -1, display: 'none', '@media (pointer: coarse)': { display: 'flex' } }}>
        <IconButton aria-label={`Sposta su ${riga}`} onClick={() => move(index, index - 1, null)}>
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton aria-label={`Sposta giù ${riga}`} onClick={() => move(index, index + 1, null)}>
          <ArrowDownward fontSize="small" />
        </IconButton>
      </Box>
    </>
  )
}

/** What the stored line has beside its fields. */
function SavedParts({ index }: { index: number }) {
  const { values } = useFormikContext<OrdineFormValues>()
  return <PartsOfRiga pk={values.righe[index]?.pk ?? null} />
}

/** What the server found about the line itself: it is not of this order any more. */
function RigaError({ index }: { index: number }) {
  const { status } = useFormikContext<object>()
  const name = `righe[${index}].pk`
  const found = (status as FormStatus | undefined)?.server[name]
  return found ? (
    <Typography data-campo={name} tabIndex={-1} variant="body2" sx={{ color: 'error.main' }}>
      {found.messaggio}
    </Typography>
  ) : null
}
