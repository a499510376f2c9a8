import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { formatCount, formatDate } from '../../../../../../server/shared/formats/formats.ts'
import { PeriodFields } from '../../../../../forms/time/PeriodFields.tsx'
import { type ActiveFilter, FilterBar } from '../../../../../ui/table/FilterBar.tsx'
import type { UrlState } from '../../../../../ui/useUrlState.ts'
import type { LogsTabQuery } from './__generated__/LogsTabQuery.graphql.ts'
import type { logsUrlState } from './urlState.ts'

interface Props {
  riassunto: LogsTabQuery['response']['riassuntoStoricoOrdine']
  url: UrlState<typeof logsUrlState>
}

/** Field, person and period of the history. */
export function LogsFilters({ riassunto, url }: Props) {
  const { valori, attivi, imposta, azzera } = url
  const { campi, utenti, totale } = riassunto
  const field = campi.find(({ valore }) => valore === valori.campo)
  const parole = {
    campo: `Campo: ${field?.etichetta ?? valori.campo}`,
    utente: `Persona: ${valori.utente}`,
    dal: `Dal ${formatDate(valori.dal)}`,
    al: `Al ${formatDate(valori.al)}`,
  }
  const chip = attivi
    .filter((nome): nome is keyof typeof parole => nome !== 'pagina')
    .map((nome): ActiveFilter => ({ nome, etichetta: parole[nome], togli: () => azzera([nome]) }))
  return (
    <FilterBar attivi={chip} onAzzera={() => azzera()}>
      <Scelta etichetta="Campo" valore={valori.campo} scelte={campi} onChange={(campo) => imposta({ campo })} />
      <Scelta
        etichetta="Persona"
        valore={valori.utente}
        scelte={utenti.map((nome) => ({ valore: nome, etichetta: nome }))}
        onChange={(utente) => imposta({ utente })}
      />
      <PeriodFields
        name="Periodo"
        labels={['Dal', 'Al']}
        from={valori.dal}
        to={valori.al}
        onChange={(dal, al) => imposta({ dal, al })}
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {formatCount(totale, 'modifica', 'modifiche')}
      </Typography>
    </FilterBar>
  )
}

interface PropsScelta {
  etichetta: string
  valore: string
  scelte: readonly { readonly valore: string; readonly etichetta: string }[]
  onChange: (value: string) => void
}

function Scelta({ etichetta, valore, scelte, onChange }: PropsScelta) {
  return (
    <TextField
      select
      label={etichetta}
      value={scelte.some((scelta) => scelta.valore === valore) ? valore : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 160, maxWidth: { xs: 1, sm: 240 } }}
    >
      <option value="">Tutti</option>
      {scelte.map((scelta) => (
        <option key={scelta.valore} value={scelta.valore}>
          {scelta.etichetta}
        </option>
      ))}
    </TextField>
  )
}
