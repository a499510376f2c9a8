import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useId } from 'react'
import { type GraphNode, type GraphPlace, graphLevels } from './graphLevels.ts'

interface Props {
  fasi: readonly GraphNode[]
  /** The one that is being changed. */
  scelta?: string | null
}

const LARGO = 116
const ALTO = 30
const FRA_COLONNE = 52
const FRA_RIGHE = 18
const BORDO = 2
const LETTERE = 15

const corto = (nome: string) => (nome.length > LETTERE ? `${nome.slice(0, LETTERE - 1)}…` : nome)

const x = (colonna: number) => BORDO + colonna * (LARGO + FRA_COLONNE)
const y = (riga: number) => BORDO + riga * (ALTO + FRA_RIGHE)

/** From the end of a phase to the start of one that waits for it; past others it runs between the rows. */
function freccia(da: GraphPlace, a: GraphPlace): string {
  const [x1, y1, x2, y2] = [x(da.colonna) + LARGO, y(da.riga) + ALTO / 2, x(a.colonna), y(a.riga) + ALTO / 2]
  const meta = FRA_COLONNE / 2
  const curva = (xa: number, ya: number, xb: number, yb: number) => `C${xa + meta} ${ya} ${xb - meta} ${yb} ${xb} ${yb}`
  // In a circle they stand one under the other.
  if (a.colonna === da.colonna) return `M${x1} ${y1}C${x1 + meta} ${y1} ${x1 + meta} ${y2} ${x1} ${y2}`
  if (a.colonna - da.colonna === 1) return `M${x1} ${y1}${curva(x1, y1, x2, y2)}`
  const corsia = y(da.riga) + ALTO + FRA_RIGHE / 2
  const [xa, xb] = [x1 + FRA_COLONNE, x2 - FRA_COLONNE]
  return `M${x1} ${y1}${curva(x1, y1, xa, corsia)}H${xb}${curva(xb, corsia, x2, y2)}`
}

/** What waits for what, from left to right; for screen readers the table says the same. */
export function FasiGraph({ fasi, scelta = null }: Props) {
  const punta = useId()
  const { palette } = useTheme()
  const posti = graphLevels(fasi)
  const perNome = new Map(posti.map((posto) => [posto.nome, posto]))
  const colonne = Math.max(0, ...posti.map(({ colonna }) => colonna)) + 1
  const righe = Math.max(0, ...posti.map(({ riga }) => riga)) + 1
  const largo = x(colonne) - FRA_COLONNE / 2 + BORDO
  // Below the last row there is room for what runs past it.
  const alto = y(righe) - FRA_RIGHE / 3 + BORDO
  const colore = (inCircolo: boolean, sua: boolean) =>
    inCircolo ? palette.error.main : sua ? palette.primary.main : palette.grey[500]

  const linee = fasi.flatMap(({ nome, dependencies }) =>
    dependencies.flatMap((altra) => {
      const [da, a] = [perNome.get(altra), perNome.get(nome)]
      if (!da || !a) return []
      return [
        {
          chiave: `${altra} ${nome}`,
          d: freccia(da, a),
          colore: colore(da.inCircolo && a.inCircolo, scelta === altra || scelta === nome),
        },
      ]
    }),
  )
  const colori = [...new Set(linee.map((linea) => linea.colore))]
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${largo} ${alto}`}
      sx={{ display: 'block', width: '100%', maxWidth: largo, height: 'auto', fontSize: 13 }}
    >
      <defs>
        {colori.map((riempi, index) => (
          <marker
            key={riempi}
            id={`${punta}${index}`}
            viewBox="0 0 8 8"
            refX={7}
            refY={4}
            markerWidth={7}
            markerHeight={7}
            orient="auto"
          >
            <path d="M0 0 8 4 0 8Z" fill={riempi} />
          </marker>
        ))}
      </defs>
      {linee.map(({ chiave, d, colore: tratto }) => (
        <path
          key={chiave}
          d={d}
          fill="none"
          stroke={tratto}
          strokeWidth={1.5}
          markerEnd={`url(#${punta}${colori.indexOf(tratto)})`}
        />
      ))}
      {posti.map(({ nome, colonna, riga, inCircolo }) => (
        <g key={nome} transform={`translate(${x(colonna)} ${y(riga)})`}>
          <title>{nome}</title>
          <rect
            width={LARGO}
            height={ALTO}
            rx={6}
            fill={palette.background.paper}
            stroke={colore(inCircolo, nome === scelta)}
            strokeWidth={nome === scelta ? 2 : 1}
          />
          <text x={LARGO / 2} y={ALTO / 2} dy="0.35em" textAnchor="middle" fill={palette.text.primary}>
            {corto(nome)}
          </text>
        </g>
      ))}
    </Box>
  )
}
