import Link from '@mui/material/Link'
import { useFragment } from 'react-relay'
import { Link as RouteLink } from 'react-router'
import { graphql } from 'relay-runtime'
import type { OrdineWords_ordine$key } from '#generated/OrdineWords_ordine.graphql.ts'

const fragment = graphql`
  fragment OrdineWords_ordine on Ordine {
    pk
    numeroCommessa
    nomeCliente
  }
`

/** An order by number and customer, as a link to it. */
export function OrdineWords(props: { ordine: OrdineWords_ordine$key | null }) {
  const ordine = useFragment(fragment, props.ordine)
  if (!ordine) return 'Senza ordine'
  return (
    <>
      <Link component={RouteLink} to={`/ordini/${ordine.pk}/fasi`} sx={{ fontWeight: 550 }}>
        {ordine.numeroCommessa}
      </Link>{' '}
      {ordine.nomeCliente}
    </>
  )
}
