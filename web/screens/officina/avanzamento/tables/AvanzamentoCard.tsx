import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatEuro } from '#shared/formats/formats.ts'
import { OrdineCell, type RigaCommessa, shownPercent, TOTAL_PK } from './commesseColumns.tsx'

interface Props {
  riga: RigaCommessa
  materiali: boolean
  onAttivita: (riga: RigaCommessa) => void
}

/** An order with its progress on a phone. */
export function AvanzamentoCard({ riga, materiali, onAttivita }: Props) {
  const pairs: [string, string][] = materiali
    ? riga.valoriMateriali
        .filter(({ valoreEconomicoMateriale }) => valoreEconomicoMateriale > 0)
        .map((one) => [
          one.materiale,
          `${one.totalePercentualeMateriali == null ? '' : `${shownPercent(one.totalePercentualeMateriali)} · `}${formatEuro(one.valoreEconomicoMaterialeAvanzamento)}`,
        ])
    : [
        ['Netto', formatEuro(riga.netto)],
        ['Materiali', formatEuro(riga.totaleValoreMateriali)],
        ['Manodopera', formatEuro(riga.totaleValoreManodopera)],
        ['% av. materiali', shownPercent(riga.percentualeAvanzamentoAvMateriali)],
      ]
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, fontWeight: 650, minWidth: 0 }}>
          <OrdineCell riga={riga} />
        </Box>
        <Typography sx={{ fontWeight: 650 }}>
          {materiali ? formatEuro(riga.totaleValoreMateriali) : shownPercent(riga.percentualeAvanzamento)}
        </Typography>
      </Box>
      {riga.nomeCliente && <Typography variant="body2">{riga.nomeCliente}</Typography>}
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5, rowGap: 0.25 }}>
        {pairs.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {riga.pk !== TOTAL_PK && !materiali && (
        <Button
          onClick={() => onAttivita(riga)}
          aria-label={`Attività dell’ordine ${riga.numeroCommessa}`}
          sx={{ justifySelf: 'end', minHeight: 44 }}
        >
          Attività
        </Button>
      )}
    </Box>
  )
}
