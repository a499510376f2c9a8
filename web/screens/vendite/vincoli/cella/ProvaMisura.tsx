import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Cancel from '@mui/icons-material/HighlightOffOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider, useFormik } from 'formik'
import { formatoMisure } from '../../../../../server/shared/formats/formats.ts'
import { intervalliAmmessi } from '../../../../../server/vendite/vincoli/misure/rules.ts'
import type { Vincolo } from '../../../../../server/vendite/vincoli/rules.ts'
import { CampoNumero } from '../../../../forms/CampoNumero.tsx'
import { GraficoMisure } from '../../../../ui/grafico/GraficoMisure.tsx'
import type { Tipo } from '../matrice/matrice.ts'
import type { Scritto } from '../modulo/valori.ts'
import { Sezione } from '../pannello/Pannello.tsx'
import { type Prova, prova } from './prova.ts'
import { stileGrafico } from './stileGrafico.ts'

interface Props {
  tipo: Tipo
  vincoli: readonly Vincolo[]
  /** True when the constraints are not saved yet. */
  inProva: boolean
}

const LATO = { larghezza: 200, altezza: 150 }
const numero = (scritto: Scritto) => (typeof scritto === 'number' && scritto > 0 ? scritto : null)

/** Is this size possible? The areas of the feasible ones, the typed one among them, and the nearest when it is not. */
export function ProvaMisura({ tipo, vincoli, inProva }: Props) {
  const form = useFormik<{ altezza: Scritto; larghezza: Scritto }>({
    initialValues: { altezza: null, larghezza: null },
    onSubmit: () => undefined,
  })
  const misura = { altezza: numero(form.values.altezza), larghezza: numero(form.values.larghezza) }
  const aree = intervalliAmmessi(tipo, vincoli)
  const esito = prova(tipo, vincoli, misura.altezza, misura.larghezza)
  if (vincoli.length === 0) return null
  return (
    <Sezione titolo={inProva ? 'Prova una misura (con le modifiche non salvate)' : 'Prova una misura'}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '240px 1fr' }, gap: 2, alignItems: 'start' }}>
        {aree.length === 0 ? (
          <Typography>Nessuna misura è realizzabile: i limiti del tipo escludono tutti i vincoli.</Typography>
        ) : (
          <Box sx={stileGrafico}>
            <GraficoMisure
              aree={aree}
              misura={misura}
              ammessa={esito.ammessa === true}
              lato={LATO}
              titolo="Grafico delle misure realizzabili: larghezza in orizzontale, altezza in verticale"
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
              <CampoNumero nome="altezza" etichetta="Altezza" unita="mm" />
              <CampoNumero nome="larghezza" etichetta="Larghezza" unita="mm" />
            </Box>
            <Box aria-live="polite">
              <Esito prova={esito} onUsa={(vicina) => void form.setValues(vicina)} />
            </Box>
          </Stack>
        </FormikProvider>
      </Box>
    </Sezione>
  )
}

interface PropsEsito {
  prova: Prova
  onUsa: (misura: { altezza: number; larghezza: number }) => void
}

function Esito({ prova: { ammessa, perche, vicine }, onUsa }: PropsEsito) {
  return (
    <>
      {ammessa !== null && (
        <Typography
          sx={{
            display: 'flex',
            gap: 0.75,
            alignItems: 'center',
            fontWeight: 650,
            color: ammessa ? 'success.main' : 'error.main',
          }}
        >
          {ammessa ? <CheckCircle fontSize="small" aria-hidden /> : <Cancel fontSize="small" aria-hidden />}
          {ammessa ? 'Realizzabile' : 'Non realizzabile'}
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
              <Button key={`${altezza}-${larghezza}`} variant="outlined" onClick={() => onUsa({ altezza, larghezza })}>
                {formatoMisure(larghezza, altezza)}
              </Button>
            ))}
          </Stack>
        </>
      )}
    </>
  )
}
