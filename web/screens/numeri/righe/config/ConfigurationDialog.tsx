import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { useStaleMerge } from '#forms/entity/useStaleMerge.tsx'
import { MultiSelect } from '#forms/multiple/MultiSelect.tsx'
import type { ConfigurationDialogCreateMutation } from '#generated/ConfigurationDialogCreateMutation.graphql.ts'
import type { ConfigurationDialogQuery } from '#generated/ConfigurationDialogQuery.graphql.ts'
import type { ConfigurationDialogUpdateMutation } from '#generated/ConfigurationDialogUpdateMutation.graphql.ts'
import { type ColumnOperation, OPERATION_LABELS, OPERATIONS } from '#numeri/righe/rules.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useOperation } from '#relay/useOperation.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { type ConfigurationRow, columnsInWords, readConfigurationRow } from './ConfigurationRow.tsx'

const create = graphql`
  mutation ConfigurationDialogCreateMutation($input: CreateConfigurazioneStatisticaInput!) {
    createConfigurazioneStatistica(input: $input) {
      configurazioneStatistica {
        ...ConfigurationRow_configurazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation ConfigurationDialogUpdateMutation($input: UpdateConfigurazioneStatisticaInput!) {
    updateConfigurazioneStatistica(input: $input) {
      configurazioneStatistica {
        ...ConfigurationRow_configurazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const reread = graphql`
  query ConfigurationDialogQuery($pk: Int!) {
    configurazioneStatistica(pk: $pk) {
      ...ConfigurationRow_configurazione
    }
  }
`

interface Column {
  key: number
  name: string
  operations: ColumnOperation[]
}

interface Props {
  /** Null for a new one. */
  configuration: ConfigurationRow | null
  /** Names of columns that can be added up. */
  names: readonly string[]
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

const operations = OPERATIONS.map((one) => ({ valore: one, text: OPERATION_LABELS[one] }))
let nextKey = 0
const columnOf = (name = '', operations: readonly ColumnOperation[] = []): Column => ({
  key: nextKey++,
  name,
  operations: [...operations],
})

interface Values extends Record<string, unknown> {
  name: string
  fields: readonly { readonly name: string; readonly operations: readonly ColumnOperation[] }[]
}

const LABELS = { name: 'Nome', fields: 'Colonne' }
const valuesOf = (one: Pick<ConfigurationRow, 'name' | 'fields'> | null): Values => ({
  name: one?.name ?? '',
  fields: (one?.fields ?? []).map(({ name, operations }) => ({ name, operations: [...operations] })),
})
const shown = (field: string, value: unknown) =>
  field === 'fields' ? columnsInWords({ fields: value as Values['fields'] }) : String(value)

/** Name of a statistic and its columns, each with what is made of it; columns without a name are left out. */
export function ConfigurationDialog({ configuration, names, onSaved, onClose }: Props) {
  const [name, setName] = useState(configuration?.name ?? '')
  const [columns, setColumns] = useState(
    () => configuration?.fields.map((one) => columnOf(one.name, one.operations)) ?? [columnOf()],
  )
  const [errors, setErrors] = useState<readonly { field: string | null | undefined; message: string }[]>([])
  const options = { success: 'Statistica salvata', errorsFromCall: true, conflictByCaller: true }
  const [add, isAdding] = useOperation<ConfigurationDialogCreateMutation>(create, options)
  const [change, isEditing] = useOperation<ConfigurationDialogUpdateMutation>(update, options)
  const named = columns.filter((one) => one.name.trim() !== '')
  const errorOf = (field: string) => errors.find((one) => one.field === field)?.message
  const set = (key: number, changes: Partial<Column>) =>
    setColumns(columns.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const move = (n: number, to: number) => {
    const moved = [...columns]
    const [one] = moved.splice(n, 1)
    if (one) moved.splice(to, 0, one)
    setColumns(moved)
  }
  const stale = useStaleMerge<Values>({
    begun: { versione: configuration?.versione ?? 0, values: valuesOf(configuration) },
    labels: LABELS,
    shown,
    async reread() {
      const { configurazioneStatistica: riga } = await fetchFresh<ConfigurationDialogQuery>(reread, {
        pk: configuration?.pk ?? 0,
      })
      const read = riga && readConfigurationRow(riga)
      return read && { versione: read.versione, values: valuesOf(read) }
    },
    save(values, versione) {
      setName(values.name)
      setColumns(values.fields.map((one) => columnOf(one.name, one.operations)))
      void send(values, versione)
    },
  })
  async function send(values: Values, versione: number) {
    const input = {
      name: values.name,
      fieldsConf: {
        fields: values.fields.map((one) => ({ name: one.name, operations: one.operations.map(enumName) })),
      },
    }
    const outcome = configuration
      ? await change({ input: { ...input, pk: configuration.pk, versione } })
      : await add({ input })
    if (outcome.ok) {
      onSaved({ created: configuration === null })
    } else if (!(await stale.resolve(outcome.fault, values))) {
      setErrors(outcome.errors.map(({ field, message }) => ({ field, message })))
    }
  }
  const save = () =>
    send({ name, fields: named.map((one) => ({ name: one.name.trim(), operations: one.operations })) }, stale.versione)
  const others = errors.filter(({ field }) => field !== 'name' && !field?.startsWith('fieldsConf.fields['))
  return (
    <PlainDialog
      title={configuration ? `Modifica ${configuration.name}` : 'Nuova statistica'}
      width="sm"
      sx={{ display: 'grid', gap: 2 }}
      onClose={onClose}
      confirm={{ text: 'Salva', disabled: isAdding || isEditing, onClick: () => void save() }}
    >
      {others.map(({ message }) => (
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
      {columns.map((one, n) => {
        const index = named.indexOf(one)
        const reason =
          index < 0
            ? undefined
            : (errorOf(`fieldsConf.fields[${index}].operations`) ?? errorOf(`fieldsConf.fields[${index}].name`))
        return (
          <Box
            key={one.key}
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
              options={names.filter((called) => !columns.some((other) => other.name === called))}
              inputValue={one.name}
              onInputChange={(_event, written) => set(one.key, { name: written })}
              renderInput={(parameters) => <TextField {...parameters} label="Colonna" />}
            />
            <Box>
              <MultiSelect
                label="Operazioni"
                items={operations}
                values={one.operations}
                error={reason !== undefined}
                onChange={(choices) => set(one.key, { operations: choices })}
              />
              {reason && (
                <Box role="alert" sx={{ color: 'error.main', typography: 'caption' }}>
                  {reason}
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
                onClick={() => setColumns(columns.filter(({ key }) => key !== one.key))}
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
      {stale.dialog}
    </PlainDialog>
  )
}
