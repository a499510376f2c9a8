import { useRevalidator } from 'react-router'
import { graphql, readInlineData } from 'relay-runtime'
import updateMutation from '#generated/AperturaDialogUpdateMutation.graphql.ts'
import type { AperturePage_apertura$key } from '#generated/AperturePage_apertura.graphql.ts'
import type { AperturePageQuery } from '#generated/AperturePageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { whole } from '#relay/reading/whole.ts'
import { sensoAperturaLabels } from '#vendite/tipiApertura/rules.ts'
import { CatalogoEntries } from '../parts/CatalogoEntries.tsx'
import { CatalogoListPage } from '../parts/CatalogoListPage.tsx'
import { EntrySigns } from '../parts/EntrySigns.tsx'
import { AperturaDialog, type AperturaEntry } from './AperturaDialog.tsx'
import { AperturaImage } from './AperturaImage.tsx'

const query = graphql`
  query AperturePageQuery @preloadable {
    apertureInCatalogo {
      ...AperturePage_apertura
    }
  }
`

const fragment = graphql`
  fragment AperturePage_apertura on TipoApertura @inline {
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
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation AperturePageOrdinaMutation($pks: [Int!]!) {
    arrangeTipiApertura(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** The openings of the catalogue. */
export default function AperturePage() {
  const { data, isWaiting } = useRouteQuery<AperturePageQuery>(query)
  const { apertureInCatalogo } = data
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const items = apertureInCatalogo.map((one): AperturaEntry => {
    const read = whole(readInlineData<AperturePage_apertura$key>(fragment, one), 'versione', 'usi')
    return {
      ...read,
      detail: sensoAperturaLabels[read.senso] === read.nome ? undefined : sensoAperturaLabels[read.senso],
      picture: <AperturaImage apertura={read} side={44} />,
      segni: <EntrySigns ritirato={read.ritirato} word="Ritirata" />,
    }
  })
  return (
    <CatalogoListPage
      title="Aperture"
      pagina="/aperture"
      text="Come si apre un serramento. Quali aperture offre un tipo si sceglie nel tipo."
      count={items.length}
      isWaiting={isWaiting}
    >
      <CatalogoEntries
        oggetto="TIPO_APERTURA"
        title="Aperture"
        text="Nel preventivo compaiono in quest’ordine: la prima di un tipo è quella del suo disegno."
        items={items}
        add="Aggiungi apertura"
        mutations={{ remove: deleteMutation, retire: updateMutation, arrange: sortMutation }}
        dialog={(apertura, events) => <AperturaDialog apertura={apertura} {...events} />}
        list="apertureInCatalogo"
        onChanged={reread}
      />
    </CatalogoListPage>
  )
}
