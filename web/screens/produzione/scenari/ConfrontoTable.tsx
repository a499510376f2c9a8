import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '../../../../server/shared/formats/formats.ts'
import { RicercaInCorso } from '../proposte/RicercaInCorso.tsx'
import { CaricoBars } from './CaricoBars.tsx'
import { ScenarioActions, type ScenarioAzioni } from './ScenarioActions.tsx'
import {
  type CifreScenario,
  COSTO,
  differenceInWords,
  type LettoScenario,
  RIGHE_CONFRONTO,
  type RigaConfronto,
} from './scenario.ts'

/** A column of the comparison. */
export interface PianoConfrontato {
  /** Null: today's plan. */
  pk: number | null
  nome: string
  /** What it assumes. */
  sotto: string[]
  scenario: LettoScenario | null
  /** Null while it is searched for. */
  cifre: CifreScenario | null
}

export interface ConfrontoProps {
  piani: readonly PianoConfrontato[]
  /** What the differences are against. */
  base: CifreScenario | null
  riferimento: number | null
  azioni: ScenarioAzioni
}

/** A figure with its difference. */
export function Cifra({
  riga,
  cifre,
  base,
}: {
  riga: RigaConfronto
  cifre: CifreScenario
  base: CifreScenario | null
}) {
  const valore = riga.valore(cifre)
  const confronto = base && base !== cifre ? riga.valore(base) : null
  const differenza = differenceInWords(valore, confronto, riga.scrivi)
  const colore = riga.meno === null ? 'text.secondary' : differenza.startsWith('−') ? 'success.main' : 'error.main'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      <Box component="span" sx={{ fontSize: 18, fontVariantNumeric: 'tabular-nums' }}>
        {valore === null ? '–' : riga.scrivi(valore)}
      </Box>
      {valore === null && riga.nome === COSTO && (
        <Typography component="span" variant="body2" color="textSecondary">
          manca il costo orario (Impostazioni)
        </Typography>
      )}
      {differenza && (
        <Box component="span" sx={{ color: colore, fontWeight: riga.meno ? 600 : 400 }}>
          {differenza}
        </Box>
      )}
      {riga.reparto && <CaricoBars carico={cifre.carico} reparto={riga.reparto} />}
    </Box>
  )
}

/** Why there are no figures yet, or none at all. */
export function SenzaCifre({ scenario, onFinita }: { scenario: LettoScenario; onFinita: () => void }) {
  return scenario.situazione === 'IN_RICERCA' ? (
    <RicercaInCorso pk={scenario.pk} onFinita={onFinita} />
  ) : (
    <Typography color="error" variant="body2">
      {scenario.errori.join(' ') || 'La ricerca si è interrotta: ricalcola.'}
    </Typography>
  )
}

const fissa = { position: 'sticky', left: 0, bgcolor: 'background.default', zIndex: 1 } as const

/** Figures in rows, plans in columns. */
export function ConfrontoTable({ piani, base, riferimento, azioni }: ConfrontoProps) {
  const righe = RIGHE_CONFRONTO.filter(
    (riga) => riga.nome !== 'Ordini senza piano' || piani.some(({ cifre }) => (cifre?.senzaPiano ?? 0) > 0),
  )
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Confronto degli scenari">
      <Table size="small" sx={{ width: 'auto', minWidth: '60%', '& td, & th': { verticalAlign: 'top', px: 1.5 } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...fissa, width: 170 }} aria-label="Cifra" />
            {piani.map(({ pk, nome, sotto, scenario }) => (
              <TableCell
                key={pk ?? 0}
                component="th"
                scope="col"
                sx={{
                  minWidth: 168,
                  maxWidth: 240,
                  fontWeight: 400,
                  ...(pk === riferimento && { bgcolor: 'action.hover' }),
                }}
              >
                <Typography component="div" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                  {nome}
                </Typography>
                {sotto.map((testo) => (
                  <Typography key={testo} variant="body2" color="textSecondary">
                    {testo}
                  </Typography>
                ))}
                {scenario && (
                  <Box sx={{ display: 'flex', alignItems: 'center', mt: 0.25, ml: -0.75 }}>
                    <ScenarioActions scenario={scenario} azioni={azioni} />
                  </Box>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {righe.map((riga, n) => (
            <TableRow key={riga.nome}>
              <TableCell component="th" scope="row" sx={fissa}>
                {riga.nome}
                {riga.reparto && (
                  <Typography variant="body2" color="textSecondary">
                    prossime 4 settimane
                  </Typography>
                )}
              </TableCell>
              {piani.map(({ pk, cifre, scenario }) => (
                <TableCell key={pk ?? 0} sx={pk === riferimento ? { bgcolor: 'action.hover' } : {}}>
                  {cifre && <Cifra riga={riga} cifre={cifre} base={base} />}
                  {!cifre && n === 0 && scenario && <SenzaCifre scenario={scenario} onFinita={azioni.finita} />}
                </TableCell>
              ))}
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row" sx={fissa}>
              Calcolato
            </TableCell>
            {piani.map(({ pk, scenario }) => (
              <TableCell key={pk ?? 0} sx={pk === riferimento ? { bgcolor: 'action.hover' } : {}}>
                {scenario && (
                  <Typography variant="body2" color="textSecondary">
                    {calcolatoInWords(scenario)}
                  </Typography>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  )
}

/** '23-11-2026 08:15, Mario Rossi' */
export function calcolatoInWords({ creataIl, utente }: LettoScenario): string {
  return [formatDateTime(creataIl), utente].filter(Boolean).join(', ')
}
