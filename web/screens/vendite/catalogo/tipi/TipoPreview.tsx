import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { type DrawingShape, drawSerramento, type OpeningSense } from '#shared/drawings/drawings.ts'
import { formatMm } from '#shared/formats/formats.ts'
import { altezzaLimits, overallLarghezzaLimits } from '#vendite/vincoli/rules.ts'
import { usualMisure } from '../../vincoli/TipoImage.tsx'
import type { AperturaChoice, OfferingChoice, TipoFormValues } from './tipoForm.ts'

interface Props {
  aperture: readonly AperturaChoice[]
  accessori: readonly OfferingChoice[]
}

interface Drawing {
  disegno: DrawingShape
  ante: number
  senso: OpeningSense
  larghezza: number
  altezza: number
  titolo: string
  /** px */
  side: number
}

function Elevation({ side, ...options }: Drawing) {
  const svg = drawSerramento({ ...options, quote: side > 100 })
  return (
    <Box
      sx={{ width: side, height: side, '& svg': { width: '100%', height: '100%' } }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers; its one text is escaped
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

/** A measure within its bounds, mm; bounds that are being written may be anything. */
function within(misura: number, limits: { min: number; max: number } | null): number {
  const valid = limits && Number.isFinite(limits.min) && Number.isFinite(limits.max) && limits.min <= limits.max
  return valid ? Math.min(Math.max(misura, limits.min), limits.max) : misura
}

const offered = <C extends OfferingChoice>(all: readonly C[], chosen: readonly number[]) =>
  all.filter(({ pk, ritirato }) => !ritirato && chosen.includes(pk))

/** What the wizard shows of a type as it is being written: drawing, openings, accessories, measures. */
export function TipoPreview({ aperture, accessori }: Props) {
  const { values } = useFormikContext<TipoFormValues>()
  const { disegno } = values
  const ante = Math.min(Math.max(Math.trunc(Number(values.ante)) || 1, 1), 6)
  const usual = usualMisure({ disegno, ante })
  const [altezze, larghezze] = [altezzaLimits(values, []), overallLarghezzaLimits(values, [])]
  const misure = { altezza: within(usual.altezza, altezze), larghezza: within(usual.larghezza, larghezze) }
  const choices = offered(aperture, values.aperturaPks)
  const drawn = { disegno, ante, ...misure }
  const name = values.nome.trim() || 'Nuovo tipo'
  return (
    <Box
      component="section"
      aria-label="Come nel preventivo"
      sx={{
        p: 2,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
        minWidth: 0,
      }}
    >
      <Stack sx={{ gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          Come nel preventivo
        </Typography>
        <Elevation {...drawn} senso={choices[0]?.senso ?? 'FISSA'} titolo={`Disegno di ${name}`} side={220} />
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" align="center">
          {altezze ? `Altezza da ${formatMm(altezze.min)} a ${formatMm(altezze.max)}. ` : ''}
          {larghezze ? `Larghezza da ${formatMm(larghezze.min)} a ${formatMm(larghezze.max)}. ` : ''}
          {!(altezze && larghezze) && 'Le misure le decidono i vincoli di ogni famiglia.'}
        </Typography>
      </Stack>
      <Typography variant="body2" sx={{ mt: 2, fontWeight: 550 }}>
        Aperture
      </Typography>
      {choices.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          Senza aperture il tipo non si può chiedere nel preventivo.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {choices.map(({ pk, nome: apertura, senso }) => (
            <Stack component="li" key={pk} sx={{ width: 84, alignItems: 'center' }}>
              <Elevation {...drawn} senso={senso} titolo={`${name}, ${apertura}`} side={60} />
              <Typography variant="caption" align="center" sx={{ overflowWrap: 'anywhere' }}>
                {apertura}
              </Typography>
            </Stack>
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ mt: 2, fontWeight: 550 }}>
        Accessori
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {offered(accessori, values.accessorioPks)
          .map((accessorio) => accessorio.nome)
          .join(', ') || 'Nessuno'}
      </Typography>
    </Box>
  )
}
