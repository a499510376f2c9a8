import Typography from '@mui/material/Typography'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import type { LogsTabQuery } from '#generated/LogsTabQuery.graphql.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { LabelledSelect } from '#ui/list/LabelledSelect.tsx'
import { type ActiveFilter, FilterBar } from '#ui/table/FilterBar.tsx'
import type { UrlState } from '#ui/useUrlState.ts'
import type { logsUrlState } from './urlState.ts'

interface Props {
  summary: LogsTabQuery['response']['riassuntoStoricoOrdine']
  url: UrlState<typeof logsUrlState>
}

/** Field, person and period of the history. */
export function LogsFilters({ summary, url }: Props) {
  const { values, active, set, clear } = url
  const { campi, utenti, totale } = summary
  const field = campi.find(({ valore }) => valore === values.campo)
  const words = {
    campo: `Campo: ${field?.etichetta ?? values.campo}`,
    utente: `Persona: ${values.utente}`,
    dal: `Dal ${formatDate(values.dal)}`,
    al: `Al ${formatDate(values.al)}`,
  }
  const chip = active
    .filter((name): name is keyof typeof words => name !== 'pagina')
    .map((name): ActiveFilter => ({ name, label: words[name], remove: () => clear([name]) }))
  return (
    <FilterBar active={chip} onClear={() => clear()}>
      <Choice label="Campo" value={values.campo} choices={campi} onChange={(column) => set({ campo: column })} />
      <Choice
        label="Persona"
        value={values.utente}
        choices={utenti.map((name) => ({ valore: name, etichetta: name }))}
        onChange={(utente) => set({ utente })}
      />
      <PeriodFields
        name="Periodo"
        labels={['Dal', 'Al']}
        from={values.dal}
        to={values.al}
        onChange={(dal, al) => set({ dal, al })}
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
    <LabelledSelect
      label={label}
      value={choices.some((choice) => choice.valore === value) ? value : ''}
      onChange={onChange}
      choices={[['', 'Tutti'], ...choices.map(({ valore, etichetta }) => [valore, etichetta] as const)]}
      sx={{ minWidth: 160, maxWidth: { xs: 1, sm: 240 } }}
    />
  )
}
