import { type ReactNode, useState } from 'react'
import { graphql } from 'relay-runtime'
import { tempisticaSchema } from '../../../../../server/produzione/tempistiche/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { DatiAlbero, Tempi } from '../albero/albero.ts'
import type { ModificaTempisticaMutation } from './__generated__/ModificaTempisticaMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import { datiScritti, type ValoriTempistica, valoriDi } from './valori.ts'

const mutation = graphql`
  mutation ModificaTempisticaMutation($input: UpdateTempisticaInput!) {
    updateTempistica(input: $input) {
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
  tempi: Tempi
  dati: Pick<DatiAlbero, 'tipi' | 'codici'>
  onSalvato: () => void
  onAnnulla: () => void
  elimina: ReactNode
}

/** Changes a timing, with the version that was read. */
export function ModificaTempistica({ tempi, dati, onSalvato, onAnnulla, elimina }: Props) {
  const { pk } = tempi
  // What arrives later must not become the beginning of what is being written.
  const [iniziali] = useState(() => valoriDi(tempi, dati.codici))
  const modulo = useMutationForm<ModificaTempisticaMutation, ValoriTempistica>({
    mutation,
    iniziali,
    schema: tempisticaSchema,
    variabili: (valori) => ({ input: { pk, versione: valori.versione, ...datiScritti(valori) } }),
    successo: 'Tempistica salvata',
    alSuccesso: onSalvato,
  })
  return (
    <Modulo {...modulo} dati={dati} onAnnulla={onAnnulla}>
      {elimina}
    </Modulo>
  )
}
