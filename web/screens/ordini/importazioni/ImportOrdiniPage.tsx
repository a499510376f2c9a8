import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ImportOrdiniPageMutation } from '#generated/ImportOrdiniPageMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useViewer } from '#shell/viewer.ts'
import { importAnswerOf } from './answer.ts'
import { ImportPage } from './ImportPage.tsx'
import { readOutcomeOfImport } from './outcome.ts'
import { type ImportCall, useImport } from './useImport.ts'

const mutation = graphql`
  mutation ImportOrdiniPageMutation($input: ImportOrdersInput!) {
    importOrders(input: $input) {
      esito {
        ...outcome_importazione
      }
      errors {
        code
        field
        message
      }
    }
  }
`

interface Touched {
  readonly pk: number
  readonly numeroCommessa: string
  readonly motivo?: string
}

function Ordini({ title, ordini }: { title: string; ordini: readonly Touched[] }) {
  if (ordini.length === 0) return null
  return (
    <Box>
      <Typography variant="h3">{title}</Typography>
      <Stack direction="row" component="ul" sx={{ flexWrap: 'wrap', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
        {ordini.slice(0, 200).map(({ pk, numeroCommessa, motivo }) => (
          <li key={pk}>
            <MuiLink component={Link} to={`/ordini/${pk}`}>
              {numeroCommessa}
            </MuiLink>
            {motivo && `: ${motivo}`}
          </li>
        ))}
      </Stack>
    </Box>
  )
}

/** Orders from .xls files: preview, corrections, the orders added and those that were there. */
export default function ImportOrdiniPage() {
  const { autoScheduleOrder } = useViewer().permessi
  const [senzaMisure, setSenzaMisure] = useState(false)
  const [autoSchedulazione, setAutoSchedulazione] = useState(false)
  const [run] = useOperation<ImportOrdiniPageMutation>(mutation, { erroriDaChiama: true, guastiDaChiama: true })
  const ask = useCallback(
    async (request: ImportCall) => {
      const outcome = await run({ input: { ...request, senzaMisure, autoSchedulazione } })
      return importAnswerOf(
        'ordini',
        outcome,
        ({ importOrders }) => importOrders.esito && readOutcomeOfImport(importOrders.esito),
      )
    },
    [run, senzaMisure, autoSchedulazione],
  )
  const importRun = useImport('ordini', ask)
  const { fatto, inCorso } = importRun
  return (
    <ImportPage
      nome="ordini"
      title="Importa Ordini"
      modello="/api/planner/import-orders/"
      importazione={importRun}
      options={
        <>
          <FormControlLabel
            disabled={inCorso !== null}
            control={<Checkbox checked={senzaMisure} onChange={(_event, si) => setSenzaMisure(si)} />}
            label="Ordini senza misure definitive"
          />
          {autoScheduleOrder && (
            <FormControlLabel
              disabled={inCorso !== null}
              control={<Checkbox checked={autoSchedulazione} onChange={(_event, si) => setAutoSchedulazione(si)} />}
              label="Auto schedulazione"
            />
          )}
        </>
      }
      result={
        fatto && {
          testo: `Ordini importati: ${fatto.importati.length}. Già esistenti: ${fatto.esistenti.length}.`,
          altro: (
            <Stack sx={{ gap: 2 }}>
              <Ordini title="Importati" ordini={fatto.importati} />
              <Ordini title="Importati ma non schedulati" ordini={fatto.nonSchedulati} />
              <Ordini title="Già esistenti" ordini={fatto.esistenti} />
            </Stack>
          ),
        }
      }
    />
  )
}
