import RestartAlt from '@mui/icons-material/RestartAlt'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { type ChiaveImpostazione, impostazioni, sceltaIniziale } from '../../../../server/platform/settings/rules.ts'
import { formatoDataOra } from '../../../../server/shared/formats/formats.ts'
import { CampoNumero } from '../../../forms/CampoNumero.tsx'
import { CampoTesto } from '../../../forms/CampoTesto.tsx'
import { CampoAzienda } from './campi/CampoAzienda.tsx'
import { CampoElenco } from './campi/CampoElenco.tsx'
import { uguali, type Valori } from './gruppi.ts'
import type { Salvata } from './salva.ts'

/** One setting: its control, who changed it last, how to go back to the default. */
export function VoceImpostazione({ chiave, salvata }: { chiave: ChiaveImpostazione; salvata: Salvata | undefined }) {
  const { values, setFieldValue } = useFormikContext<Valori>()
  const { controllo, predefinito, label } = impostazioni[chiave]
  const diversa = !uguali(values[chiave], predefinito)
  const larga = controllo === 'testo_lungo' || controllo === 'azienda'
  // Beside a long list there is room for two settings, one under the other.
  const lunga = Array.isArray(predefinito) && predefinito.length > 8
  return (
    <Box sx={{ minWidth: 0, gridColumn: larga ? '1 / -1' : undefined, gridRow: lunga ? 'span 2' : undefined }}>
      <Controllo chiave={chiave} valore={values[chiave]} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {diversa && (
          <Button
            color="inherit"
            startIcon={<RestartAlt />}
            aria-label={`Ripristina predefinito: ${label}`}
            onClick={() => void setFieldValue(chiave, predefinito)}
            sx={{ ml: -0.5, fontWeight: 400, color: 'text.secondary' }}
          >
            Ripristina predefinito
          </Button>
        )}
        {salvata?.modificataDa && (
          <Typography variant="body2" color="textSecondary">
            Modificata da {salvata.modificataDa}
            {salvata.modificataIl && ` il ${formatoDataOra(salvata.modificataIl)}`}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

function Controllo({ chiave, valore }: { chiave: ChiaveImpostazione; valore: unknown }) {
  const { controllo, label, help } = impostazioni[chiave]
  const campo = { nome: chiave, etichetta: label, aiuto: help, obbligatorio: true }
  switch (controllo) {
    case 'elenco':
      return <CampoElenco {...campo} iniziale={sceltaIniziale(chiave, valore as string[])} />
    case 'azienda':
      return <CampoAzienda nome={chiave} />
    case 'numero':
      return <CampoNumero {...campo} />
    case 'ora':
      return <CampoTesto {...campo} placeholder="08:00" />
    case 'testo_lungo':
      return <CampoTesto {...campo} righe={6} />
    case 'testo':
      return <CampoTesto {...campo} />
  }
}
