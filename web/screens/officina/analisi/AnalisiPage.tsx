import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouteLink } from 'react-router'
import { graphql, readInlineData } from 'relay-runtime'
import { useStaleMerge } from '#forms/entity/useStaleMerge.tsx'
import { MultiSelect } from '#forms/multiple/MultiSelect.tsx'
import { DatePickerField } from '#forms/time/DatePickerField.tsx'
import type { AnalisiPage_analisi$data, AnalisiPage_analisi$key } from '#generated/AnalisiPage_analisi.graphql.ts'
import type { AnalisiPageMutation } from '#generated/AnalisiPageMutation.graphql.ts'
import type { AnalisiPageQuery } from '#generated/AnalisiPageQuery.graphql.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { CapacitaTable } from './CapacitaTable.tsx'
import { OrdiniField } from './OrdiniField.tsx'
import { TempiTable } from './TempiTable.tsx'

const fragment = graphql`
  fragment AnalisiPage_analisi on AnalisiPostazione @inline {
    pk
    nome
    data
    settimana
    versione
    postazioni {
      postazione
      campi
      minuti
      minutiTeorici
    }
    ordini {
      ordine {
        pk
        numeroCommessa
        nomeCliente
      }
      celle {
        postazione
        tempoTeorico
        tempoTeoricoUsato
        tempoRimanente
        lavorazioni {
          pk
          lavorazione
          pezziEseguiti
          pezziTotali
        }
      }
    }
    reparti {
      reparto
      minuti
      minutiRimanenti
      capacita
      schedulati
    }
  }
`

const query = graphql`
  query AnalisiPageQuery($pk: Int!) @preloadable {
    analisiPostazione(pk: $pk) {
      ...AnalisiPage_analisi
    }
    lavorazioni {
      nome
    }
  }
`

const mutation = graphql`
  mutation AnalisiPageMutation($input: UpdateAnalisiPostazioneInput!) {
    updateAnalisiPostazione(input: $input) {
      analisiPostazione {
        ...AnalisiPage_analisi
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type Analisi = AnalisiPage_analisi$data

const readAnalisi = (analisi: AnalisiPage_analisi$key): Analisi => readInlineData(fragment, analisi)

/** An entry of the weekly programming: its orders, its workstations, what they take there and what is left. */
export default function AnalisiPage() {
  const { data, isWaiting } = useRouteQuery<AnalisiPageQuery>(query)
  const [saves, setSaves] = useState(0)
  const { analisiPostazione, lavorazioni } = data
  const analisi = analisiPostazione && readAnalisi(analisiPostazione)
  const back = <BackLink to="/statistiche-tempi-lavorazione" title="Programmazione settimanale" />
  if (!analisi) {
    return (
      <Page title="Programmazione non trovata" back={back}>
        <EmptyState
          title="Questa programmazione non c’è"
          text="Il numero nell’indirizzo è sbagliato, o è stata eliminata."
        />
      </Page>
    )
  }
  const planned = analisi.postazioni.some(({ minuti }) => minuti > 0)
  return (
    <Page
      title={analisi.nome}
      isWaiting={isWaiting}
      back={back}
      actions={
        planned && (
          <Button component={RouteLink} to={`/fasi-schedulate/pianificazioni/${analisi.pk}`}>
            Fogli dei banchi
          </Button>
        )
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Del {formatDate(analisi.data)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DetailCard title="Minuti e capacità">
          <CapacitaTable reparti={analisi.reparti} week={analisi.settimana} />
        </DetailCard>
        <AnalisiForm
          // What others save does not take away what is being written here: only an own save begins anew.
          key={saves}
          analisi={analisi}
          names={lavorazioni.map(({ nome }) => nome)}
          onSaved={() => setSaves((count) => count + 1)}
        />
        <DetailCard title="Tempi">
          <TempiTable righe={analisi.ordini} postazioni={analisi.postazioni} />
        </DetailCard>
      </Box>
    </Page>
  )
}

/** On a phone name and bin of a workstation stand above its operations. */
const stacked = {
  '@media (max-width: 699.95px)': {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', py: 1 },
    '& td': { border: 0, px: 0, py: 0.5, minWidth: 0 },
    '& td:nth-of-type(2)': { gridRow: 2, gridColumn: '1 / -1' },
  },
} as const

interface Postazione {
  key: number
  postazione: string
  fields: string[]
}

interface AnalisiValues extends Record<string, unknown> {
  nome: string
  settimana: string | null
  ordini: readonly { readonly id: number; readonly testo: string }[]
  configurazione: readonly { readonly postazione: string; readonly campi: readonly string[] }[]
}

const LABELS = { nome: 'Nome', settimana: 'Settimana del', ordini: 'Ordini', configurazione: 'Configurazione' }

const valuesOf = ({ nome, settimana, ordini, postazioni }: Analisi): AnalisiValues => ({
  nome,
  settimana: settimana ?? null,
  ordini: ordini.map(({ ordine }) => ({ id: ordine.pk, testo: `${ordine.numeroCommessa} - ${ordine.nomeCliente}` })),
  configurazione: postazioni.map(({ postazione, campi }) => ({ postazione, campi: [...campi] })),
})

const withKeys = (configuration: AnalisiValues['configurazione']): Postazione[] =>
  configuration.map(({ postazione, campi }, key) => ({ key, postazione, fields: [...campi] }))

function shown(field: string, value: unknown): string {
  if (field === 'settimana') return value ? formatDate(String(value)) : '–'
  if (field === 'ordini') return (value as AnalisiValues['ordini']).map(({ testo }) => testo).join('; ') || '–'
  if (field !== 'configurazione') return String(value)
  const postazioni = value as AnalisiValues['configurazione']
  return postazioni.map(({ postazione, campi }) => `${postazione}: ${campi.join(', ')}`).join('; ') || '–'
}

interface AnalisiFormProps {
  analisi: Analisi
  names: readonly string[]
  onSaved: () => void
}

function AnalisiForm({ analisi, names, onSaved }: AnalisiFormProps) {
  const [begun] = useState(() => ({ versione: analisi.versione, values: valuesOf(analisi) }))
  const [name, setName] = useState(begun.values.nome)
  const [week, setWeek] = useState(begun.values.settimana)
  const [ordini, setOrdini] = useState(() => [...begun.values.ordini])
  const [postazioni, setPostazioni] = useState<Postazione[]>(() => withKeys(begun.values.configurazione))
  const [errors, setErrors] = useState<readonly { field: string | null | undefined; message: string }[]>([])
  const [store, inProgress] = useOperation<AnalisiPageMutation>(mutation, {
    success: 'Programmazione salvata',
    errorsFromCall: true,
    conflictByCaller: true,
  })
  const errorOf = (field: string) => errors.find((one) => one.field === field)?.message
  const set = (key: number, changes: Partial<Postazione>) =>
    setPostazioni(postazioni.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const doppie = names.filter(
    (lavorazione) => postazioni.filter(({ fields }) => fields.includes(lavorazione)).length > 1,
  )
  const stale = useStaleMerge<AnalisiValues>({
    begun,
    labels: LABELS,
    shown,
    async reread() {
      const { analisiPostazione } = await fetchFresh<AnalisiPageQuery>(query, { pk: analisi.pk })
      const read = analisiPostazione && readAnalisi(analisiPostazione)
      return read ? { versione: read.versione, values: valuesOf(read) } : null
    },
    save(values, versione) {
      setName(values.nome)
      setWeek(values.settimana)
      setOrdini([...values.ordini])
      setPostazioni(withKeys(values.configurazione))
      void send(values, versione)
    },
  })
  async function send(values: AnalisiValues, versione: number) {
    const outcome = await store({
      input: {
        pk: analisi.pk,
        versione,
        nome: values.nome,
        settimana: values.settimana,
        ordinePks: values.ordini.map(({ id }) => id),
        configurazione: values.configurazione.map(({ postazione, campi }) => ({ postazione, campi: [...campi] })),
      },
    })
    if (outcome.ok) {
      setErrors([])
      onSaved()
    } else if (!(await stale.resolve(outcome.fault, values))) setErrors(outcome.errors)
  }
  const save = () =>
    send(
      {
        nome: name,
        settimana: week,
        ordini,
        configurazione: postazioni.map(({ postazione, fields }) => ({ postazione, campi: fields })),
      },
      stale.versione,
    )
  return (
    <>
      <DetailCard title="Ordini">
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 480px) 220px' } }}>
            <TextField
              label="Nome"
              required
              value={name}
              onChange={({ target }) => setName(target.value)}
              error={!!errorOf('nome')}
              helperText={errorOf('nome')}
            />
            <DatePickerField label="Settimana del" valore={week} onChange={setWeek} />
          </Box>
          <OrdiniField chosen={ordini} onChange={(chosen) => setOrdini([...chosen])} error={errorOf('ordinePks')} />
        </Box>
      </DetailCard>
      <DetailCard title="Configurazione">
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label="Configurazione" sx={stacked}>
            <TableHead>
              <TableRow>
                <TableCell sx={{ width: 260 }}>Postazione</TableCell>
                <TableCell sx={{ minWidth: 260 }}>Lavorazioni</TableCell>
                <TableCell sx={{ width: 56 }} />
              </TableRow>
            </TableHead>
            <TableBody>
              {postazioni.map((one, n) => (
                <TableRow key={one.key}>
                  <TableCell sx={{ verticalAlign: 'top' }}>
                    <TextField
                      fullWidth
                      value={one.postazione}
                      onChange={({ target }) => set(one.key, { postazione: target.value })}
                      error={!!errorOf(`configurazione[${n}].postazione`)}
                      helperText={errorOf(`configurazione[${n}].postazione`)}
                      slotProps={{ htmlInput: { 'aria-label': `Postazione ${n + 1}`, maxLength: 100 } }}
                    />
                  </TableCell>
                  <TableCell>
                    <MultiSelect
                      items={[...new Set([...names, ...one.fields])].map((lavorazione) => ({
                        valore: lavorazione,
                        text: lavorazione,
                      }))}
                      values={one.fields}
                      onChange={(fields) => set(one.key, { fields })}
                      error={!!errorOf(`configurazione[${n}].campi`)}
                      attributes={{ 'aria-label': `Lavorazioni di ${one.postazione || `postazione ${n + 1}`}` }}
                    />
                    {errorOf(`configurazione[${n}].campi`) && (
                      <Box role="alert" sx={{ color: 'error.main', typography: 'caption' }}>
                        {errorOf(`configurazione[${n}].campi`)}
                      </Box>
                    )}
                  </TableCell>
                  <TableCell sx={{ verticalAlign: 'top' }}>
                    <IconButton
                      aria-label={`Elimina ${one.postazione || `postazione ${n + 1}`}`}
                      onClick={() => setPostazioni(postazioni.filter(({ key }) => key !== one.key))}
                    >
                      <DeleteOutlined fontSize="small" />
                    </IconButton>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'center' }}>
          <Button
            startIcon={<Add />}
            onClick={() =>
              setPostazioni([
                ...postazioni,
                { key: Math.max(-1, ...postazioni.map(({ key }) => key)) + 1, postazione: '', fields: [] },
              ])
            }
          >
            Aggiungi postazione
          </Button>
          <Box sx={{ flex: 1 }} />
          <Button variant="contained" disabled={inProgress} onClick={() => void save()}>
            Salva
          </Button>
        </Box>
        {doppie.length > 0 && (
          <Alert severity="info" sx={{ mt: 1 }}>
            {doppie.join(', ')}: in più postazioni, il tempo conta in ognuna.
          </Alert>
        )}
        {errors
          .filter(({ field }) => field === 'configurazione' || !field)
          .map(({ message }) => (
            <Alert key={message} severity="error" sx={{ mt: 1 }}>
              {message}
            </Alert>
          ))}
      </DetailCard>
      {stale.dialog}
    </>
  )
}
