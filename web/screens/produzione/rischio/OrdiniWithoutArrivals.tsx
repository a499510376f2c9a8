import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { OrdiniWithoutArrivals_warnings$key } from '#generated/OrdiniWithoutArrivals_warnings.graphql.ts'
import { formatDate, formatInteger } from '#shared/formats/formats.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { OrdineLink, WarningTable, withOrdine } from './WarningTable.tsx'

/** Orders that operators work on though what the work waits for has not arrived, by what is written of it. */
export function OrdiniWithoutArrivals(props: { warnings: OrdiniWithoutArrivals_warnings$key }) {
  const { attivitaSenzaArrivi } = useFragment(
    graphql`
      fragment OrdiniWithoutArrivals_warnings on WarningsOrdiniFornitore {
        attivitaSenzaArrivi {
          ordine {
            pk
            numeroCommessa
            dataConsegna
            cliente {
              nome
            }
          }
          materiali {
            materiale
            ordinato
          }
          attivita
          ultimaAttivita
          lavorazioni
        }
      }
    `,
    props.warnings,
  )
  if (attivitaSenzaArrivi.length === 0) {
    return <Typography color="textSecondary">Nessuna attività senza il suo materiale.</Typography>
  }
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Gli operatori ci hanno lavorato, ma nessun ordine fornitore è ARRIVATO con la data di consegna effettiva.
      </Typography>
      <WarningTable
        label="Attività senza materiale arrivato"
        wide={['Cliente', 'Materiali', 'Lavorazioni']}
        titles={['Commessa', 'Cliente', 'Materiali', 'Lavorazioni', 'Attività', 'Ultima', 'Approntamento']}
        righe={withOrdine(attivitaSenzaArrivi).map(({ ordine, materiali, lavorazioni, attivita, ultimaAttivita }) => ({
          key: ordine.pk,
          celle: [
            <OrdineLink key="ordine" pk={ordine.pk} numeroCommessa={ordine.numeroCommessa} />,
            ordine.cliente.nome,
            <Stack key="materiali" direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
              {materiali.map(({ materiale, ordinato }) => (
                <StatusChip
                  key={materiale}
                  word={materiale}
                  tone={ordinato ? 'attenzione' : 'negativo'}
                  nota={ordinato ? 'Ordinato, non arrivato' : 'Senza ordine fornitore'}
                />
              ))}
            </Stack>,
            lavorazioni.join(', '),
            formatInteger(attivita),
            formatDate(ultimaAttivita),
            formatDate(ordine.dataConsegna),
          ],
        }))}
      />
    </>
  )
}
