import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import type { ReactNode } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { RigaView_riga$data, RigaView_riga$key } from '#generated/RigaView_riga.graphql.ts'
import { finestraDetails } from '#ordini/finestra/rules.ts'
import { leavesOf } from '#ordini/righe/rules.ts'
import { drawSerramento } from '#shared/drawings/drawings.ts'
import { formatCount, formatMm, formatSize } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { EuroValue, PercentageValue } from '#ui/Values.tsx'
import { RigaParts } from '../../riga/RigaParts.tsx'

/** 'F1 · LEGNO · RETT', or the code of an extra line. */
function codiceOf({ codiceSerramento, codiceRivendita }: RigaView_riga$data): string {
  if (!codiceSerramento) return codiceRivendita
  const { codice, categoria, forma } = codiceSerramento
  return [codice, categoria, forma].filter(Boolean).join(' · ')
}

/** '1.200 × 1.500 mm', or the one measure that is there. */
function misureOf({ larghezza, altezza }: RigaView_riga$data): string | null {
  if (larghezza !== null && larghezza !== undefined && altezza !== null && altezza !== undefined)
    return formatSize(larghezza, altezza)
  if (larghezza) return `L ${formatMm(larghezza)}`
  return altezza ? `A ${formatMm(altezza)}` : null
}

/** The columns of the lines where there is room for them: those of a table, so that values stand under each other. */
const COLUMNS = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: '44px minmax(0, 1fr) 60px 132px 88px 56px 48px 92px',
} as const
const WITHOUT_PREZZI = { ...COLUMNS, gridTemplateColumns: '44px minmax(0, 1fr) 60px 132px' } as const
const LARGO = '@container (min-width: 760px)'

/** Titles of the columns, for the eye: each value has its name. */
export function RigheHead() {
  const { viewPricesOnOrders } = useViewer().permessi
  const titles = ['Pezzi', 'L × A', ...(viewPricesOnOrders ? ['Listino', 'Sconto', 'Corr.', 'Netto'] : [])]
  return (
    <Box
      aria-hidden
      sx={{
        display: 'none',
        px: 1.5,
        pb: 0.5,
        color: 'text.secondary',
        fontSize: '0.8125rem',
        [LARGO]: viewPricesOnOrders ? COLUMNS : WITHOUT_PREZZI,
        '& > *': { textAlign: 'right' },
      }}
    >
      <span />
      <span />
      {titles.map((title) => (
        <span key={title}>{title}</span>
      ))}
    </Box>
  )
}

/** The window as it is measured and opens; the type's own picture for shapes that cannot be drawn. */
function Figure({ riga }: { riga: RigaView_riga$data }) {
  const { tipoSerramento: tipo, senso = null, larghezza, altezza, ante = null, rivendita } = riga
  if (rivendita) return <span />
  const specchiature = riga.specchiature.map(({ tipoSerramento: { disegno }, senso: own, ...one }) => ({
    ...one,
    disegno,
    senso: own ?? null,
  }))
  if (specchiature.length === 0 && tipo.disegno === 'LIBERA' && tipo.immagine)
    return <img src={tipo.immagine} alt="" width={44} />
  const svg = drawSerramento({
    disegno: tipo.disegno,
    ante: leavesOf({ ante, tipoSerramento: tipo }),
    senso,
    specchiature,
    larghezza: larghezza ?? 1000,
    altezza: altezza ?? 1400,
  })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers
  return <Box aria-hidden sx={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: svg }} />
}

/** What the window is made of and has, in one running text. */
function Finestra({ riga }: { riga: RigaView_riga$data }) {
  const { famiglia = null, opzioni, tipoApertura = null, accessori, specchiature: fields } = riga
  const specchiature = fields.map(({ tipoApertura: own, ...one }) => ({ ...one, tipoApertura: own ?? null }))
  const details = finestraDetails({ famiglia, opzioni, tipoApertura, accessori, specchiature })
  if (details.length === 0) return null
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {details.map(([name, value], place) => (
        <span key={name}>
          {place > 0 && ' · '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>{' '}
          {value}
        </span>
      ))}
    </Typography>
  )
}

/** One line of an order, to be read. @param numero its place, from 1 */
export function RigaView({ numero, ...props }: { riga: RigaView_riga$key; numero: number }) {
  const riga = useFragment(
    graphql`
      fragment RigaView_riga on RigaOrdine {
        pk
        numero
        rivendita
        codiceRivendita
        tipoSerramento {
          nome
          disegno
          immagine
          ante
        }
        senso
        codiceSerramento {
          codice
          categoria
          forma
        }
        listino
        scontoArticolo
        scontoCorrettivo
        netto
        altezza
        larghezza
        ante
        forma
        descrizione
        famiglia {
          nome
        }
        opzioni {
          opzione {
            nome
          }
          valore {
            nome
          }
        }
        tipoApertura {
          nome
        }
        accessori {
          nome
        }
        specchiature {
          x
          y
          larghezza
          altezza
          ante
          senso
          tipoSerramento {
            nome
            disegno
          }
          tipoApertura {
            nome
          }
        }
        ...RigaParts_riga
      }
    `,
    props.riga,
  )
  const { viewPricesOnOrders } = useViewer().permessi
  const title = `titolo-riga-${riga.pk}`
  return (
    <Card component="li" aria-labelledby={title} sx={{ px: 1.5, py: 1, minWidth: 0, breakInside: 'avoid' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '44px minmax(0, 1fr)',
          columnGap: 1.5,
          [LARGO]: viewPricesOnOrders ? COLUMNS : WITHOUT_PREZZI,
        }}
      >
        <Box
          sx={{
            height: 44,
            display: 'flex',
            justifyContent: 'center',
            alignItems: 'center',
            color: 'text.secondary',
            '& svg': { maxWidth: '100%', height: 44, width: 'auto' },
          }}
        >
          <Figure riga={riga} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={title} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
              {numero}
            </Box>
            {riga.rivendita ? riga.codiceRivendita : riga.tipoSerramento.nome}
          </Typography>
          {riga.rivendita && <Chip label="Extra" variant="outlined" />}
          <Typography variant="body2" color="textSecondary">
            {riga.rivendita
              ? null
              : [
                  codiceOf(riga),
                  riga.ante ? formatCount(riga.ante, 'anta', 'ante') : null,
                  riga.forma ? `forma ${riga.forma}` : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
          </Typography>
        </Box>
        <Box
          component="dl"
          sx={{
            m: 0,
            gridColumn: '1 / -1',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            rowGap: 0.5,
            [LARGO]: { display: 'contents' },
          }}
        >
          <Item name="Pezzi" value={formatCount(riga.numero, 'pezzo', 'pezzi')} />
          <Item name="L × A" value={misureOf(riga)} />
          {viewPricesOnOrders && (
            <>
              <Item name="Listino" value={riga.listino != null && <EuroValue value={riga.listino} />} />
              <Item
                name="Sconto"
                value={riga.scontoArticolo != null && <PercentageValue value={riga.scontoArticolo} />}
              />
              <Item
                name="Sconto correttivo"
                value={riga.scontoCorrettivo != null && <PercentageValue value={riga.scontoCorrettivo} />}
              />
              <Item
                name="Netto"
                value={
                  riga.netto != null && (
                    <strong>
                      <EuroValue value={riga.netto} />
                    </strong>
                  )
                }
              />
            </>
          )}
        </Box>
        <Box sx={{ minWidth: 0, gridColumn: '1 / -1', [LARGO]: { gridColumn: '2 / -1', gridRow: 2 } }}>
          <Finestra riga={riga} />
          {riga.descrizione && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {riga.descrizione}
            </Typography>
          )}
        </Box>
      </Box>
      <RigaParts riga={riga} imagesOpen />
    </Card>
  )
}

/** A name and its value: one above the other, and where there are columns the value alone under the title of its own. */
function Item({ name, value }: { name: string; value: ReactNode }) {
  const lacks = value === null || value === undefined || value === false || value === ''
  return (
    <Box
      sx={{
        minWidth: 0,
        ...(lacks && { display: 'none' }),
        [LARGO]: { display: 'block', position: 'relative', textAlign: 'right' },
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary" sx={{ [LARGO]: visuallyHidden }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {lacks ? null : value}
      </Box>
    </Box>
  )
}
