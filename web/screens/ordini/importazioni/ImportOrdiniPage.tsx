import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ImportOrdiniPageMutation } from '#generated/ImportOrdiniPageMutation.graphql.ts'
import { importAnswerOf } from '#kits/imports/answer.ts'
import { ImportPage } from '#kits/imports/ImportPage.tsx'
import type { ImportRemedy } from '#kits/imports/ImportPreview.tsx'
import { readOutcomeOfImport } from '#kits/imports/outcome.ts'
import { type ImportCall, useImport } from '#kits/imports/useImport.ts'
import { ordiniSheet } from '#ordini/ordini/import/rules.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { tipoClienteChoices } from '#screens/vendite/clienti/importa/tipoClienteChoices.ts'
import { useClienteDialog } from '#screens/vendite/clienti/useClienteDialog.ts'
import { keyedChoices } from '#shared/keyedEntries.ts'
import { useViewer } from '#shell/viewer.ts'
import { type ClienteInput, TIPI_CLIENTE } from '#vendite/clienti/rules.ts'
import { useAreeConsegna } from '../areeConsegna.ts'

const mutation = graphql`
  mutation ImportOrdiniPageMutation($input: ImportOrdersInput!) {
    importOrders(input: $input) {
      esito {
        ...outcome_importazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Touched {
  readonly pk: number
  readonly numeroCommessa: string
  readonly motivo?: string | null
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

const { Component: ClienteDialog, prepare } = codeAhead(() => import('#screens/vendite/clienti/ClienteDialog.tsx'))

/** What the row of a file says of a customer that there is not. */
function clienteOfRow(celle: Readonly<Record<string, string>>): Partial<ClienteInput> {
  const { codiceCliente = '', nomeCliente = '' } = celle
  const written = (celle.tipoCliente ?? '').toUpperCase()
  const tipoCliente = TIPI_CLIENTE.find((tipo) => tipo === written)
  return { codice: codiceCliente, nome: nomeCliente, ...(tipoCliente && { tipoCliente }) }
}

interface CreateClienteProps {
  proposed: Partial<ClienteInput>
  /** The customer is there: the preview is to be made again. */
  onCreated: () => void
}

/** Adds the customer that a file names, without leaving its preview. */
function CreateCliente({ proposed, onCreated }: CreateClienteProps) {
  const { opened, openCliente } = useClienteDialog()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          openCliente(null)
          setOpen(true)
        }}
      >
        Crea cliente
      </Button>
      {open && (
        <ClienteDialog
          opened={opened}
          pk={null}
          proposed={proposed}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            onCreated()
          }}
        />
      )}
    </>
  )
}

/** The code is right, as far as the file knows: there is no such customer. */
const remedyOf: ImportRemedy = (column, row, onDone) =>
  column === 'codiceCliente' && <CreateCliente proposed={clienteOfRow(row)} onCreated={onDone} />

/** Orders from .xls files: preview, corrections, the orders added and those that were there. */
export default function ImportOrdiniPage() {
  const { autoScheduleOrder, adminClienti } = useViewer().permessi
  const aree = useAreeConsegna()
  const choices = useMemo(() => ({ tipoCliente: tipoClienteChoices, areaConsegna: keyedChoices(aree) }), [aree])
  const [senzaMisure, setSenzaMisure] = useState(false)
  const [autoSchedulazione, setAutoSchedulazione] = useState(false)
  const [run] = useOperation<ImportOrdiniPageMutation>(mutation, { errorsFromCall: true, faultsFromCall: true })
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
  const { done, inCorso } = importRun
  return (
    <ImportPage
      sheet={ordiniSheet}
      title="Importa Ordini"
      modello="/api/planner/import-orders/"
      importRun={importRun}
      choices={choices}
      remedy={adminClienti ? remedyOf : undefined}
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
        done && {
          text: `Ordini importati: ${done.importati.length}. Già esistenti: ${done.esistenti.length}.`,
          other: (
            <Stack sx={{ gap: 2 }}>
              <Ordini title="Importati" ordini={done.importati} />
              <Ordini title="Importati ma non schedulati" ordini={done.nonSchedulati} />
              <Ordini title="Già esistenti" ordini={done.esistenti} />
            </Stack>
          ),
        }
      }
    />
  )
}
