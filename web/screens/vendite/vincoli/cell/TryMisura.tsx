import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Cancel from '@mui/icons-material/HighlightOffOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { SystemStyleObject } from '@mui/system'
import { FormikProvider, useFormik } from 'formik'
import { NumberField } from '#forms/NumberField.tsx'
import { formatSize } from '#shared/formats/formats.ts'
import { SizeChart } from '#ui/chart/SizeChart.tsx'
import { allowedIntervals } from '#vendite/vincoli/misure/rules.ts'
import type { VincoloMisure } from '#vendite/vincoli/rules.ts'
import type { WrittenMisure } from '../form/formValues.ts'
import type { MatrixTipo } from '../matrice/model.ts'
import { PanelSection } from '../panel/VincoliPanel.tsx'
import { type MisuraTrial, tryMisura } from './tryMisura.ts'

interface Props {
  tipo: MatrixTipo
  vincoli: readonly VincoloMisure[]
  /** True when the constraints are not saved yet. */
  onTrial: boolean
}

const SIDE = { larghezza: 200, altezza: 150 }
const numero = (written: WrittenMisure) => (typeof written === 'number' && written > 0 ? written : null)

/** Colours of the chart of feasible sizes in the theme of the staff app. */
function chartStyle(theme: Theme): SystemStyleObject<Theme> {
  const { palette } = theme.vars
  return {
    '& .grafico': { display: 'block', width: '100%', maxWidth: 320, height: 'auto' },
    '& .grafico-area': { fill: `color-mix(in srgb, ${palette.primary.main} 26%, transparent)` },
    '& .grafico-assi': { fill: 'none', stroke: palette.text.secondary },
    '& .grafico-tacca': { fill: palette.text.secondary, fontSize: 11 },
    '& .grafico-si path, & .grafico-no path': { fill: 'none', stroke: 'currentColor', strokeDasharray: '3 3' },
    '& .grafico-si': { color: palette.success.main },
    '& .grafico-no': { color: palette.error.main },
    '& .grafico-si circle': { fill: 'currentColor', stroke: palette.background.paper, strokeWidth: 2 },
    '& .grafico-no .grafico-croce': { strokeDasharray: 'none', strokeWidth: 2.5 },
  }
}

/** Is this size possible? The areas of the feasible ones, the typed one among them, and the nearest when it is not. */
export function TryMisura({ tipo, vincoli, onTrial }: Props) {
  const form = useFormik<{ altezza: WrittenMisure; larghezza: WrittenMisure }>({
    initialValues: { altezza: null, larghezza: null },
    onSubmit: () => undefined,
  })
  const misura = { altezza: numero(form.values.altezza), larghezza: numero(form.values.larghezza) }
  const aree = allowedIntervals(tipo, vincoli)
  const outcome = tryMisura(tipo, vincoli, misura.altezza, misura.larghezza)
  if (vincoli.length === 0) return null
  return (
    <PanelSection title={onTrial ? 'Prova una misura (con le modifiche non salvate)' : 'Prova una misura'}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '240px 1fr' }, gap: 2, alignItems: 'start' }}>
        {aree.length === 0 ? (
          <Typography>Nessuna misura è realizzabile: i limiti del tipo escludono tutti i vincoli.</Typography>
        ) : (
          <Box sx={chartStyle}>
            <SizeChart
              aree={aree}
              misura={misura}
              allowed={outcome.allowed === true}
              side={SIDE}
              title="Grafico delle misure realizzabili: larghezza in orizzontale, altezza in verticale"
            />
          </Box>
        )}
        <FormikProvider value={form}>
          <Stack
            component="form"
            noValidate
            aria-label="Prova una misura"
            onSubmit={form.handleSubmit}
            sx={{ gap: 1.5 }}
          >
            <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
              <NumberField name="altezza" label="Altezza" unita="mm" />
              <NumberField name="larghezza" label="Larghezza" unita="mm" />
            </Box>
            <Box aria-live="polite">
              <Outcome trial={outcome} onUse={(near) => void form.setValues(near)} />
            </Box>
          </Stack>
        </FormikProvider>
      </Box>
    </PanelSection>
  )
}

interface OutcomeProps {
  trial: MisuraTrial
  onUse: (misura: { altezza: number; larghezza: number }) => void
}

function Outcome({ trial: { allowed, perche, vicine }, onUse }: OutcomeProps) {
  return (
    <>
      {allowed !== null && (
        <Typography
          sx={{
            display: 'flex',
            gap: 0.75,
            alignItems: 'center',
            fontWeight: 650,
            color: allowed ? 'success.main' : 'error.main',
          }}
        >
          {allowed ? <CheckCircle fontSize="small" aria-hidden /> : <Cancel fontSize="small" aria-hidden />}
          {allowed ? 'Realizzabile' : 'Non realizzabile'}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {perche}
      </Typography>
      {vicine.length > 0 && (
        <>
          <Typography variant="body2" sx={{ mt: 1 }}>
            Larghezza × altezza più vicine:
          </Typography>
          <Stack direction="row" sx={{ mt: 0.5, gap: 1, flexWrap: 'wrap' }}>
            {vicine.map(({ altezza, larghezza }) => (
              <Button key={`${altezza}-${larghezza}`} variant="outlined" onClick={() => onUse({ altezza, larghezza })}>
                {formatSize(larghezza, altezza)}
              </Button>
            ))}
          </Stack>
        </>
      )}
    </>
  )
}
