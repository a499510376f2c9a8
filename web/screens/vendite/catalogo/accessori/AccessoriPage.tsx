import { useRevalidator } from 'react-router'
import { graphql, readInlineData } from 'relay-runtime'
import updateMutation from '#generated/AccessorioDialogUpdateMutation.graphql.ts'
import type { AccessoriPage_accessorio$key } from '#generated/AccessoriPage_accessorio.graphql.ts'
import type { AccessoriPageQuery } from '#generated/AccessoriPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { whole } from '#relay/reading/whole.ts'
import { CatalogoEntries } from '../parts/CatalogoEntries.tsx'
import { CatalogoListPage } from '../parts/CatalogoListPage.tsx'
import { EntrySigns } from '../parts/EntrySigns.tsx'
import { AccessorioDialog, type AccessorioEntry } from './AccessorioDialog.tsx'

const query = graphql`
  query AccessoriPageQuery @preloadable {
    accessoriInCatalogo {
      ...AccessoriPage_accessorio
    }
  }
`

const fragment = graphql`
  fragment AccessoriPage_accessorio on Accessorio @inline {
    id
    pk
    nome
    ritirato
    versione
    usi
  }
`

const deleteMutation = graphql`
  mutation AccessoriPageDeleteMutation($pk: Int!) {
    deleteAccessorio(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation AccessoriPageOrdinaMutation($pks: [Int!]!) {
    arrangeAccessori(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** The accessories of the catalogue. */
export default function AccessoriPage() {
  const { data, isWaiting } = useRouteQuery<AccessoriPageQuery>(query)
  const { accessoriInCatalogo } = data
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const items = accessoriInCatalogo.map((one): AccessorioEntry => {
    const read = whole(readInlineData<AccessoriPage_accessorio$key>(fragment, one), 'versione', 'usi')
    return { ...read, segni: <EntrySigns ritirato={read.ritirato} word="Ritirato" /> }
  })
  return (
    <CatalogoListPage
      title="Accessori"
      pagina="/accessori"
      text="Quello che si può aggiungere a un serramento. Quali accessori ha un tipo si sceglie nel tipo."
      count={items.length}
      isWaiting={isWaiting}
    >
      <CatalogoEntries
        oggetto="ACCESSORIO"
        title="Accessori"
        text="Nel preventivo compaiono in quest’ordine."
        items={items}
        add="Aggiungi accessorio"
        mutations={{ remove: deleteMutation, retire: updateMutation, arrange: sortMutation }}
        dialog={(accessorio, events) => <AccessorioDialog object={accessorio} {...events} />}
        list="accessoriInCatalogo"
        onChanged={reread}
      />
    </CatalogoListPage>
  )
}
