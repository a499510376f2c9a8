import Link from '@mui/material/Link'
import { Link as RouteLink } from 'react-router'

interface Props {
  readonly ordinePk: number | null | undefined
  readonly numeroCommessa: string
  readonly nomeCliente?: string
}

/** An order by number and customer, as a link to it. */
export function OrdineWords({ ordinePk, numeroCommessa, nomeCliente = '' }: Props) {
  if (ordinePk == null) return 'Senza ordine'
  return (
    <>
      <Link component={RouteLink} to={`/ordini/${ordinePk}/fasi`} sx={{ fontWeight: 550 }}>
        {numeroCommessa}
      </Link>{' '}
      {nomeCliente}
    </>
  )
}
