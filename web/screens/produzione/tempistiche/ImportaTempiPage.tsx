import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../relay/useOperazione.ts'
import { leggiEsito } from '../../ordini/importazioni/esito.ts'
import { PaginaImportazione } from '../../ordini/importazioni/PaginaImportazione.tsx'
import { rispostaDi } from '../../ordini/importazioni/risposta.ts'
import { type Richiesta, useImportazione } from '../../ordini/importazioni/useImportazione.ts'
import type { ImportaTempiPageMutation } from './__generated__/ImportaTempiPageMutation.graphql.ts'

const mutation = graphql`
  mutation ImportaTempiPageMutation($input: ImportTempiInput!) {
    importTempi(input: $input) {
      esito {
        ...esito_importazione
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const ERRORE = "Errore durante l'importanzione dei tempi." // sic

/** Timings from .xlsx files: preview, corrections, counts. */
export default function ImportaTempiPage() {
  const [esegui] = useOperazione<ImportaTempiPageMutation>(mutation, { erroriDaChiama: true })
  const chiedi = useCallback(
    async (richiesta: Richiesta) => {
      const esito = await esegui({ input: richiesta })
      const leggi = ({ importTempi }: ImportaTempiPageMutation['response']) =>
        importTempi.esito && leggiEsito(importTempi.esito)
      return rispostaDi(esito, leggi, ERRORE)
    },
    [esegui],
  )
  const importazione = useImportazione('tempi', chiedi)
  const { fatto } = importazione
  return (
    <PaginaImportazione
      nome="tempi"
      titolo="Importa tempi"
      modello="/api/planner/import-tempi/"
      importazione={importazione}
      risultato={
        fatto && {
          testo: `Tempi aggiunti: ${fatto.inseriti}. Aggiornati: ${fatto.aggiornati}. Già presenti: ${fatto.invariati}.`,
          altro: (
            <Button component={Link} to="/tempistiche">
              Vai alle tempistiche
            </Button>
          ),
        }
      }
    />
  )
}
