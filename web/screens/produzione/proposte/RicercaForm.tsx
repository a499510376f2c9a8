import AutoGraph from '@mui/icons-material/AutoGraphOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import {
  AMBITO_LABELS,
  type AmbitoRicerca,
  type ParametriRicerca,
  PESI_CLIENTE_LABELS,
  PRIORITA,
  PRIORITA_LABELS,
  type TipoClientePesato,
} from '../../../../server/produzione/proposte/rules.ts'
import { formatCount } from '../../../../server/shared/formats/formats.ts'
import { DatePickerField } from '../../../forms/DatePickerField.tsx'
import { PeriodFields } from '../../../forms/time/PeriodFields.tsx'
import type { ProponiPianoInput } from './__generated__/usePropostaProponiMutation.graphql.ts'
import { type OrdineDaCercare, OrdiniScelti } from './OrdiniScelti.tsx'
import { PesoInput } from './PesoInput.tsx'

/** What is chosen here. */
const SCELTE: readonly AmbitoRicerca[] = ['non_schedulati', 'selezione', 'celle_rotte', 'periodo', 'tutti']
const TIPI_PESATI = Object.keys(PESI_CLIENTE_LABELS) as TipoClientePesato[]
const PESI_UGUALI: Readonly<Record<TipoClientePesato, number>> = { IMPRE: 1, PRIVA: 1, RIVEN: 1 }
const DURATE = [5, 15, 30, 60]

const pesiDi = ({ pesiCliente }: ParametriRicerca) => ({
  ...PESI_UGUALI,
  ...Object.fromEntries(pesiCliente.map(({ tipo, peso }) => [tipo, peso])),
})

interface Props {
  /** Broken cells from today on. */
  rotte: number
  /** Orders that were chosen elsewhere. */
  iniziali: readonly OrdineDaCercare[]
  /** Orders of the proposal on the page, which have a name to show. */
  proposti: readonly OrdineDaCercare[]
  /** What the proposal on the page was asked: the form begins with it. */
  chiesti: ParametriRicerca | null
  inCorso: boolean
  onProponi: (richiesta: ProponiPianoInput) => void
}

/** What a search is asked: which orders, what matters first, how long. */
export function RicercaForm({ rotte, iniziali, proposti, chiesti, inCorso, onProponi }: Props) {
  const usuale = iniziali.length > 0 ? 'selezione' : rotte > 0 ? 'celle_rotte' : 'non_schedulati'
  const [ambito, setAmbito] = useState<AmbitoRicerca>(chiesti?.ambito ?? usuale)
  const [prima, setPrima] = useState<(typeof PRIORITA)[number]>(chiesti?.priorita[0] ?? 'ritardo')
  const [secondi, setSecondi] = useState(chiesti?.secondi ?? 5)
  const [dal, setDal] = useState<string | null>(chiesti?.dal ?? null)
  const [al, setAl] = useState<string | null>(chiesti?.al ?? null)
  const [congelatoFino, setCongelatoFino] = useState<string | null>(chiesti?.congelatoFino ?? null)
  const [scelti, setScelti] = useState<OrdineDaCercare[]>(() =>
    chiesti ? chiesti.ordini.map((id) => ({ id, testo: '' })) : [...iniziali],
  )
  const [pesi, setPesi] = useState(chiesti ? pesiDi(chiesti) : PESI_UGUALI)
  const [pesiOrdini, setPesiOrdini] = useState(chiesti?.pesi ?? [])
  const [trattenuti, setTrattenuti] = useState(chiesti?.trattenuti ?? [])

  function chiedi(event: FormEvent) {
    event.preventDefault()
    const priorita = [prima, ...PRIORITA.filter((una) => una !== prima)]
    const periodo = ambito === 'periodo' ? { dal, al } : {}
    const selezione = ambito === 'selezione' ? { ordini: scelti.map(({ id }) => id) } : {}
    const pesiCliente = TIPI_PESATI.filter((tipo) => pesi[tipo] !== 1).map((tipo) => ({ tipo, peso: pesi[tipo] }))
    onProponi({
      ambito,
      secondi,
      priorita,
      congelatoFino,
      pesiCliente,
      pesi: pesiOrdini,
      trattenuti,
      ...periodo,
      ...selezione,
    })
  }
  return (
    <>
      {rotte > 0 && (
        <Alert severity="warning">
          {formatCount(rotte, 'cella rotta', 'celle rotte')} da oggi in poi: il calendario è cambiato dopo il piano.
        </Alert>
      )}
      <Box
        component="form"
        aria-label="Ricerca del piano"
        onSubmit={chiedi}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
      >
        <TextField
          select
          size="small"
          label="Che cosa pianificare"
          value={ambito}
          onChange={({ target }) => setAmbito(target.value as AmbitoRicerca)}
          sx={{ width: { xs: '100%', sm: 230 } }}
        >
          {SCELTE.map((scelta) => (
            <MenuItem key={scelta} value={scelta}>
              {AMBITO_LABELS[scelta]}
            </MenuItem>
          ))}
        </TextField>
        {ambito === 'periodo' && (
          <PeriodFields
            name="Periodo"
            labels={['Dal', 'Al']}
            from={dal}
            to={al}
            onChange={(from, to) => {
              setDal(from)
              setAl(to)
            }}
          />
        )}
        <TextField
          select
          size="small"
          label="Prima di tutto, meno"
          value={prima}
          onChange={({ target }) => setPrima(target.value as typeof prima)}
          sx={{ width: { xs: '100%', sm: 270 } }}
        >
          {PRIORITA.map((una) => (
            <MenuItem key={una} value={una}>
              {PRIORITA_LABELS[una]}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ width: 190 }}>
          <DatePickerField etichetta="Resta fermo fino al" valore={congelatoFino} onChange={setCongelatoFino} />
        </Box>
        <TextField
          select
          size="small"
          label="Durata"
          value={secondi}
          onChange={({ target }) => setSecondi(Number(target.value))}
          sx={{ width: 130 }}
        >
          {(DURATE.includes(secondi) ? DURATE : [secondi, ...DURATE]).map((durata) => (
            <MenuItem key={durata} value={durata}>
              {formatCount(durata, 'secondo', 'secondi')}
            </MenuItem>
          ))}
        </TextField>
        {ambito === 'selezione' && <OrdiniScelti ordini={scelti} nomi={proposti} onChange={setScelti} />}
        <Box
          role="group"
          aria-label="Quanto conta un giorno di ritardo"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', width: { xs: '100%', sm: 'auto' } }}
        >
          <Typography variant="body2" color="textSecondary" sx={{ width: { xs: '100%', sm: 150 } }}>
            Quanto conta un giorno di ritardo
          </Typography>
          {TIPI_PESATI.map((tipo) => (
            <PesoInput
              key={tipo}
              etichetta={PESI_CLIENTE_LABELS[tipo]}
              peso={pesi[tipo]}
              onChange={(peso) => setPesi((prima) => ({ ...prima, [tipo]: peso }))}
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
          disabled={inCorso || (ambito === 'selezione' && scelti.length === 0)}
        >
          Proponi piano
        </Button>
      </Box>
    </>
  )
}
