import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { ETICHETTE_OPERAZIONE, OPERAZIONI, type Operazione } from '../../../../../server/numeri/righe/rules.ts'
import { useStaleMerge } from '../../../../forms/entity/useStaleMerge.tsx'
import { MultiSelect } from '../../../../forms/multiple/MultiSelect.tsx'
import { fetchFresh } from '../../../../relay/fetchFresh.ts'
import { useOperation } from '../../../../relay/useOperation.ts'
import type { ConfigurazioneDialogCreateMutation } from './__generated__/ConfigurazioneDialogCreateMutation.graphql.ts'
import type { ConfigurazioneDialogQuery } from './__generated__/ConfigurazioneDialogQuery.graphql.ts'
import type { ConfigurazioneDialogUpdateMutation } from './__generated__/ConfigurazioneDialogUpdateMutation.graphql.ts'
import { type ConfigurazioneRow, columnsInWords, readConfigurazioneRow } from './ConfigurazioneRow.tsx'

const create = graphql`
  mutation ConfigurazioneDialogCreateMutation($input: CreateConfigurazioneStatisticaInput!) {
    createConfigurazioneStatistica(input: $input) {
      configurazioneStatistica {
        ...ConfigurazioneRow_configurazione
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const update = graphql`
  mutation ConfigurazioneDialogUpdateMutation($input: UpdateConfigurazioneStatisticaInput!) {
    updateConfigurazioneStatistica(input: $input) {
      configurazioneStatistica {
        ...ConfigurazioneRow_configurazione
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const reread = graphql`
  query ConfigurazioneDialogQuery($pk: Int!) {
    configurazioneStatistica(pk: $pk) {
      ...ConfigurazioneRow_configurazione
    }
  }
`

interface Column {
  key: number
  name: string
  operations: Operazione[]
}

interface Props {
  /** Null for a new one. */
  configurazione: ConfigurazioneRow | null
  /** Names of columns that can be added up. */
  nomi: readonly string[]
  onSaved: () => void
  onClose: () => void
}

const operazioni = OPERAZIONI.map((una) => ({ valore: una, testo: ETICHETTE_OPERAZIONE[una] }))
let nextKey = 0
const columnOf = (name = '', operations: readonly Operazione[] = []): Column => ({
  key: nextKey++,
  name,
  operations: [...operations],
})

interface Values extends Record<string, unknown> {
  name: string
  fields: readonly { readonly name: string; readonly operations: readonly Operazione[] }[]
}

const LABELS = { name: 'Nome', fields: 'Colonne' }
const valuesOf = (una: Pick<ConfigurazioneRow, 'name' | 'fields'> | null): Values => ({
  name: una?.name ?? '',
  fields: (una?.fields ?? []).map(({ name, operations }) => ({ name, operations: [...operations] })),
})
const shown = (field: string, value: unknown) =>
  field === 'fields' ? columnsInWords({ fields: value as Values['fields'] }) : String(value)

/** Name of a statistic and its columns, each with what is made of it; columns without a name are left out. */
export function ConfigurazioneDialog({ configurazione, nomi, onSaved, onClose }: Props) {
  const [name, setName] = useState(configurazione?.name ?? '')
  const [columns, setColumns] = useState(
    () => configurazione?.fields.map((una) => columnOf(una.name, una.operations)) ?? [columnOf()],
  )
  const [errori, setErrori] = useState<readonly { field: string | null | undefined; message: string }[]>([])
  const opzioni = { successo: 'Statistica salvata', erroriDaChiama: true, conflittoDaChiama: true }
  const [aggiungi, inAggiunta] = useOperation<ConfigurazioneDialogCreateMutation>(create, opzioni)
  const [cambia, inModifica] = useOperation<ConfigurazioneDialogUpdateMutation>(update, opzioni)
  const named = columns.filter((una) => una.name.trim() !== '')
  const errorOf = (field: string) => errori.find((uno) => uno.field === field)?.message
  const set = (key: number, changes: Partial<Column>) =>
    setColumns(columns.map((una) => (una.key === key ? { ...una, ...changes } : una)))
  const move = (n: number, to: number) => {
    const moved = [...columns]
    const [una] = moved.splice(n, 1)
    if (una) moved.splice(to, 0, una)
    setColumns(moved)
  }
  const stale = useStaleMerge<Values>({
    begun: { versione: configurazione?.versione ?? 0, values: valuesOf(configurazione) },
    labels: LABELS,
    shown,
    async reread() {
      const { configurazioneStatistica: riga } = await fetchFresh<ConfigurazioneDialogQuery>(reread, {
        pk: configurazione?.pk ?? 0,
      })
      const letta = riga && readConfigurazioneRow(riga)
      return letta && { versione: letta.versione, values: valuesOf(letta) }
    },
    save(values, versione) {
      setName(values.name)
      setColumns(values.fields.map((una) => columnOf(una.name, una.operations)))
      void send(values, versione)
    },
  })
  async function send(values: Values, versione: number) {
    const input = {
      name: values.name,
      fieldsConf: { fields: values.fields.map((una) => ({ name: una.name, operations: [...una.operations] })) },
    }
    const esito = configurazione
      ? await cambia({ input: { ...input, pk: configurazione.pk, versione } })
      : await aggiungi({ input })
    if (esito.ok) {
      onSaved()
      onClose()
    } else if (!(await stale.resolve(esito.guasto, values))) {
      setErrori(esito.errori.map(({ field, message }) => ({ field, message })))
    }
  }
  const save = () =>
    send({ name, fields: named.map((una) => ({ name: una.name.trim(), operations: una.operations })) }, stale.versione)
  const altri = errori.filter(({ field }) => field !== 'name' && !field?.startsWith('fieldsConf.fields['))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="titolo-statistica">
      <DialogTitle id="titolo-statistica">
        {configurazione ? `Modifica ${configurazione.name}` : 'Nuova statistica'}
      </DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2 }}>
        {altri.map(({ message }) => (
          <Alert key={message} severity="error">
            {message}
          </Alert>
        ))}
        <TextField
          label="Nome"
          required
          autoFocus
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={errorOf('name') !== undefined}
          helperText={errorOf('name')}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        {columns.map((una, n) => {
          const index = named.indexOf(una)
          const motivo =
            index < 0
              ? undefined
              : (errorOf(`fieldsConf.fields[${index}].operations`) ?? errorOf(`fieldsConf.fields[${index}].name`))
          return (
            <Box
              key={una.key}
              role="group"
              aria-label={`Colonna ${n + 1}`}
              sx={{
                display: 'grid',
                gap: 1,
                gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr auto' },
                alignItems: 'center',
              }}
            >
              <Autocomplete
                freeSolo
                options={nomi.filter((nome) => !columns.some((altra) => altra.name === nome))}
                inputValue={una.name}
                onInputChange={(_evento, scritto) => set(una.key, { name: scritto })}
                renderInput={(parametri) => <TextField {...parametri} label="Colonna" />}
              />
              <Box>
                <MultiSelect
                  etichetta="Operazioni"
                  voci={operazioni}
                  valori={una.operations}
                  errore={motivo !== undefined}
                  onChange={(scelte) => set(una.key, { operations: scelte })}
                />
                {motivo && (
                  <Box role="alert" sx={{ color: 'error.main', typography: 'caption' }}>
                    {motivo}
                  </Box>
                )}
              </Box>
              <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
                <IconButton
                  aria-label={`Sposta su la colonna ${n + 1}`}
                  disabled={n === 0}
                  onClick={() => move(n, n - 1)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={`Sposta giù la colonna ${n + 1}`}
                  disabled={n === columns.length - 1}
                  onClick={() => move(n, n + 1)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={`Togli la colonna ${n + 1}`}
                  onClick={() => setColumns(columns.filter(({ key }) => key !== una.key))}
                >
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </Box>
            </Box>
          )
        })}
        <Button startIcon={<Add />} onClick={() => setColumns([...columns, columnOf()])} sx={{ justifySelf: 'start' }}>
          Aggiungi colonna
        </Button>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annulla</Button>
        <Button variant="contained" disabled={inAggiunta || inModifica} onClick={() => void save()}>
          Salva
        </Button>
      </DialogActions>
      {stale.dialog}
    </Dialog>
  )
}
