import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ColliPageRimediSectionQuery } from '#generated/ColliPageRimediSectionQuery.graphql.ts'
import type { Ipotesi } from '#produzione/proposte/rules.ts'
import { formatCount, formatInteger, formatQuantity } from '#shared/formats/formats.ts'
import { isWithMinutes, useReparti } from '#shell/reparti.ts'
import { readIpotesi } from '../proposte/parametri.ts'
import { ipotesiInWords } from '../scenari/scenario.ts'

export type ReadRimedi = ColliPageRimediSectionQuery['response']['colliDiBottiglia']

interface Props extends ReadRimedi {
  onScenario: (ipotesi: Ipotesi) => void
}

const NONE: ReadonlyMap<number, string> = new Map()

/** What a day less of lateness costs: euro where the settings say what an hour costs, else hours. */
function prezzoInWords({ costo, minuti, guadagno }: ReadRimedi['rimedi'][number]): string {
  return costo === null
    ? `${formatQuantity(Math.round((10 * minuti) / 60 / guadagno) / 10)} h per giorno`
    : `${formatInteger(Math.round(costo / guadagno))} € per giorno`
}

/** What another sequence alone would bring. */
function onlySequence({ ritardoMigliore: ritardo, inRitardoMigliore: inRitardo }: ReadRimedi): string {
  if (inRitardo === 0) return 'Basta cambiare la sequenza: con le persone e gli orari di oggi niente finirebbe tardi.'
  const staying = `${formatCount(inRitardo, 'ordine finirebbe tardi', 'ordini finirebbero tardi')}, ${formatCount(Math.round(ritardo), 'giorno', 'giorni')} in tutto`
  return `Con le persone e gli orari di oggi, cambiando solo la sequenza, ${staying}.`
}

/** Reliefs that were tried and help, the cheapest first; each can become a scenario. */
export function RimediTable({ onScenario, ...read }: Props) {
  const { rimedi, inRitardoMigliore } = read
  const reparti = useReparti().filter(isWithMinutes)
  return (
    <>
      <Typography sx={{ mb: 1 }}>{onlySequence(read)}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Ogni rimedio è stato provato con lo stesso motore del piano; il primo costa meno per ogni giorno tolto. Ognuno
        dice quanti ordini finirebbero tardi senza e con lui.
      </Typography>
      {rimedi.length === 0 && inRitardoMigliore > 0 && (
        <Alert severity="info">Né persone né ore in più tolgono giorni: a frenare non sono i reparti.</Alert>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rimedi.map((rimedio, n) => {
          const { guadagno, minuti, costo, inRitardo: staying } = rimedio
          const ipotesi = readIpotesi(rimedio.ipotesi)
          const name = ipotesiInWords(ipotesi, { fornitori: NONE, reparti })
          return (
            <Box
              component="li"
              key={name}
              sx={{
                py: 0.75,
                borderTop: 1,
                borderColor: 'divider',
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
                columnGap: 2,
                alignItems: 'center',
              }}
            >
              <div>
                <Typography sx={{ fontWeight: n === 0 ? 650 : 400 }}>{name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  <Box component="span" sx={{ color: 'success.main', fontWeight: 600 }}>
                    −{formatInteger(Math.round(guadagno))} giorni
                  </Box>
                  {`, finirebbero tardi ${formatInteger(inRitardoMigliore)} → ${formatInteger(staying)}; ${formatInteger(Math.round(minuti / 60))} h`}
                  {costo !== null && `, ${formatInteger(costo)} €`}
                  {`: ${prezzoInWords(rimedio)}`}
                </Typography>
              </div>
              <Button size="small" onClick={() => onScenario(ipotesi)} aria-label={`Fanne uno scenario: ${name}`}>
                Fanne uno scenario
              </Button>
            </Box>
          )
        })}
      </Box>
    </>
  )
}
