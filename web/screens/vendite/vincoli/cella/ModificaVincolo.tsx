import Box from '@mui/material/Box'
import { graphql } from 'relay-runtime'
import { vincoloSchema } from '../../../../../server/vendite/vincoli/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { soloMisure } from '../appunti.ts'
import { useVincoli } from '../contesto.ts'
import type { VincoloSalvato } from '../matrice/matrice.ts'
import { ModuloMisure } from '../modulo/ModuloMisure.tsx'
import { misureScritte, type ValoriMisure } from '../modulo/valori.ts'
import type { ModificaVincoloMutation } from './__generated__/ModificaVincoloMutation.graphql.ts'
import type { Bozza } from './anteprima.ts'
import { useBozza } from './useBozza.ts'

const mutation = graphql`
  mutation ModificaVincoloMutation($input: UpdateVincoloInput!) {
    updateVincolo(input: $input) {
      vincolo {
        id
        versione
        altezzaMin
        altezzaMax
        larghezzaMin
        larghezzaMax
      }
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  vincolo: VincoloSalvato
  onChiudi: () => void
  onBozza: (bozza: Bozza | null) => void
}

/** Form of a constraint. */
export function ModificaVincolo({ vincolo, onChiudi, onBozza }: Props) {
  const { rileggi } = useVincoli()
  const salvate = { ...soloMisure(vincolo), versione: vincolo.versione }
  const modulo = useMutationForm<ModificaVincoloMutation, ValoriMisure>({
    mutation,
    schema: vincoloSchema,
    iniziali: salvate,
    variabili: (valori) => ({
      input: { pk: vincolo.id, versione: valori.versione, ...misureScritte(valori) },
    }),
    successo: 'Vincolo salvato',
    alSuccesso: onChiudi,
    alGuasto: rileggi,
  })
  useBozza(vincolo.id, modulo.form.values, onBozza)
  return (
    <Box sx={{ p: 2, pb: 0.5, border: 1, borderColor: 'primary.main', borderRadius: 1 }}>
      <ModuloMisure {...modulo} nome="Modifica vincolo" salvate={salvate} obbligatori conCursore onAnnulla={onChiudi} />
    </Box>
  )
}
