import RestartAlt from '@mui/icons-material/RestartAlt'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { initialChoice, type SettingKey, settings } from '../../../../server/platform/settings/rules.ts'
import { formatDateTime } from '../../../../server/shared/formats/formats.ts'
import { NumberField } from '../../../forms/NumberField.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { TextInputField } from '../../../forms/TextInputField.tsx'
import { AziendaField } from './fields/AziendaField.tsx'
import { RolesField } from './fields/RolesField.tsx'
import { SettingListField } from './fields/SettingListField.tsx'
import { areEqual, type SettingFormValues } from './groups.ts'
import type { SavedSetting } from './save.ts'

/** One setting: its control, who changed it last, how to go back to the default. */
export function SettingEntry({ chiave, salvata }: { chiave: SettingKey; salvata: SavedSetting | undefined }) {
  const { values, setFieldValue } = useFormikContext<SettingFormValues>()
  const { controllo, predefinito, label } = settings[chiave]
  const diversa = !areEqual(values[chiave], predefinito)
  const wide = controllo === 'testo_lungo' || controllo === 'azienda'
  // Beside a long list there is room for two settings, one under the other.
  const lunga = Array.isArray(predefinito) && predefinito.length > 8
  return (
    <Box sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : undefined, gridRow: lunga ? 'span 2' : undefined }}>
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
            {salvata.modificataIl && ` il ${formatDateTime(salvata.modificataIl)}`}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

const SI_NO = [
  { valore: 'no', testo: 'No' },
  { valore: 'si', testo: 'Sì' },
]

function Controllo({ chiave, valore }: { chiave: SettingKey; valore: unknown }) {
  const { controllo, label, help } = settings[chiave]
  const field = { nome: chiave, etichetta: label, aiuto: help, obbligatorio: true }
  switch (controllo) {
    case 'elenco':
      return <SettingListField {...field} iniziale={initialChoice(chiave, valore as string[])} />
    case 'azienda':
      return <AziendaField nome={chiave} />
    case 'numero':
      return <NumberField {...field} />
    case 'ruoli':
      return <RolesField {...field} obbligatorio={false} />
    case 'si_no':
      return <SelectField {...field} scelte={SI_NO} />
    case 'ora':
      return <TextInputField {...field} placeholder="08:00" />
    case 'testo_lungo':
      return <TextInputField {...field} righe={6} />
    case 'testo':
      return <TextInputField {...field} />
  }
}
