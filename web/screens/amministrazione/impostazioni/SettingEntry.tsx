import RestartAlt from '@mui/icons-material/RestartAlt'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { type SettingKey, settings } from '#amministrazione/impostazioni/rules.ts'
import { type FormFieldProps, fieldRow } from '#forms/FormField.tsx'
import { NumberField } from '#forms/NumberField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { useFormField } from '#forms/useFormField.ts'
import { FACTOR_ROLES, type FactorRole, factorRoles } from '#shared/factorRoles.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { initialChoice } from '#vendite/impostazioni/rules.ts'
import { AziendaField } from './fields/AziendaField.tsx'
import { GroupRow } from './fields/GroupRow.tsx'
import { HouseColorField } from './fields/HouseColorField.tsx'
import { MarkField } from './fields/MarkField.tsx'
import { SettingListField } from './fields/SettingListField.tsx'
import { WeekField } from './fields/WeekField.tsx'
import { areEqual, type SettingFormValues } from './groups.ts'
import type { SavedSetting } from './save.ts'

interface Props {
  itemKey: SettingKey
  saved: SavedSetting | undefined
  /** Whether a search does not find it; what was written in it stays. */
  hidden: boolean
}

/** One setting: its control, who changed it last, how to go back to the default. */
export function SettingEntry({ itemKey, saved, hidden }: Props) {
  const { values, setFieldValue } = useFormikContext<SettingFormValues>()
  const { predefinito, label } = settings[itemKey]
  // A mark is taken away by its own button; what only the company knows has no default to go back to.
  const restorable = settings[itemKey].controllo !== 'marchio' && settings[itemKey].schema.isValidSync(predefinito)
  const different = restorable && !areEqual(values[itemKey], predefinito)
  return (
    <Box hidden={hidden} sx={{ minWidth: 0, py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Controllo itemKey={itemKey} valore={values[itemKey]} versione={saved?.versione ?? 0} />
      {(different || saved?.modificataDa) && (
        <Box sx={fieldRow}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, gridColumn: { md: 2 } }}>
            {different && (
              <Button
                color="inherit"
                startIcon={<RestartAlt />}
                aria-label={`Ripristina predefinito: ${label}`}
                onClick={() => void setFieldValue(itemKey, predefinito)}
                sx={{ ml: -0.5, fontWeight: 400, color: 'text.secondary' }}
              >
                Ripristina predefinito
              </Button>
            )}
            {saved?.modificataDa && (
              <Typography variant="body2" color="textSecondary">
                Modificata da {saved.modificataDa}
                {saved.modificataIl && ` il ${formatDateTime(saved.modificataIl)}`}
              </Typography>
            )}
          </Box>
        </Box>
      )}
    </Box>
  )
}

const SI_NO = [
  { valore: 'no', text: 'No' },
  { valore: 'si', text: 'Sì' },
]

/** What the numbers count. */
const UNITS: Partial<Record<SettingKey, string>> = {
  page_size_preventivi: 'righe',
  scarto_prezzi_preventivo: '%',
  mesi_richieste: 'mesi',
  giorni_attivita_indietro: 'giorni',
  costo_orario_macchine: '€/h',
  costo_orario_banchi: '€/h',
  maggiorazione_straordinari: '%',
}

/** A control as wide as what is written in it. */
function Short({ children }: { children: ReactNode }) {
  return <Box sx={{ '& .MuiInputBase-root': { maxWidth: 180 } }}>{children}</Box>
}

/** Some of the roles of users, none included. */
function RolesField({ name, label, help }: FormFieldProps) {
  const { valore, error, set } = useFormField<FactorRole[]>(name)
  return (
    <GroupRow name={name} label={label} help={help} error={error}>
      <FormGroup row id={`campo-${name}`} sx={{ mt: -1 }}>
        {factorRoles.map((role) => (
          <FormControlLabel
            key={role}
            label={FACTOR_ROLES[role]}
            control={
              <Checkbox
                size="small"
                checked={valore.includes(role)}
                onChange={(_, chosen) =>
                  set(factorRoles.filter((one) => (one === role ? chosen : valore.includes(one))))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </GroupRow>
  )
}

interface ControlloProps {
  itemKey: SettingKey
  valore: unknown
  /** 0 while the default holds. */
  versione: number
}

function Controllo({ itemKey, valore, versione }: ControlloProps) {
  const { controllo, label, help, facoltativa, choices = {} } = settings[itemKey]
  const field = { name: itemKey, label, help, required: !facoltativa, inRiga: true }
  switch (controllo) {
    case 'elenco':
      return <SettingListField {...field} initial={initialChoice(itemKey, valore as string[])} />
    case 'azienda':
      return <AziendaField {...field} />
    case 'indirizzi':
      return <SettingListField {...field} initial={null} mayBeEmpty />
    case 'marchio':
      return <MarkField {...field} required={false} versione={versione} />
    case 'colore':
      return <HouseColorField {...field} />
    case 'numero':
      return (
        <Short>
          <NumberField {...field} unita={UNITS[itemKey]} />
        </Short>
      )
    case 'ruoli':
      return <RolesField {...field} required={false} />
    case 'si_no':
      return (
        <Short>
          <SelectField {...field} choices={SI_NO} />
        </Short>
      )
    case 'scelta':
      return (
        <Box sx={{ '& .MuiInputBase-root': { maxWidth: 320 } }}>
          <SelectField {...field} choices={Object.entries(choices).map(([valore, text]) => ({ valore, text }))} />
        </Box>
      )
    case 'ora':
      return (
        <Short>
          <TextInputField {...field} placeholder="08:00" />
        </Short>
      )
    case 'settimana':
      return <WeekField {...field} />
    case 'testo_lungo':
      return <TextInputField {...field} righe={6} />
    case 'testo':
      return <TextInputField {...field} />
  }
}
