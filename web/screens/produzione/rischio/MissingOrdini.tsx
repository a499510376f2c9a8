import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { MissingOrdini_warnings$key } from '#generated/MissingOrdini_warnings.graphql.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { OrdineLink, WarningTable, withOrdine } from './WarningTable.tsx'

const first = (days: readonly (string | null | undefined)[]) => days.flatMap((day) => day ?? []).sort()[0]

/** Orders without a supplier order for some material, and until when there is time. */
export function MissingOrdini(props: { warnings: MissingOrdini_warnings$key; today: string }) {
  const { mancanti } = useFragment(
    graphql`
      fragment MissingOrdini_warnings on WarningsOrdiniFornitore {
        mancanti {
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
            necessarioIl
            ordinareEntro
          }
        }
      }
    `,
    props.warnings,
  )
  if (mancanti.length === 0) return <Typography color="textSecondary">Non manca nessun ordine fornitore.</Typography>
  return (
    <WarningTable
      label="Ordini fornitore mancanti"
      wide={['Cliente', 'Materiali']}
      titles={['Commessa', 'Cliente', 'Materiali', 'Serve il', 'Ordinare entro', 'Approntamento']}
      righe={withOrdine(mancanti).map(({ ordine, materiali }) => ({
        key: ordine.pk,
        celle: [
          <OrdineLink key="ordine" pk={ordine.pk} numeroCommessa={ordine.numeroCommessa} />,
          ordine.cliente.nome,
          <Stack key="materiali" direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
            {materiali.map(({ materiale, ordinareEntro }) => (
              <StatusChip
                key={materiale}
                word={materiale}
                tone={ordinareEntro && ordinareEntro < props.today ? 'negativo' : 'attenzione'}
              />
            ))}
          </Stack>,
          formatDate(first(materiali.map(({ necessarioIl }) => necessarioIl))),
          formatDate(first(materiali.map(({ ordinareEntro }) => ordinareEntro))),
          formatDate(ordine.dataConsegna),
        ],
      }))}
    />
  )
}
