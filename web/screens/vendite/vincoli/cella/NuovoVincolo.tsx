import Box from '@mui/material/Box'
import { graphql } from 'relay-runtime'
import { vincoloSchema } from '../../../../../server/vendite/vincoli/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { Famiglia, Tipo, VincoloSalvato } from '../matrice/matrice.ts'
import { ModuloMisure } from '../modulo/ModuloMisure.tsx'
import { misureScritte, type ValoriMisure } from '../modulo/valori.ts'
import type { NuovoVincoloMutation } from './__generated__/NuovoVincoloMutation.graphql.ts'
import { aggiungiVincolo } from './aggiornaElenco.ts'
import type { Bozza } from './anteprima.ts'
import { useBozza } from './useBozza.ts'

export const mutation = graphql`
  mutation NuovoVincoloMutation($input: CreateVincoloInput!) {
    createVincolo(input: $input) {
      vincolo {
        id
        pk
        versione
        famigliaPk
        tipoSerramentoPk
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
  tipo: Tipo
  famiglia: Famiglia
  vincoli: readonly VincoloSalvato[]
  onChiudi: () => void
  onBozza: (bozza: Bozza | null) => void
}

/** Form of one more constraint; it begins where the highest of the others ends. */
export function NuovoVincolo({ tipo, famiglia, vincoli, onChiudi, onBozza }: Props) {
  const modulo = useMutationForm<NuovoVincoloMutation, ValoriMisure>({
    mutation,
    schema: vincoloSchema,
    iniziali: {
      altezzaMin: vincoli.length > 0 ? Math.max(...vincoli.map(({ altezzaMax }) => altezzaMax)) + 1 : null,
      altezzaMax: null,
      larghezzaMin: null,
      larghezzaMax: null,
      versione: 0,
    },
    variabili: (valori) => ({
      input: { famiglia: famiglia.pk, tipoSerramento: tipo.pk, ...misureScritte(valori) },
    }),
    successo: 'Vincolo aggiunto',
    alSuccesso: onChiudi,
    updater: aggiungiVincolo,
  })
  useBozza(null, modulo.form.values, onBozza)
  return (
    <Box sx={{ mt: 1, p: 2, pb: 0.5, border: 1, borderColor: 'primary.main', borderRadius: 1 }}>
      <ModuloMisure {...modulo} nome="Nuovo vincolo" obbligatori conCursore etichetta="Aggiungi" onAnnulla={onChiudi} />
    </Box>
  )
}
