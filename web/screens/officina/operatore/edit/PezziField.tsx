import Check from '@mui/icons-material/Check'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type DrawingShape, drawSerramento } from '#shared/drawings/drawings.ts'
import { thumbnailUrl } from '#ui/files/thumbnailUrl.ts'
import { SOUGHT, showThis } from '#ui/page/sought.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import type { LookOfRiga, RigaWithPezzi } from '../attivita.ts'
import { floorTarget } from '../targets.ts'
import { pezzoKey } from './ticks.ts'

interface Props {
  righe: readonly RigaWithPezzi[]
  /** Place of the line that a label led to: it is shown first, and marked; 0 without one. */
  sought: number
  /** Ticked now, as `pezzoKey` names them. */
  ticked: ReadonlySet<string>
  onChange: (ticked: ReadonlySet<string>) => void
  /** 'SELECT ALL' is there only once there is an end. */
  canSelectAll: boolean
  /** 'Telai' */
  unita: string
  error: string | null
}

/** Sides of the pictures beside the ticks, px: as high as a finger with a glove needs. */
const SIDE = 72

/** What is drawn of a line without measures, mm. */
const SENZA_MISURE = { larghezza: 1000, altezza: 1300 }

/** The drawing of a line and the photos of its windows; a tap shows one large. */
function RigaLook({ title, look }: { title: string; look: LookOfRiga }) {
  const { forma, ante, senso, altezza, larghezza, specchiature, foto } = look
  const [large, setLarge] = useState<string | null>(null)
  const misure = larghezza && altezza ? { larghezza, altezza, quote: true } : SENZA_MISURE
  const svg = drawSerramento({ disegno: forma as DrawingShape, ante, senso, specchiature, ...misure })
  const shown = foto.find(({ indirizzo }) => indirizzo === large)
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', flex: 'none', maxWidth: '60%' }}>
      <Picture label={`Disegno di ${title}`} onClick={() => setLarge('disegno')}>
        <Drawing svg={svg} side={SIDE} />
      </Picture>
      {foto.map(({ posizione, indirizzo }) => (
        <Picture key={posizione} label={`Foto ${posizione} di ${title}`} onClick={() => setLarge(indirizzo)}>
          <Box
            component="img"
            src={thumbnailUrl(indirizzo)}
            alt=""
            loading="lazy"
            sx={{ width: SIDE, height: SIDE, objectFit: 'cover' }}
          />
        </Picture>
      ))}
      <Dialog
        open={large !== null}
        onClose={() => setLarge(null)}
        onClick={() => setLarge(null)}
        maxWidth="md"
        aria-label={shown ? `Foto ${shown.posizione} di ${title}` : `Disegno di ${title}`}
      >
        {large === 'disegno' && <Drawing svg={svg} side="min(80vw, 70vh)" />}
        {shown && <Box component="img" src={shown.indirizzo} alt="" sx={{ maxWidth: 1, maxHeight: '85vh' }} />}
      </Dialog>
    </Box>
  )
}

interface PictureProps {
  label: string
  onClick: () => void
  children: React.ReactNode
}

function Picture({ label, onClick, children }: PictureProps) {
  return (
    <ButtonBase
      aria-label={label}
      onClick={onClick}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        '&.Mui-focusVisible': { outline: 2 },
      }}
    >
      {children}
    </ButtonBase>
  )
}

function Drawing({ svg, side }: { svg: string; side: number | string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'flex', width: side, height: side, p: 0.5, '& svg': { width: '100%', height: '100%' } }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers; it has no text of anybody
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

/** The pieces of an order for an operation, line by line, as ticks that are hit with gloves on. */
export function PezziField({ righe, sought, ticked, onChange, canSelectAll, unita, error }: Props) {
  const toggle = (key: string) => {
    const next = new Set(ticked)
    if (!next.delete(key)) next.add(key)
    onChange(next)
  }
  const free = righe.flatMap(({ pk, pezzi }) =>
    pezzi.filter(({ fattoDa }) => fattoDa === null).map(({ posizione }) => pezzoKey(pk, posizione)),
  )
  return (
    <Box component="section" aria-label="Pezzi" data-campo="pezzi">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h3" sx={{ flex: 1 }}>
          {unita}
        </Typography>
        <Button
          variant="outlined"
          disabled={!canSelectAll || free.length === 0}
          onClick={() => onChange(new Set(free))}
          title={canSelectAll ? undefined : 'Prima scrivi l’ora di fine'}
          sx={{ ...floorTarget, px: 2 }}
        >
          SELECT ALL
        </Button>
      </Box>
      {error && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {error}
        </Alert>
      )}
      {sought > 0 && righe.length > 0 && !righe.some(({ riga }) => riga === sought) && (
        <Alert severity="info" sx={{ mb: 1 }}>
          La riga {sought} dell’etichetta non ha pezzi di questa lavorazione.
        </Alert>
      )}
      {righe.length === 0 && <Typography color="textSecondary">Nessun pezzo da spuntare.</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {righe.map((riga) => (
          <Box
            component="li"
            key={riga.pk}
            ref={riga.riga === sought ? showThis : undefined}
            aria-current={riga.riga === sought || undefined}
            sx={{
              borderTop: 1,
              borderColor: 'divider',
              p: riga.riga === sought ? 1 : undefined,
              pt: 1,
              ...(riga.riga === sought && SOUGHT),
            }}
          >
            <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', mb: 0.75 }}>
              <RigaLook title={riga.title} look={riga.look} />
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{riga.title}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {riga.misure}
                </Typography>
                {riga.riga === sought && <StatusChip word="Dall’etichetta" tone="info" />}
              </Box>
            </Box>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))' }}>
              {riga.pezzi.map(({ posizione, fattoDa }) => (
                <Tick
                  key={posizione}
                  posizione={posizione}
                  title={riga.title}
                  fattoDa={fattoDa}
                  checked={fattoDa !== null || ticked.has(pezzoKey(riga.pk, posizione))}
                  onToggle={() => toggle(pezzoKey(riga.pk, posizione))}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

interface TickProps {
  posizione: number
  title: string
  fattoDa: string | null
  checked: boolean
  onToggle: () => void
}

/** One piece; one that is done says by whom and cannot be taken back. */
function Tick({ posizione, title, fattoDa, checked, onToggle }: TickProps) {
  const done = fattoDa !== null
  return (
    <ButtonBase
      role="checkbox"
      aria-checked={checked}
      aria-disabled={done}
      aria-label={`Pezzo ${posizione} di ${title}${done ? `, ${fattoDa}` : ''}`}
      title={fattoDa ?? undefined}
      onClick={done ? undefined : onToggle}
      sx={{
        flexDirection: 'column',
        minHeight: 60,
        border: 2,
        borderRadius: 1,
        borderColor: checked && !done ? 'success.main' : 'divider',
        fontFamily: 'inherit',
        fontWeight: 650,
        fontSize: '1rem',
        cursor: done ? 'default' : 'pointer',
        backgroundColor: done ? 'action.selected' : checked ? 'success.main' : 'background.paper',
        color: checked && !done ? 'success.contrastText' : 'text.primary',
        '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: 1 },
      }}
    >
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
        {checked && <Check fontSize="small" aria-hidden />}
        {posizione}
      </Box>
      {done && (
        <Box
          component="span"
          aria-hidden
          sx={{ fontSize: '0.6875rem', fontWeight: 400, maxWidth: '100%', px: 0.25, lineHeight: 1.2 }}
        >
          {/* A day is not parted at its hyphens. */}
          {fattoDa?.replaceAll('-', '\u2011')}
        </Box>
      )}
    </ButtonBase>
  )
}
