import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import type { FamigliaPageQuery } from '#generated/FamigliaPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { FamigliaDetail } from './FamigliaDetail.tsx'
import { readFamiglia } from './readFamiglia.ts'

const query = graphql`
  query FamigliaPageQuery($pk: Int!) @preloadable {
    famigliaInCatalogo(pk: $pk) {
      ...readFamiglia_famiglia
    }
    tipologieInCatalogo {
      pk
      nome
    }
  }
`

/** A family: its data, pictures and options, what is missing, how the customer sees it. */
export default function FamigliaPage() {
  const { data: read, isWaiting } = useRouteQuery<FamigliaPageQuery>(query)
  const famiglia = read.famigliaInCatalogo && readFamiglia(read.famigliaInCatalogo)
  const [removed, setDeleted] = useState(false)
  if (!famiglia || removed) {
    return (
      <Page title="Famiglia non trovata">
        <EmptyState
          title="Questa famiglia non c’è"
          text="Il numero è sbagliato, oppure la famiglia è stata eliminata."
          action={
            <Button variant="contained" component={Link} to="/">
              Torna al catalogo
            </Button>
          }
        />
      </Page>
    )
  }
  return (
    <FamigliaDetail
      key={famiglia.pk}
      famiglia={famiglia}
      tipologie={read.tipologieInCatalogo}
      isWaiting={isWaiting}
      onRemoved={() => setDeleted(true)}
    />
  )
}
