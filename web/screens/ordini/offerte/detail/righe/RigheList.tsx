import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import DragIndicator from '@mui/icons-material/DragIndicator'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { EntryMenu } from '#forms/entries/EntryMenu.tsx'
import { drawSerramento } from '#shared/drawings/drawings.ts'
import { formatPercentage } from '#shared/formats/formats.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { EuroValue } from '#ui/Values.tsx'
import type { RigaDetail } from '../offertaDetail.ts'
import { rigaName, rigaWords } from '../offertaValues.ts'

const DRAGGED = 'text/x-riga-offerta'

interface Props {
  righe: readonly RigaDetail[]
  /** False where the version is frozen. */
  editable: boolean
  onOpen: (index: number) => void
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
}

/** The lines of an alternative: dragged by their handle, moved by Alt and the arrows, opened by Enter. */
export function RigheList({ righe, editable, onOpen, onMove, onRemove }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const phone = useIsPhone()
  /** Where the cursor goes once the lines are as they have just been moved. */
  const follow = useRef<number | null>(null)
  useEffect(() => {
    if (follow.current === null) return
    const riga = list.current?.querySelector<HTMLElement>(`[data-riga="${follow.current}"] [data-apri]`)
    follow.current = null
    riga?.focus()
  })
  function keys(event: KeyboardEvent, index: number) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0 || !editable) return
    event.preventDefault()
    const to = index + step
    if (to < 0 || to >= righe.length) return
    follow.current = to
    onMove(index, to)
  }
  return (
    <Box component="ol" ref={list} aria-label="Righe" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {righe.map((riga, index) => (
        <Box
          component="li"
          key={riga.pk}
          data-riga={index}
          aria-keyshortcuts={editable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
          onKeyDown={(event) => keys(event, index)}
          onDragOver={(event) => {
            if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
          }}
          onDrop={(event) => {
            const from = event.dataTransfer.getData(DRAGGED)
            if (from === '') return
            event.preventDefault()
            onMove(Number(from), index)
          }}
          sx={{
            display: 'grid',
            alignItems: 'center',
            columnGap: 1,
            py: 0.75,
            borderTop: 1,
            borderColor: 'divider',
            gridTemplateColumns: {
              xs: 'auto 44px minmax(0, 1fr) auto',
              md: 'auto 44px minmax(0, 1fr) 64px 76px 116px auto',
            },
          }}
        >
          {editable ? (
            <Handle index={index} last={index === righe.length - 1} onMove={onMove} />
          ) : (
            <Box sx={{ width: 4 }} />
          )}
          <Figure riga={riga} />
          <RigaText riga={riga} index={index} editable={editable} onOpen={onOpen} />
          <Typography variant="body2" sx={{ display: { xs: 'none', md: 'block' }, textAlign: 'right' }}>
            {riga.numero} pz
          </Typography>
          <Typography variant="body2" sx={{ display: { xs: 'none', md: 'block' }, textAlign: 'right' }}>
            {riga.scontoArticolo > 0 && `− ${formatPercentage(riga.scontoArticolo)}`}
          </Typography>
          <Box sx={{ textAlign: 'right', fontWeight: 550 }}>
            {riga.netto == null ? (
              <Box component="span" title={riga.senzaPrezzo} sx={{ color: 'warning.main' }}>
                da quotare
              </Box>
            ) : (
              <EuroValue value={riga.netto} />
            )}
            {editable && phone && (
              <Box>
                <EntryMenu
                  item={`riga ${index + 1}`}
                  actions={[
                    {
                      name: 'Modifica',
                      part: 'modifica',
                      icon: <EditOutlined fontSize="small" />,
                      disabled: false,
                      run: () => onOpen(index),
                    },
                    {
                      name: 'Rimuovi',
                      part: 'rimuovi',
                      icon: <DeleteOutline fontSize="small" />,
                      disabled: false,
                      danger: true,
                      run: () => onRemove(index),
                    },
                  ]}
                />
              </Box>
            )}
          </Box>
          {editable && !phone && (
            <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, justifySelf: 'end', whiteSpace: 'nowrap' }}>
              <IconButton aria-label={`Modifica riga ${index + 1}`} onClick={() => onOpen(index)}>
                <EditOutlined fontSize="small" />
              </IconButton>
              <IconButton aria-label={`Rimuovi riga ${index + 1}`} onClick={() => onRemove(index)}>
                <DeleteOutline fontSize="small" />
              </IconButton>
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}

/** The window of a line as it is measured and opens. */
function Figure({ riga }: { riga: RigaDetail }) {
  const { tipoSerramento: tipo, senso = null, larghezza, altezza, ante } = riga
  const specchiature = riga.specchiature.map(({ tipoSerramento: { disegno }, senso: own, ...one }) => ({
    ...one,
    disegno,
    senso: own ?? null,
  }))
  const isDrawn = tipo && (tipo.disegno !== 'LIBERA' || specchiature.length > 0)
  if (!isDrawn || larghezza == null || altezza == null) return <span />
  const leaves = ante ?? tipo.ante
  const svg = drawSerramento({ disegno: tipo.disegno, ante: leaves, senso, specchiature, larghezza, altezza })
  return (
    <Box
      aria-hidden
      sx={{ display: 'grid', justifyItems: 'center', '& svg': { maxWidth: 44, height: 'auto', maxHeight: 48 } }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

interface RigaTextProps {
  riga: RigaDetail
  index: number
  editable: boolean
  onOpen: (index: number) => void
}

function RigaText({ riga, index, editable, onOpen }: RigaTextProps) {
  const text = (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: 550 }}>
        {index + 1}. {rigaName(riga)}
        <Box component="span" sx={{ display: { md: 'none' }, fontWeight: 400 }}>
          {' '}
          × {riga.numero}
        </Box>
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
        {rigaWords(riga)}
      </Box>
    </>
  )
  const look = { minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' } as const
  if (!editable) return <Box sx={look}>{text}</Box>
  return (
    <Box
      component="button"
      type="button"
      data-apri
      onClick={() => onOpen(index)}
      sx={{ ...look, p: 0, border: 0, background: 'none', color: 'inherit', font: 'inherit', cursor: 'pointer' }}
    >
      {text}
    </Box>
  )
}

interface HandleProps {
  index: number
  last: boolean
  onMove: (from: number, to: number) => void
}

/** How a line moves: dragged, or a step at a time where there is only a finger. */
function Handle({ index, last, onMove }: HandleProps) {
  const touch = '@media (pointer: coarse)'
  return (
    <Box sx={{ ml: -1 }}>
      <IconButton
        draggable
        // From the keyboard a line moves with Alt and the arrows.
        tabIndex={-1}
        aria-label={`Sposta riga ${index + 1}`}
        title="Trascina per spostare, oppure Alt e le frecce"
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED, String(index))
          event.dataTransfer.effectAllowed = 'move'
        }}
        sx={{ cursor: 'grab', [touch]: { display: 'none' } }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <Box sx={{ display: 'none', [touch]: { display: 'grid' } }}>
        <IconButton
          aria-label={`Sposta su riga ${index + 1}`}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        >
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={`Sposta giù riga ${index + 1}`}
          disabled={last}
          onClick={() => onMove(index, index + 1)}
        >
          <ArrowDownward fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}
