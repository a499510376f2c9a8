import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { formatoConta, formatoData } from '../../../../../server/formati/rules.ts'
import { SceltaData } from '../../../../forms/SceltaData.tsx'
import { BarraFiltri, type FiltroAttivo } from '../../../../ui/tabella/BarraFiltri.tsx'
import type { UrlState } from '../../../../ui/useUrlState.ts'
import { campoDi, scelteDi, type statoLogs, type VoceLog } from './filtri.ts'

interface Props {
  voci: readonly VoceLog[]
  url: UrlState<typeof statoLogs>
  /** How many lines pass. */
  trovate: number
}

/** Field, person and period of the history. */
export function FiltriLogs({ voci, url, trovate }: Props) {
  const { valori, attivi, imposta, azzera } = url
  const parole = {
    campo: `Campo: ${valori.campo}`,
    utente: `Persona: ${valori.utente}`,
    dal: `Dal ${formatoData(valori.dal)}`,
    al: `Al ${formatoData(valori.al)}`,
  }
  const chip = attivi
    .filter((nome): nome is keyof typeof parole => nome !== 'pagina')
    .map((nome): FiltroAttivo => ({ nome, etichetta: parole[nome], togli: () => azzera([nome]) }))
  return (
    <BarraFiltri attivi={chip} onAzzera={() => azzera()}>
      <Scelta
        etichetta="Campo"
        valore={valori.campo}
        scelte={scelteDi(voci, campoDi)}
        onCambia={(campo) => imposta({ campo })}
      />
      <Scelta
        etichetta="Persona"
        valore={valori.utente}
        scelte={scelteDi(voci, ({ utente }) => utente)}
        onCambia={(utente) => imposta({ utente })}
      />
      <div style={{ width: 160 }}>
        <SceltaData etichetta="Dal" valore={valori.dal} onCambia={(dal) => imposta({ dal })} />
      </div>
      <div style={{ width: 160 }}>
        <SceltaData etichetta="Al" valore={valori.al} onCambia={(al) => imposta({ al })} />
      </div>
      <Typography variant="body2" color="textSecondary" role="status">
        {formatoConta(trovate, 'modifica', 'modifiche')}
      </Typography>
    </BarraFiltri>
  )
}

interface PropsScelta {
  etichetta: string
  valore: string
  scelte: readonly string[]
  onCambia: (valore: string) => void
}

function Scelta({ etichetta, valore, scelte, onCambia }: PropsScelta) {
  return (
    <TextField
      select
      label={etichetta}
      value={scelte.includes(valore) ? valore : ''}
      onChange={({ target }) => onCambia(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 160, maxWidth: { xs: 1, sm: 240 } }}
    >
      <option value="">Tutti</option>
      {scelte.map((scelta) => (
        <option key={scelta} value={scelta}>
          {scelta}
        </option>
      ))}
    </TextField>
  )
}
