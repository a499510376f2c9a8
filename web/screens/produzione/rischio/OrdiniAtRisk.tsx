import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { OrdiniAtRisk_warnings$key } from '#generated/OrdiniAtRisk_warnings.graphql.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { OrdineLink, WarningAction, WarningGroups, withOrdine } from './WarningTable.tsx'

const days = (dates: number) => formatCount(dates, 'giorno', 'giorni')

/** What a delay does to the date of the order, in words. */
function effect(nuovaFine: string | null | undefined, ritardo: number | null | undefined): string {
  if (nuovaFine == null) return 'Non trova posto'
  if (ritardo == null) return 'Senza approntamento'
  return ritardo === 0 ? 'Entro l’approntamento' : `${days(ritardo)} oltre`
}

/** Orders whose material comes after the phase that needs it, by the supplier order that decides their date. */
export function OrdiniAtRisk(props: { warnings: OrdiniAtRisk_warnings$key }) {
  const { aRischio } = useFragment(
    graphql`
      fragment OrdiniAtRisk_warnings on WarningsOrdiniFornitore {
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
    <WarningGroups
      label="Ordini a rischio"
      wide={['Cliente', 'Ordine fornitore']}
      widths={{
        Commessa: 88,
        'Ordine fornitore': 130,
        Previsto: 92,
        'Serve il': 92,
        Ritardo: 72,
        'Nuova fine': 92,
        Effetto: 172,
        Approntamento: 108,
      }}
      titles={[
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
      righe={withOrdine(aRischio).map(({ ordine, ordineFornitore, materiale, fornitore, ...item }) => ({
        key: ordine.pk,
        group: fornitore,
        action: (
          <WarningAction
            name="Sollecita"
            of={ordine.numeroCommessa}
            to={`/ordini-fornitore?ordine=${ordine.pk}&attesi=si`}
          />
        ),
        celle: [
          <OrdineLink key="ordine" pk={ordine.pk} numeroCommessa={ordine.numeroCommessa} />,
          ordine.cliente.nome,
          `n. ${ordineFornitore} · ${materiale}`,
          formatDate(item.previsto),
          formatDate(item.necessarioIl),
          days(item.giorni),
          formatDate(item.nuovaFine),
          <StatusChip
            key="effetto"
            word={effect(item.nuovaFine, item.ritardo)}
            tone={item.ritardo === 0 ? 'attenzione' : 'negativo'}
          />,
          formatDate(ordine.dataConsegna),
        ],
      }))}
    />
  )
}
