import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useIsNarrow } from '../../../ui/useIsPhone.ts'
import { readParametri } from '../proposte/parametri.ts'
import { ConfrontoTable, type PianoConfrontato } from './ConfrontoTable.tsx'
import type { FornitoreScelto } from './IpotesiFields.tsx'
import { OrdiniTardi } from './OrdiniTardi.tsx'
import { ScenariCards } from './ScenariCards.tsx'
import type { ScenarioDraft } from './ScenarioDialog.tsx'
import { ipotesiInWords, type LettoScenario } from './scenario.ts'
import type { ScenariOperations } from './useScenari.ts'

interface Props {
  scenari: readonly LettoScenario[]
  fornitori: readonly FornitoreScelto[]
  nascosti: readonly number[]
  rispetto: number | 'nessuno' | null
  onCambia: (cambi: { nascosti?: readonly number[]; rispetto?: number | 'nessuno' }) => void
  operazioni: ScenariOperations
  onModifica: (bozza: ScenarioDraft) => void
  onFinita: () => void
}

const ipotesiOf = ({ parametri }: LettoScenario) => readParametri(parametri).ipotesi

/** What was asked of a scenario, to be changed. */
function draftOf({ pk, parametri }: LettoScenario): ScenarioDraft {
  const { nome, ambito, secondi, ipotesi, ...altro } = readParametri(parametri)
  return { pk, nome, ambito: ambito as ScenarioDraft['ambito'], secondi, ipotesi, altro }
}

function oggiOf(scenari: readonly LettoScenario[]): PianoConfrontato | null {
  const ultimo = [...scenari].filter(({ prima }) => prima).sort((a, b) => (a.creataIl < b.creataIl ? 1 : -1))[0]
  if (!ultimo?.prima) return null
  const cifre = { ...ultimo.prima, cambi: 0, carico: ultimo.caricoPrima, inPiu: 0, costo: 0 }
  return { pk: null, nome: 'Piano di oggi', sotto: ['quello salvato; per data chi non ne ha'], scenario: null, cifre }
}

function pianoOf(scenario: LettoScenario, nomi: ReadonlyMap<number, string>): PianoConfrontato {
  const { pk, nome, dopo, carico, oreInPiu, costo } = scenario
  const ipotesi = ipotesiOf(scenario)
  const inPiu = oreInPiu.reduce((somma, { ordinarie, straordinarie }) => somma + ordinarie + straordinarie, 0)
  return {
    pk,
    nome,
    sotto: ipotesi.length > 0 ? ipotesi.map((una) => ipotesiInWords(una, nomi)) : ['senza cambiamenti'],
    scenario,
    cifre: dopo && { ...dopo, carico, inPiu, costo },
  }
}

/** The scenarios beside today's plan and each other. */
export function ConfrontoScenari(props: Props) {
  const { scenari, fornitori, nascosti, rispetto, onCambia, operazioni, onModifica, onFinita } = props
  const stretto = useIsNarrow()
  const nomi = new Map(fornitori.map(({ pk, nome }) => [pk, nome]))
  const visti = scenari.filter(({ pk }) => !nascosti.includes(pk))
  const pronti = visti.filter(({ dopo }) => dopo)
  const oggi = oggiOf(scenari)
  const piani = [...(oggi ? [oggi] : []), ...visti.map((scenario) => pianoOf(scenario, nomi))]
  // The fair comparison is with what the search alone makes of today's plan.
  const usuale = pronti.find((scenario) => ipotesiOf(scenario).length === 0)?.pk ?? null
  const scelto = typeof rispetto === 'number' && pronti.some(({ pk }) => pk === rispetto) ? rispetto : null
  const riferimento = rispetto === 'nessuno' ? null : (scelto ?? usuale)
  const base = piani.find(({ pk }) => pk === riferimento)?.cifre ?? null
  const primi = new Set(pronti.map(({ prima, parametri }) => JSON.stringify([readParametri(parametri).ambito, prima])))
  const ambiti = new Set(pronti.map(({ parametri }) => readParametri(parametri).ambito))
  const azioni = {
    modifica: (scenario: LettoScenario) => onModifica(draftOf(scenario)),
    ricalcola: (scenario: LettoScenario) => void operazioni.ricalcola([scenario]),
    elimina: (scenario: LettoScenario) => void operazioni.elimina(scenario),
    finita: onFinita,
    inCorso: operazioni.inCorso,
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {scenari.length > 1 && (
          <Box role="group" aria-label="Scenari confrontati" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {scenari.map(({ pk, nome }) => {
              const visto = !nascosti.includes(pk)
              return (
                <Chip
                  key={pk}
                  label={nome}
                  color={visto ? 'primary' : 'default'}
                  variant={visto ? 'filled' : 'outlined'}
                  aria-pressed={visto}
                  onClick={() => onCambia({ nascosti: visto ? [...nascosti, pk] : nascosti.filter((n) => n !== pk) })}
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
          value={riferimento ?? 'nessuno'}
          onChange={({ target }) =>
            onCambia({ rispetto: target.value === 'nessuno' ? 'nessuno' : Number(target.value) })
          }
          sx={{ width: { xs: '100%', sm: 240 } }}
        >
          <MenuItem value="nessuno">Piano di oggi</MenuItem>
          {pronti.map(({ pk, nome }) => (
            <MenuItem key={pk} value={pk}>
              {nome}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {ambiti.size > 1 && (
        <Alert severity="info">
          Gli scenari non pianificano gli stessi ordini: le cifre non si confrontano alla pari.
        </Alert>
      )}
      {primi.size > ambiti.size && (
        <Alert severity="info">
          Il piano è cambiato fra un calcolo e l’altro: con «Ricalcola tutti» tornano alla pari.
        </Alert>
      )}
      {stretto ? (
        <ScenariCards piani={piani} base={base} riferimento={riferimento} azioni={azioni} />
      ) : (
        <ConfrontoTable piani={piani} base={base} riferimento={riferimento} azioni={azioni} />
      )}
      {pronti.length > 0 && <OrdiniTardi scenari={pronti} />}
    </>
  )
}
