import { graphql } from 'relay-runtime'
import { type Ambito, tempisticaSchema } from '../../../../../server/produzione/tempistiche/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { DatiAlbero } from '../albero/albero.ts'
import type { NuovaTempisticaMutation } from './__generated__/NuovaTempisticaMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import { datiScritti, type ValoriTempistica, valoriNuovi } from './valori.ts'

const mutation = graphql`
  mutation NuovaTempisticaMutation($input: CreateTempisticaInput!) {
    createTempistica(input: $input) {
      tempistica {
        pk
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
  /** What it is for, as far as it is known. */
  ambito: Ambito | null
  dati: Pick<DatiAlbero, 'tipi' | 'codici'>
  onSalvato: () => void
  onAnnulla: () => void
}

/** A new timing. */
export function NuovaTempistica({ ambito, dati, onSalvato, onAnnulla }: Props) {
  const modulo = useMutationForm<NuovaTempisticaMutation, ValoriTempistica>({
    mutation,
    iniziali: valoriNuovi(ambito, dati.codici),
    schema: tempisticaSchema,
    variabili: (valori) => ({ input: datiScritti(valori) }),
    successo: 'Tempistica aggiunta',
    alSuccesso: onSalvato,
  })
  return <Modulo {...modulo} dati={dati} onAnnulla={onAnnulla} />
}
