import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatCount, isoInstant } from '#shared/formats/formats.ts'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { endMomentInWords } from '../time.ts'

/** A phase whose dates a change moves. */
export interface FaseMove {
  numeroCommessa: string
  nomeFase: string
  inizioPrima: string | null
  inizioDopo: string | null
  finePrima: string | null
  fineDopo: string | null
  /** The order would end after its delivery, and didn't before. */
  inRitardo: boolean
}

/** 'sposta 2 ordini, 1 finirebbe tardi': what a change does, in a line. */
function movesSummary(spostamenti: readonly FaseMove[]): string {
  if (spostamenti.length === 0) return 'Nessuna data cambia.'
  const ordini = new Set(spostamenti.map(({ numeroCommessa }) => numeroCommessa)).size
  const late = new Set(spostamenti.filter(({ inRitardo }) => inRitardo).map(({ numeroCommessa }) => numeroCommessa))
    .size
  const fasi = formatCount(spostamenti.length, 'fase', 'fasi')
  return `Sposta ${fasi} di ${formatCount(ordini, 'ordine', 'ordini')}${late > 0 ? `, ${formatCount(late, 'finirebbe tardi', 'finirebbero tardi')}` : ''}.`
}

/** Old and new dates side by side, before a change is made. */
export function FaseMoves({ spostamenti }: { spostamenti: readonly FaseMove[] }) {
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{movesSummary(spostamenti)}</Typography>
      {spostamenti.length > 0 && (
        <Box sx={{ maxHeight: 320, overflow: 'auto' }}>
          <PlainTable
            stickyHeader
            rows={spostamenti}
            keyOf={(one) => one.numeroCommessa + one.nomeFase}
            columns={[
              { title: 'Ordine', cell: (one) => one.numeroCommessa },
              { title: 'Fase', cell: (one) => one.nomeFase },
              { title: 'Prima', cell: (one) => stretch(one.inizioPrima, one.finePrima) },
              {
                title: 'Dopo',
                sx: ({ inRitardo }) => ({ fontWeight: 600, color: inRitardo ? 'error.main' : undefined }),
                cell: (one) =>
                  `${stretch(one.inizioDopo, one.fineDopo)}${one.inRitardo ? ' oltre l’approntamento' : ''}`,
              },
            ]}
          />
        </Box>
      )}
    </Box>
  )
}

/** The year only where it isn't the present one. */
function stretch(inizio: string | null, fine: string | null): string {
  const year = isoInstant(new Date()).slice(0, 4)
  return inizio && fine ? `${endMomentInWords(inizio, year)} → ${endMomentInWords(fine, year)}` : 'senza date'
}
