import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { commonDetails, ownDetails } from '#ordini/offerte/comuni/rules.ts'
import { drawSerramento } from '#shared/drawings/drawings.ts'
import { formatCount, formatEuro, formatPercentage, formatSize } from '#shared/formats/formats.ts'
import type { AlternativaRead } from './paginaOfferta.ts'

type Riga = AlternativaRead['righe'][number]

/** A name and its amount, under each other. */
function Sum({ name, amount, strong = false }: { name: string; amount: string; strong?: boolean }) {
  const weight = strong ? 650 : 400
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Typography sx={{ fontWeight: weight, color: strong ? 'text.primary' : 'text.secondary' }}>{name}</Typography>
      <Typography sx={{ fontWeight: weight, flex: 'none', fontVariantNumeric: 'tabular-nums' }}>{amount}</Typography>
    </Box>
  )
}

function Figure({ riga: { figura, larghezza, altezza } }: { riga: Riga }) {
  if (!figura || larghezza == null || altezza == null) return <span />
  const { disegno, ante, senso = null } = figura
  const specchiature = figura.specchiature.map(({ senso: own = null, ...one }) => ({ ...one, senso: own }))
  const svg = drawSerramento({ disegno, ante, senso, specchiature, larghezza, altezza })
  return (
    <Box
      aria-hidden
      sx={{ '& svg': { width: 56, height: 'auto', maxHeight: 72 } }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

const detailsOf = ({ dettagli }: Riga) => dettagli.map(({ nome, valore }) => [nome, valore] as const)

/** What a line says; what all of them have stands above. */
function RigaItem({ riga, common }: { riga: Riga; common: ReturnType<typeof commonDetails> }) {
  const { nome, descrizione, numero, altezza, larghezza, netto } = riga
  const size = altezza != null && larghezza != null ? formatSize(larghezza, altezza) : null
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '60px 1fr max-content', gap: 1.5, py: 1.5 }}>
      <Figure riga={riga} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>{nome}</Typography>
        <Typography variant="body2">
          {formatCount(numero, 'pezzo', 'pezzi')}
          {size !== null && (
            <>
              {' · '}
              <Box component="span" sx={{ display: 'inline-block' }}>
                {size}
              </Box>
            </>
          )}
        </Typography>
        {ownDetails(detailsOf(riga), common).map(([name, value]) => (
          <Typography key={name} variant="body2" color="textSecondary">
            {`${name}: ${value}`}
          </Typography>
        ))}
        {descrizione !== '' && <Typography variant="body2">{descrizione}</Typography>}
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{netto == null ? '–' : formatEuro(netto)}</Typography>
    </Box>
  )
}

/** What one alternative has, and its sums. */
export function AlternativaCard({ alternativa }: { alternativa: AlternativaRead }) {
  const { nome, descrizione, senzaFinestre, righe, servizi, listino, sconto, netto, imposte, totale } = alternativa
  const common = commonDetails(righe.filter(({ figura }) => figura != null).map(detailsOf))
  return (
    <Card component="section" aria-label={nome} sx={{ p: 2 }}>
      <Typography variant="h2">{nome}</Typography>
      {descrizione !== '' && <Typography sx={{ whiteSpace: 'pre-line', mt: 1 }}>{descrizione}</Typography>}
      {common.length > 0 && (
        <Box sx={{ mt: 1, px: 1.5, py: 1, borderRadius: 1, bgcolor: 'action.hover' }}>
          <Typography variant="body2" color="textSecondary">
            Tutti i serramenti
          </Typography>
          <Typography variant="body2">{common.map(([name, value]) => `${name}: ${value}`).join(' · ')}</Typography>
        </Box>
      )}
      <Box
        component="ol"
        aria-label="Righe"
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {righe.map((riga) => (
          <RigaItem key={riga.posizione} riga={riga} common={common} />
        ))}
      </Box>
      {senzaFinestre != null && <Typography sx={{ fontWeight: 550, mb: 1.5 }}>{senzaFinestre}</Typography>}
      <Divider sx={{ mb: 1.5 }} />
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {servizi.map((one) => (
          <Sum key={one.nome} name={one.nome} amount={formatEuro(one.importo)} />
        ))}
        {sconto > 0 && (
          <>
            <Sum name="Totale di listino" amount={formatEuro(listino)} />
            <Sum name="Sconti" amount={`−${formatEuro(sconto)}`} />
          </>
        )}
        <Sum name="Totale netto, IVA esclusa" amount={formatEuro(netto)} />
        {imposte.map(({ aliquota, imposta }) => (
          <Sum key={aliquota} name={`IVA ${formatPercentage(aliquota)}`} amount={formatEuro(imposta)} />
        ))}
        <Sum name="Totale, IVA inclusa" amount={formatEuro(totale)} strong />
      </Box>
    </Card>
  )
}
