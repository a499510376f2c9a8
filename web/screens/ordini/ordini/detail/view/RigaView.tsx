import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatCount, formatMm, formatSize } from '../../../../../../server/shared/formats/formats.ts'
import { useViewer } from '../../../../../shell/viewer.ts'
import { EuroValue, PercentageValue } from '../../../../../ui/Values.tsx'
import { RigaParts } from '../../riga/RigaParts.tsx'
import type { RigaView_riga$data, RigaView_riga$key } from './__generated__/RigaView_riga.graphql.ts'

/** 'F1 · LEGNO · RETT', or the code of an extra line. */
function codiceDi({ codiceSerramento, codiceRivendita }: RigaView_riga$data): string {
  if (!codiceSerramento) return codiceRivendita
  const { codice, categoria, forma } = codiceSerramento
  return [codice, categoria, forma].filter(Boolean).join(' · ')
}

/** '1.200 × 1.500 mm', or the one measure that is there. */
function misureDi({ larghezza, altezza }: RigaView_riga$data): string | null {
  if (larghezza !== null && larghezza !== undefined && altezza !== null && altezza !== undefined)
    return formatSize(larghezza, altezza)
  if (larghezza) return `L ${formatMm(larghezza)}`
  return altezza ? `A ${formatMm(altezza)}` : null
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
        }
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
        ...RigaParts_riga
      }
    `,
    props.riga,
  )
  const { viewPricesOnOrders } = useViewer().permessi
  const title = `titolo-riga-${riga.pk}`
  return (
    <Card component="li" aria-labelledby={title} sx={{ p: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
        <Typography id={title} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
            {numero}
          </Box>
          {riga.rivendita ? riga.codiceRivendita : riga.tipoSerramento.nome}
        </Typography>
        {riga.rivendita && <Chip label="Extra" variant="outlined" />}
        <Typography variant="body2" color="textSecondary">
          {riga.rivendita ? null : codiceDi(riga)}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Chip label={formatCount(riga.numero, 'pezzo', 'pezzi')} />
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, alignItems: 'flex-start' }}
      >
        <Voce nome="L × A" valore={misureDi(riga)} />
        <Voce nome="Ante" valore={riga.ante} />
        <Voce nome="Forma" valore={riga.forma} />
        {viewPricesOnOrders && (
          <>
            <Voce nome="Listino" valore={riga.listino !== null && <EuroValue valore={riga.listino} />} />
            <Voce
              nome="Sconto"
              valore={riga.scontoArticolo !== null && <PercentageValue valore={riga.scontoArticolo} />}
            />
            <Voce
              nome="Sconto correttivo"
              valore={riga.scontoCorrettivo !== null && <PercentageValue valore={riga.scontoCorrettivo} />}
            />
            <Voce
              nome="Netto"
              valore={
                riga.netto !== null && (
                  <strong>
                    <EuroValue valore={riga.netto} />
                  </strong>
                )
              }
            />
          </>
        )}
      </Box>
      {riga.descrizione && (
        <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {riga.descrizione}
        </Typography>
      )}
      <RigaParts riga={riga} immaginiAperte />
    </Card>
  )
}

/** A name above its value; nothing where there is none. */
function Voce({ nome, valore }: { nome: string; valore: ReactNode }) {
  if (valore === null || valore === undefined || valore === false || valore === '') return null
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {nome}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {valore}
      </Box>
    </div>
  )
}
