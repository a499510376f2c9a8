import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import type { LogsTabQuery } from '#generated/LogsTabQuery.graphql.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { type ActiveFilter, FilterBar } from '#ui/table/FilterBar.tsx'
import type { UrlState } from '#ui/useUrlState.ts'
import type { logsUrlState } from './urlState.ts'

interface Props {
  summary: LogsTabQuery['response']['riassuntoStoricoOrdine']
  url: UrlState<typeof logsUrlState>
}

/** Field, person and period of the history. */
export function LogsFilters({ summary, url }: Props) {
  const { valori, attivi, imposta, azzera } = url
  const { campi, utenti, totale } = summary
  const field = campi.find(({ valore }) => valore === valori.campo)
  const words = {
    campo: `Campo: ${field?.etichetta ?? valori.campo}`,
    utente: `Persona: ${valori.utente}`,
    dal: `Dal ${formatDate(valori.dal)}`,
    al: `Al ${formatDate(valori.al)}`,
  }
  const chip = attivi
    .filter((name): name is keyof typeof words => name !== 'pagina')
    .map((name): ActiveFilter => ({ nome: name, etichetta: words[name], togli: () => azzera([name]) }))
  return (
    <FilterBar active={chip} onClear={() => azzera()}>
      <Choice label="Campo" value={valori.campo} choices={campi} onChange={(column) => imposta({ campo: column })} />
      <Choice
        label="Persona"
        value={valori.utente}
        choices={utenti.map((name) => ({ valore: name, etichetta: name }))}
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

interface ChoiceProps {
  label: string
  value: string
  choices: readonly { readonly valore: string; readonly etichetta: string }[]
  onChange: (value: string) => void
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={choices.some((choice) => choice.valore === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 160, maxWidth: { xs: 1, sm: 240 } }}
    >
      <option value="">Tutti</option>
      {choices.map((choice) => (
        <option key={choice.valore} value={choice.valore}>
          {choice.etichetta}
        </option>
      ))}
    </TextField>
  )
}
