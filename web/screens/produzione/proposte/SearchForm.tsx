import AutoGraph from '@mui/icons-material/AutoGraphOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { DatePickerField } from '#forms/time/DatePickerField.tsx'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import type { ProposePianoInput } from '#generated/usePropostaProponiMutation.graphql.ts'
import {
  type AmbitoRicerca,
  PESI_CLIENTE_LABELS,
  PRIORITA,
  PRIORITA_LABELS,
  SCOPE_LABELS,
  type SearchParameters,
  type WeightedTipoCliente,
} from '#produzione/proposte/rules.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { RemoteAutocomplete } from '#ui/RemoteAutocomplete.tsx'
import { searchOrdini } from '../schedulatore/dialogs/searchOrdini.ts'
import { PesoInput } from './PesoInput.tsx'

/** What is chosen here. */
const CHOICES: readonly AmbitoRicerca[] = ['non_schedulati', 'selezione', 'celle_rotte', 'periodo', 'tutti']
const WEIGHTED_TIPI = Object.keys(PESI_CLIENTE_LABELS) as WeightedTipoCliente[]
const EQUAL_PESI: Readonly<Record<WeightedTipoCliente, number>> = { IMPRE: 1, PRIVA: 1, RIVEN: 1 }
const DURATIONS = [5, 15, 30, 60]

const pesiOf = ({ pesiCliente }: SearchParameters) => ({
  ...EQUAL_PESI,
  ...Object.fromEntries(pesiCliente.map(({ tipo, peso }) => [tipo, peso])),
})

interface OrdineToSearch {
  id: number
  text: string
}

interface ChosenOrdiniProps {
  ordini: readonly OrdineToSearch[]
  /** Names of orders that came without one. */
  names?: readonly OrdineToSearch[]
  onChange: (ordini: OrdineToSearch[]) => void
}

async function search(text: string, page: number) {
  const { results, others } = await searchOrdini(text, 'schedulabili', page)
  return {
    results: results.map(({ pk, numeroCommessa, cliente }) => ({ id: pk, text: `${numeroCommessa}, ${cliente}` })),
    others,
  }
}

/** Orders shown by name at most. */
const SHOWN = 20

/** Orders picked by hand, one after the other. */
function ChosenOrdini({ ordini, names = [], onChange }: ChosenOrdiniProps) {
  const byNumero = new Map(names.map(({ id, text }) => [id, text]))
  const shown = ordini
    .map(({ id, text }) => ({ id, text: text || (byNumero.get(id) ?? '') }))
    .filter(({ text }) => text !== '')
    .slice(0, SHOWN)
  const others = ordini.length - shown.length
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', flex: '1 1 100%' }}>
      <Box sx={{ width: { xs: '100%', sm: 320 } }}>
        <RemoteAutocomplete<OrdineToSearch>
          key={ordini.length}
          label="Aggiungi un ordine"
          value={null}
          atOnce
          search={search}
          onChange={(one) => {
            if (one && !ordini.some(({ id }) => id === one.id)) onChange([...ordini, one])
          }}
        />
      </Box>
      {shown.map((one) => (
        <Chip
          key={one.id}
          label={one.text}
          onDelete={() => onChange(ordini.filter(({ id }) => id !== one.id))}
          sx={{ maxWidth: 280 }}
        />
      ))}
      {others > 0 && (
        <Chip
          label={shown.length > 0 ? `e altri ${others}` : formatCount(others, 'ordine scelto', 'ordini scelti')}
          onDelete={() => onChange(ordini.filter(({ id }) => shown.some((one) => one.id === id)))}
        />
      )}
    </Box>
  )
}

interface Props {
  /** Broken cells from today on. */
  routes: number
  /** Orders that were chosen elsewhere. */
  initial: readonly OrdineToSearch[]
  /** Orders of the proposal on the page, which have a name to show. */
  proposed: readonly OrdineToSearch[]
  /** What the proposal on the page was asked: the form begins with it. */
  asked: SearchParameters | null
  inProgress: boolean
  onPropose: (request: ProposePianoInput) => void
}

/** What a search is asked: which orders, what matters first, how long. */
export function SearchForm({ routes, initial, proposed, asked, inProgress, onPropose }: Props) {
  const usual = initial.length > 0 ? 'selezione' : routes > 0 ? 'celle_rotte' : 'non_schedulati'
  const [scope, setScope] = useState<AmbitoRicerca>(asked?.ambito ?? usual)
  const [before, setFirst] = useState<(typeof PRIORITA)[number]>(asked?.priorita[0] ?? 'ritardo')
  const [secondi, setSecondi] = useState(asked?.secondi ?? 5)
  const [periodo, setPeriodo] = useState(asked?.periodo ?? { dal: null, al: null })
  const [congelatoFino, setCongelatoFino] = useState<string | null>(asked?.congelatoFino ?? null)
  const [chosen, setChosen] = useState<OrdineToSearch[]>(() =>
    asked ? asked.ordinePks.map((id) => ({ id, text: '' })) : [...initial],
  )
  const [pesi, setPesi] = useState(asked ? pesiOf(asked) : EQUAL_PESI)
  const [pesiOrdini, setPesiOrdini] = useState(asked?.pesi ?? [])
  const [trattenuti, setTrattenuti] = useState(asked?.trattenutoPks ?? [])

  function ask(event: FormEvent) {
    event.preventDefault()
    const priorita = [before, ...PRIORITA.filter((one) => one !== before)]
    const period = scope === 'periodo' ? { periodo } : {}
    const selection = scope === 'selezione' ? { ordinePks: chosen.map(({ id }) => id) } : {}
    const pesiCliente = WEIGHTED_TIPI.filter((tipo) => pesi[tipo] !== 1).map((tipo) => ({ tipo, peso: pesi[tipo] }))
    onPropose({
      ambito: enumName(scope),
      secondi,
      priorita: priorita.map((one) => enumName(one)),
      congelatoFino,
      pesiCliente,
      pesi: pesiOrdini,
      trattenutoPks: trattenuti,
      ...period,
      ...selection,
    })
  }
  return (
    <>
      {routes > 0 && (
        <Alert severity="warning">
          {formatCount(routes, 'cella rotta', 'celle rotte')} da oggi in poi: il calendario è cambiato dopo il piano.
        </Alert>
      )}
      <Box
        component="form"
        aria-label="Ricerca del piano"
        onSubmit={ask}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
      >
        <TextField
          select
          size="small"
          label="Che cosa pianificare"
          value={scope}
          onChange={({ target }) => setScope(target.value as AmbitoRicerca)}
          sx={{ width: { xs: '100%', sm: 230 } }}
        >
          {CHOICES.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {SCOPE_LABELS[choice]}
            </MenuItem>
          ))}
        </TextField>
        {scope === 'periodo' && (
          <PeriodFields
            name="Periodo"
            labels={['Dal', 'Al']}
            from={periodo.dal}
            to={periodo.al}
            onChange={(dal, al) => setPeriodo({ dal, al })}
          />
        )}
        <TextField
          select
          size="small"
          label="Prima di tutto, meno"
          value={before}
          onChange={({ target }) => setFirst(target.value as typeof before)}
          sx={{ width: { xs: '100%', sm: 270 } }}
        >
          {PRIORITA.map((one) => (
            <MenuItem key={one} value={one}>
              {PRIORITA_LABELS[one]}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ width: 190 }}>
          <DatePickerField label="Resta fermo fino al" valore={congelatoFino} onChange={setCongelatoFino} />
        </Box>
        <TextField
          select
          size="small"
          label="Durata"
          value={secondi}
          onChange={({ target }) => setSecondi(Number(target.value))}
          sx={{ width: 130 }}
        >
          {(DURATIONS.includes(secondi) ? DURATIONS : [secondi, ...DURATIONS]).map((duration) => (
            <MenuItem key={duration} value={duration}>
              {formatCount(duration, 'secondo', 'secondi')}
            </MenuItem>
          ))}
        </TextField>
        {scope === 'selezione' && <ChosenOrdini ordini={chosen} names={proposed} onChange={setChosen} />}
        <Box
          role="group"
          aria-label="Quanto conta un giorno di ritardo"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', width: { xs: '100%', sm: 'auto' } }}
        >
          <Typography variant="body2" color="textSecondary" sx={{ width: { xs: '100%', sm: 150 } }}>
            Quanto conta un giorno di ritardo
          </Typography>
          {WEIGHTED_TIPI.map((tipo) => (
            <PesoInput
              key={tipo}
              label={PESI_CLIENTE_LABELS[tipo]}
              peso={pesi[tipo]}
              onChange={(peso) => setPesi((before) => ({ ...before, [tipo]: peso }))}
            />
          ))}
        </Box>
        {pesiOrdini.length > 0 && (
          <Chip
            label={`Pesi di ${formatCount(pesiOrdini.length, 'ordine', 'ordini')}`}
            onDelete={() => setPesiOrdini([])}
          />
        )}
        {trattenuti.length > 0 && (
          <Chip
            label={formatCount(trattenuti.length, 'ordine resta fermo', 'ordini restano fermi')}
            onDelete={() => setTrattenuti([])}
          />
        )}
        <Button
          type="submit"
          variant="contained"
          startIcon={<AutoGraph />}
          disabled={inProgress || (scope === 'selezione' && chosen.length === 0)}
        >
          Proponi piano
        </Button>
      </Box>
    </>
  )
}
