import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatCount, formatDate } from '../../../../server/shared/formats/formats.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import type { OrdiniARischio_warnings$key } from './__generated__/OrdiniARischio_warnings.graphql.ts'
import { OrdineLink, WarningTable } from './WarningTable.tsx'

const days = (giorni: number) => formatCount(giorni, 'giorno', 'giorni')

/** What a delay does to the date of the order, in words. */
function effect(nuovaFine: string | null | undefined, ritardo: number | null | undefined): string {
  if (nuovaFine == null) return 'Non trova posto'
  if (ritardo == null) return 'Senza approntamento'
  return ritardo === 0 ? 'Entro l’approntamento' : `${days(ritardo)} oltre`
}

/** Orders whose material comes after the phase that needs it, by the supplier order that decides their date. */
export function OrdiniARischio(props: { warnings: OrdiniARischio_warnings$key }) {
  const { aRischio } = useFragment(
    graphql`
      fragment OrdiniARischio_warnings on WarningsOrdiniFornitore {
        aRischio {
          ordine {
            pk
            numeroCommessa
            dataConsegna
            cliente {
              nome
            }
          }
          ordineFornitore
          materiale
          fornitore
          previsto
          necessarioIl
          giorni
          nuovaFine
          ritardo
        }
      }
    `,
    props.warnings,
  )
  if (aRischio.length === 0) return <Typography color="textSecondary">Nessun ordine a rischio.</Typography>
  return (
    <WarningTable
      etichetta="Ordini a rischio"
      ampi={['Cliente', 'Ordine fornitore']}
      titoli={[
        'Commessa',
        'Cliente',
        'Ordine fornitore',
        'Previsto',
        'Serve il',
        'Ritardo',
        'Nuova fine',
        'Effetto',
        'Approntamento',
      ]}
      righe={aRischio.map(({ ordine, ordineFornitore, materiale, fornitore, ...voce }) => ({
        chiave: ordine.pk,
        celle: [
          <OrdineLink key="ordine" pk={ordine.pk} numeroCommessa={ordine.numeroCommessa} />,
          ordine.cliente.nome,
          `n. ${ordineFornitore} · ${materiale} da ${fornitore}`,
          formatDate(voce.previsto),
          formatDate(voce.necessarioIl),
          days(voce.giorni),
          formatDate(voce.nuovaFine),
          <StatusChip
            key="effetto"
            parola={effect(voce.nuovaFine, voce.ritardo)}
            tono={voce.ritardo === 0 ? 'attenzione' : 'negativo'}
          />,
          formatDate(ordine.dataConsegna),
        ],
      }))}
    />
  )
}
