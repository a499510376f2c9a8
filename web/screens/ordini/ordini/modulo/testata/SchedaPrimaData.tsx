import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { memo } from 'react'
import { formatoConta } from '../../../../../../server/shared/formats/formats.ts'
import { Parte } from '../../../../../forms/ModuloGrande.tsx'
import { useViewer } from '../../../../../shell/viewer.ts'
import { Scheda } from '../../../../../ui/Scheda.tsx'
import { PrimaDataNuovo } from '../../../../produzione/primaData/PrimaDataNuovo.tsx'
import { domandaPrimaData } from '../primaData.ts'
import type { ValoriOrdine } from '../valori.ts'

/** When the order that is being written could be ready, beside its form; for users who may see it of a saved one. */
export const SchedaPrimaData = memo(function SchedaPrimaData() {
  const { viewOrders } = useViewer().permessi
  if (!viewOrders) return null
  return (
    <Parte nomi={['righe', 'dataConsegna', 'senzaMisure', 'nonSchedulabile']}>
      <Contenuto />
    </Parte>
  )
})

function Contenuto() {
  const { values } = useFormikContext<ValoriOrdine>()
  if (values.nonSchedulabile) return null
  const { domanda, incomplete } = domandaPrimaData(values)
  return (
    <Scheda titolo="Prima data possibile">
      {domanda ? (
        <>
          <PrimaDataNuovo domanda={domanda} />
          {incomplete > 0 && (
            <Typography variant="body2" color="textSecondary">
              Senza {formatoConta(incomplete, 'riga ancora incompleta', 'righe ancora incomplete')}.
            </Typography>
          )}
        </>
      ) : (
        <Typography color="textSecondary">Con la prima riga completa si vede quando potrebbe essere pronto.</Typography>
      )}
    </Scheda>
  )
}
