import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { graphql } from 'relay-runtime'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { IntervalDialogMutation } from '#generated/IntervalDialogMutation.graphql.ts'
import { intervalDaysSchema, oreIntervalSchema } from '#persone/calendario/rules.ts'
import { type ShellReparto, useOtherHours } from '#shell/reparti.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { useImpactPreview } from '../preview/useImpactPreview.tsx'
import { OreFields, type OreRepartoValue } from './DayDialog.tsx'

const mutation = graphql`
  mutation IntervalDialogMutation($input: SetOreLavorativeInput!) {
    setOreLavorative(input: $input) {
      giorni
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const DAYS = ['Lun', 'Mar', 'Mer', 'Gio', 'Ven', 'Sab', 'Dom']

interface Values {
  periodo: { dal: string | null; al: string | null }
  oreLavorativeMacchine: number | null
  oreLavorativeBanchi: number | null
  oreReparti: OreRepartoValue[]
  resetDefault: boolean
  giorniSettimana: number[]
}

interface Props {
  /** A day of the month that the range is proposed for. */
  month: string
  onSaved: () => void
  onClose: () => void
}

function initial(month: string, others: readonly ShellReparto[]): Values {
  const [year, numero] = month.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(year, numero, 0)).toISOString().slice(0, 10)
  const hours = { oreLavorativeMacchine: 10, oreLavorativeBanchi: 10 }
  return {
    periodo: { dal: `${month.slice(0, 7)}-01`, al: last },
    ...hours,
    oreReparti: others.map(({ chiave }) => ({ reparto: chiave, ore: 10 })),
    resetDefault: false,
    giorniSettimana: [1, 2, 3, 4, 5],
  }
}

/** Hours of many days at once, or all of them back to the default. */
export function IntervalDialog({ month, onSaved, onClose }: Props) {
  const preview = useImpactPreview()
  const others = useOtherHours()
  const { form } = useMutationForm<IntervalDialogMutation, Values>({
    mutation,
    prima: ({ input }) => preview('setOreLavorative', input),
    initial: initial(month, others),
    schema: oreIntervalSchema,
    variables: (values) => ({
      input: values.resetDefault ? { periodo: values.periodo, resetDefault: true } : { ...values },
    }),
    success: 'Ore lavorative aggiornate',
    onSuccess: onSaved,
  })
  const { resetDefault, giorniSettimana } = form.values
  return (
    <DialogFrame title="Aggiorna intervallo" width="sm">
      <FormikProvider value={form}>
        <Box component="form" noValidate aria-label="Ore dell’intervallo" onSubmit={form.handleSubmit}>
          <DialogContent sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Stack sx={{ gap: 2, pt: 1 }}>
              <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
                <Field of={intervalDaysSchema} at="periodo" name="dal" />
                <Field of={intervalDaysSchema} at="periodo" name="al" />
              </Box>
              <FormControlLabel
                control={
                  <Switch
                    checked={resetDefault}
                    onChange={(_event, chosen) => void form.setFieldValue('resetDefault', chosen)}
                  />
                }
                label="Ripristina l’orario predefinito"
              />
              {resetDefault ? (
                <Typography variant="body2" color="textSecondary">
                  Tutti i giorni dell’intervallo tornano alle ore della settimana abituale.
                </Typography>
              ) : (
                <>
                  <OreFields />
                  <Box>
                    <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }} id="giorni-settimana">
                      Solo in questi giorni
                    </Typography>
                    <ToggleButtonGroup
                      aria-labelledby="giorni-settimana"
                      size="small"
                      value={giorniSettimana}
                      onChange={(_event, chosen: number[]) => {
                        if (chosen.length > 0) void form.setFieldValue('giorniSettimana', [...chosen].sort())
                      }}
                    >
                      {DAYS.map((name, index) => (
                        <ToggleButton
                          key={name}
                          value={index + 1}
                          sx={{ px: { xs: 0.75, sm: 1.5 }, color: 'text.primary' }}
                        >
                          {name}
                        </ToggleButton>
                      ))}
                    </ToggleButtonGroup>
                  </Box>
                </>
              )}
            </Stack>
          </DialogContent>
          <Box sx={{ px: 3 }}>
            <SaveBar inDialog onCancel={onClose} />
          </Box>
        </Box>
      </FormikProvider>
    </DialogFrame>
  )
}
