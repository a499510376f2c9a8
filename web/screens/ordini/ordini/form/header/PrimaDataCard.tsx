import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { memo } from 'react'
import { FormPart } from '#forms/LargeForm.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { primaDataNewSlot } from '../../../slots.ts'
import type { OrdineFormValues } from '../formValues.ts'
import { primaDataQuestion } from '../primaData.ts'

/** When the order that is being written could be ready, beside its form; for users who may see it of a saved one. */
export const PrimaDataCard = memo(function PrimaDataCard() {
  const { viewOrders } = useViewer().permessi
  if (!viewOrders) return null
  return (
    <FormPart names={['righe', 'dataConsegna', 'senzaMisure', 'nonSchedulabile']}>
      <Content />
    </FormPart>
  )
})

function Content() {
  const { values } = useFormikContext<OrdineFormValues>()
  if (values.nonSchedulabile) return null
  const { domanda, incomplete } = primaDataQuestion(values)
  return (
    <DetailCard title="Prima data possibile">
      {domanda ? (
        <>
          <primaDataNewSlot.Component question={domanda} />
          {incomplete > 0 && (
            <Typography variant="body2" color="textSecondary">
              Senza {formatCount(incomplete, 'riga ancora incompleta', 'righe ancora incomplete')}.
            </Typography>
          )}
        </>
      ) : (
        <Typography color="textSecondary">Con la prima riga completa si vede quando potrebbe essere pronto.</Typography>
      )}
    </DetailCard>
  )
}
