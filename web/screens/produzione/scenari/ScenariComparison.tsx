import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { isWithMinutes, useReparti } from '#shell/reparti.ts'
import { useIsNarrow } from '#ui/useIsPhone.ts'
import { readParameters } from '../proposte/parametri.ts'
import {
  type ComparedPiano,
  type ComparisonProps,
  ComparisonTable,
  computedInWords,
  Digit,
  WithoutFigures,
} from './ComparisonTable.tsx'

import { ScenarioActions } from './ScenarioActions.tsx'
import type { ScenarioDraft } from './ScenarioDialog.tsx'
import { ScenarioLateOrdini } from './ScenarioLateOrdini.tsx'
import { comparisonRows, type IpotesiNames, ipotesiInWords, type ReadScenario } from './scenario.ts'
import type { ScenariOperations } from './useScenari.ts'

interface Props {
  scenari: readonly ReadScenario[]
  fornitori: IpotesiNames['fornitori']
  hidden: readonly number[]
  rispetto: number | 'nessuno' | null
  onChange: (changes: { nascosti?: readonly number[]; rispetto?: number | 'nessuno' }) => void
  operations: ScenariOperations
  onEdit: (draft: ScenarioDraft) => void
  onFinished: () => void
}

const ipotesiOf = ({ parametri }: ReadScenario) => readParameters(parametri).ipotesi

/** What was asked of a scenario, to be changed. */
function draftOf({ pk, parametri }: ReadScenario): ScenarioDraft {
  const { nome, ambito, secondi, ipotesi, ...other } = readParameters(parametri)
  return { pk, nome, ambito: ambito as ScenarioDraft['ambito'], secondi, ipotesi, other }
}

function todayOf(scenari: readonly ReadScenario[]): ComparedPiano | null {
  const last = [...scenari].filter(({ prima }) => prima).sort((a, b) => (a.creataIl < b.creataIl ? 1 : -1))[0]
  if (!last?.prima) return null
  const digits = {
    ...last.prima,
    cambi: 0,
    carico: last.caricoPrima,
    inPiu: 0,
    cost: 0,
  }
  return {
    pk: null,
    name: 'Piano di oggi',
    below: ['quello salvato; per data chi non ne ha'],
    scenario: null,
    digits,
  }
}

function pianoOf(scenario: ReadScenario, names: IpotesiNames): ComparedPiano {
  const { pk, nome, dopo, carico, oreInPiu, costo } = scenario
  const ipotesi = ipotesiOf(scenario)
  const inPiu = oreInPiu.reduce((sum, { ordinarie, straordinarie }) => sum + ordinarie + straordinarie, 0)
  return {
    pk,
    name: nome,
    below: ipotesi.length > 0 ? ipotesi.map((one) => ipotesiInWords(one, names)) : ['senza cambiamenti'],
    scenario,
    digits: dopo && { ...dopo, carico, inPiu, cost: costo },
  }
}

/** The comparison on a phone: a plan under the other. */
function ScenariCards({ piani, base, reference, actions }: ComparisonProps) {
  const righe = comparisonRows(useReparti().filter(isWithMinutes))
  return (
    <Box component="ul" aria-label="Confronto degli scenari" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {piani.map(({ pk, name, below, scenario, digits }) => (
        <Box component="li" key={pk ?? 0} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Typography sx={{ fontWeight: 650, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
              {pk === reference && (
                <Typography component="span" variant="body2" color="textSecondary">
                  {' '}
                  (riferimento)
                </Typography>
              )}
            </Typography>
            {scenario && <ScenarioActions scenario={scenario} actions={actions} />}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {below.join(' · ')}
          </Typography>
          {digits ? (
            <Box
              component="dl"
              sx={{ m: 0, mt: 0.75, display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, rowGap: 0.75 }}
            >
              {righe
                .filter((riga) => riga.name !== 'Ordini senza piano' || digits.senzaPiano > 0)
                .map((riga) => (
                  <div key={riga.name}>
                    <Typography component="dt" variant="body2" color="textSecondary">
                      {riga.name}
                    </Typography>
                    <Box component="dd" sx={{ m: 0 }}>
                      <Digit riga={riga} digits={digits} base={base} />
                    </Box>
                  </div>
                ))}
            </Box>
          ) : (
            scenario && <WithoutFigures scenario={scenario} onFinished={actions.finished} />
          )}
          {scenario && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              Calcolato: {computedInWords(scenario)}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}

/** The scenarios beside today's plan and each other. */
export function ScenariComparison(props: Props) {
  const { scenari, fornitori, hidden, rispetto, onChange, operations, onEdit, onFinished } = props
  const narrow = useIsNarrow()
  const reparti = useReparti().filter(isWithMinutes)
  const names = { fornitori, reparti }
  const seen = scenari.filter(({ pk }) => !hidden.includes(pk))
  const ready = seen.filter(({ dopo }) => dopo)
  const today = todayOf(scenari)
  const piani = [...(today ? [today] : []), ...seen.map((scenario) => pianoOf(scenario, names))]
  // The fair comparison is with what the search alone makes of today's plan.
  const usual = ready.find((scenario) => ipotesiOf(scenario).length === 0)?.pk ?? null
  const chosen = typeof rispetto === 'number' && ready.some(({ pk }) => pk === rispetto) ? rispetto : null
  const reference = rispetto === 'nessuno' ? null : (chosen ?? usual)
  const base = piani.find(({ pk }) => pk === reference)?.digits ?? null
  const primi = new Set(ready.map(({ prima, parametri }) => JSON.stringify([readParameters(parametri).ambito, prima])))
  const scopes = new Set(ready.map(({ parametri }) => readParameters(parametri).ambito))
  const actions = {
    edit: (scenario: ReadScenario) => onEdit(draftOf(scenario)),
    ricalcola: (scenario: ReadScenario) => void operations.ricalcola([scenario]),
    remove: (scenario: ReadScenario) => void operations.remove(scenario),
    finished: onFinished,
    inCorso: operations.inCorso,
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {scenari.length > 1 && (
          <Box role="group" aria-label="Scenari confrontati" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {scenari.map(({ pk, nome }) => {
              const noticed = !hidden.includes(pk)
              return (
                <Chip
                  key={pk}
                  label={nome}
                  color={noticed ? 'primary' : 'default'}
                  variant={noticed ? 'filled' : 'outlined'}
                  aria-pressed={noticed}
                  onClick={() => onChange({ nascosti: noticed ? [...hidden, pk] : hidden.filter((n) => n !== pk) })}
                />
              )
            })}
          </Box>
        )}
        <Box sx={{ flex: 1 }} />
        <TextField
          select
          size="small"
          label="Differenze rispetto a"
          value={reference ?? 'nessuno'}
          onChange={({ target }) =>
            onChange({ rispetto: target.value === 'nessuno' ? 'nessuno' : Number(target.value) })
          }
          sx={{ width: { xs: '100%', sm: 240 } }}
        >
          <MenuItem value="nessuno">Piano di oggi</MenuItem>
          {ready.map(({ pk, nome }) => (
            <MenuItem key={pk} value={pk}>
              {nome}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {scopes.size > 1 && (
        <Alert severity="info">
          Gli scenari non pianificano gli stessi ordini: le cifre non si confrontano alla pari.
        </Alert>
      )}
      {primi.size > scopes.size && (
        <Alert severity="info">
          Il piano è cambiato fra un calcolo e l’altro: con «Ricalcola tutti» tornano alla pari.
        </Alert>
      )}
      {narrow ? (
        <ScenariCards piani={piani} base={base} reference={reference} actions={actions} />
      ) : (
        <ComparisonTable piani={piani} base={base} reference={reference} actions={actions} />
      )}
      {ready.length > 0 && <ScenarioLateOrdini scenari={ready} />}
    </>
  )
}
