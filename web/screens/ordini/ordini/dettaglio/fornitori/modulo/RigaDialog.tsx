import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { ErroreDiLettura } from '../../../../../../relay/ErroreDiLettura.tsx'
import { ErrorBoundary } from '../../../../../../ui/stati/ErrorBoundary.tsx'
import { ScheletroRighe } from '../../../../../../ui/stati/Scheletri.tsx'
import type { RigaFornitore } from '../righe.ts'
import type { scelteRigaQuery as ScelteRigaQuery } from './__generated__/scelteRigaQuery.graphql.ts'
import { ModificaRiga } from './ModificaRiga.tsx'
import { NuovaRiga } from './NuovaRiga.tsx'
import { scelteDi, scelteRigaQuery } from './scelteRiga.ts'

interface Props {
  /** Number of the order. */
  ordine: number
  /** Null for a new one. */
  riga: RigaFornitore | null
  onChiudi: () => void
  onSalvata: () => void
}

/** The form of a row for a supplier; a click beside it must not lose what is being written. */
export function RigaDialog(props: Props) {
  const { riga, onChiudi } = props
  const telefono = useMediaQuery('(max-width:699px)', { noSsr: true })
  return (
    <Dialog open fullScreen={telefono} maxWidth="md" fullWidth aria-labelledby="titolo-riga-fornitore">
      <DialogTitle id="titolo-riga-fornitore">
        {riga ? 'Modifica riga a fornitore' : 'Aggiungi riga a fornitore'}
      </DialogTitle>
      <ErrorBoundary fallback={(errore) => <ErroreDiLettura errore={errore} riprova={onChiudi} />}>
        <Suspense
          fallback={
            <DialogContent>
              <ScheletroRighe />
            </DialogContent>
          }
        >
          <Contenuto {...props} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  )
}

const TUTTI = 1000

function Contenuto({ ordine, riga, onChiudi, onSalvata }: Props) {
  const variabili = { ordine, tutti: TUTTI }
  const dati = useLazyLoadQuery<ScelteRigaQuery>(scelteRigaQuery, variabili, { fetchPolicy: 'store-and-network' })
  const comuni = { scelte: scelteDi(dati), onSalvata, onAnnulla: onChiudi }
  return riga ? <ModificaRiga riga={riga} {...comuni} /> : <NuovaRiga ordine={ordine} {...comuni} />
}
