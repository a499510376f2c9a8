import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { Link as RouteLink } from 'react-router'
import { graphql } from 'relay-runtime'
import type { OrdiniOfCliente_ordini$key } from '#generated/OrdiniOfCliente_ordini.graphql.ts'
import { ordiniOfClienteUrl } from '#screens/vendite/clienti/ordiniOfClienteUrl.ts'
import { afterWords, ShortLine, ShortList } from '#screens/vendite/clienti/ShortList.tsx'
import { formatDate } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { StatusChip, statusTone } from '#ui/StatusChip.tsx'
import { EuroValue } from '#ui/Values.tsx'
import { margineStatus, type OrdineMargine } from './margineStatus.ts'

function MargineChip(ordine: OrdineMargine) {
  const margine = margineStatus(ordine)
  return margine && <StatusChip {...margine} />
}

/** The latest orders of a customer, with their margin and state. */
export default function OrdiniOfCliente(props: { query: OrdiniOfCliente_ordini$key; pk: number }) {
  const { ordini } = useFragment(
    graphql`
      fragment OrdiniOfCliente_ordini on Query {
        ordini(filtro: { clientePk: $pk }, perPagina: 8, ordinamento: [DATA_DESC, ID_DESC]) {
          nodes {
            pk
            numeroCommessa
            data
            riferimento
            netto
            margine
            ritardoMateriali @required(action: THROW)
            statoMargine
            stato {
              nome
              colore
            }
          }
        }
      }
    `,
    props.query,
  )
  return (
    <DetailCard
      title="Ordini"
      actions={
        <Link component={RouteLink} to={ordiniOfClienteUrl(props.pk)} variant="body2">
          Vedi tutti
        </Link>
      }
    >
      {ordini.nodes.length === 0 && <Typography color="textSecondary">Ancora nessun ordine.</Typography>}
      <ShortList>
        {ordini.nodes.map(({ pk, numeroCommessa, data, riferimento, netto, stato, ...tempi }) => (
          <ShortLine
            key={pk}
            amount={netto != null && <EuroValue value={netto} />}
            end={
              <>
                <MargineChip {...tempi} />
                {stato && <StatusChip word={stato.nome} tone={statusTone(stato.colore)} />}
              </>
            }
          >
            <Link component={RouteLink} to={`/ordini/${pk}`} sx={{ fontWeight: 550 }}>
              {numeroCommessa}
            </Link>
            {afterWords([formatDate(String(data)), riferimento].filter(Boolean).join(' · '))}
          </ShortLine>
        ))}
      </ShortList>
    </DetailCard>
  )
}
