import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql, readInlineData } from 'relay-runtime'
import updateMutation from '#generated/AperturaDialogUpdateMutation.graphql.ts'
import type { AperturePage_apertura$key } from '#generated/AperturePage_apertura.graphql.ts'
import type { AperturePageQuery } from '#generated/AperturePageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { sensoAperturaLabels } from '#vendite/tipiApertura/rules.ts'
import { CatalogoEntries } from '../parts/CatalogoEntries.tsx'
import { CatalogoListPage } from '../parts/CatalogoListPage.tsx'
import { EntrySigns } from '../parts/EntrySigns.tsx'
import { AperturaDialog, type AperturaEntry } from './AperturaDialog.tsx'
import { AperturaImage } from './AperturaImage.tsx'

const query = graphql`
  query AperturePageQuery {
    apertureInCatalogo {
      ...AperturePage_apertura
    }
  }
`

const fragment = graphql`
  fragment AperturePage_apertura on AperturaInCatalogo @inline {
    id
    pk
    nome
    senso
    immagine
    ritirato
    versione
    usi
  }
`

const deleteMutation = graphql`
  mutation AperturePageDeleteMutation($pk: Int!) {
    deleteTipoApertura(input: { pk: $pk }) {
      deletedId
      errors {
        code
        field
        message
      }
    }
  }
`

const sortMutation = graphql`
  mutation AperturePageOrdinaMutation($pks: [Int!]!) {
    ordinaTipiApertura(input: { pks: $pks }) {
      pks
      errors {
        code
        field
        message
      }
    }
  }
`

/** The openings of the catalogue. */
export default function AperturePage() {
  const { riferimento, inAttesa } = useRouteQuery<AperturePageQuery>()
  const { apertureInCatalogo } = usePreloadedQuery<AperturePageQuery>(query, riferimento)
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const items = apertureInCatalogo.map((one): AperturaEntry => {
    const read = readInlineData<AperturePage_apertura$key>(fragment, one)
    return {
      ...read,
      dettaglio: sensoAperturaLabels[read.senso],
      figura: <AperturaImage apertura={read} side={44} />,
      segni: <EntrySigns ritirato={read.ritirato} word="Ritirata" />,
    }
  })
  return (
    <CatalogoListPage
      title="Aperture"
      pagina="/aperture"
      testo="Come si apre un serramento. Quali aperture offre un tipo si sceglie nel tipo."
      count={items.length}
      isWaiting={inAttesa}
    >
      <CatalogoEntries
        oggetto="TipoApertura"
        titolo="Aperture"
        testo="Nel preventivo compaiono in quest’ordine: la prima di un tipo è quella del suo disegno."
        voci={items}
        aggiungi="Aggiungi apertura"
        mutations={{ remove: deleteMutation, retire: updateMutation, arrange: sortMutation }}
        dialog={(apertura, events) => <AperturaDialog apertura={apertura} {...events} />}
        onChanged={reread}
      />
    </CatalogoListPage>
  )
}
