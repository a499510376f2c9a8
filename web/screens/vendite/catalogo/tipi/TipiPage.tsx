import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { TipiPageQuery } from '#generated/TipiPageQuery.graphql.ts'
import updateMutation from '#generated/TipoDialogUpdateMutation.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { drawingShapeLabels } from '#vendite/tipiSerramento/rules.ts'
import { TipoImage } from '../../vincoli/TipoImage.tsx'
import { CatalogoEntries } from '../parts/CatalogoEntries.tsx'
import { CatalogoListPage } from '../parts/CatalogoListPage.tsx'
import { EntrySigns } from '../parts/EntrySigns.tsx'
import { readTipo, type TipoEntry } from './readTipo.ts'
import { TipoDialog } from './TipoDialog.tsx'

const query = graphql`
  query TipiPageQuery @preloadable {
    tipiInCatalogo {
      ...readTipo_tipo
    }
    apertureInCatalogo {
      pk
      nome
      senso
      ritirato
    }
    accessoriInCatalogo {
      pk
      nome
      ritirato
    }
  }
`

const deleteMutation = graphql`
  mutation TipiPageDeleteMutation($pk: Int!) {
    deleteTipoSerramento(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation TipiPageOrdinaMutation($pks: [Int!]!) {
    arrangeTipiSerramento(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What keeps customers from asking for a type that is offered. */
function noticesOf({ fisso, famiglie, aperture }: TipoEntry): string[] {
  if (fisso) return []
  return [
    ...(famiglie.length === 0 ? ['Nessuna famiglia lo vende'] : []),
    ...(aperture.some(({ ritirato }) => !ritirato) ? [] : ['Senza aperture']),
  ]
}

function detailOf({ disegno, ante, conTelaio, extra, famiglie }: TipoEntry): string {
  if (extra) return 'Per le righe extra degli ordini'
  const parts = [
    drawingShapeLabels[disegno],
    formatCount(ante, 'anta', 'ante'),
    ...(conTelaio ? [] : ['senza telaio']),
    ...(famiglie.length > 0 ? [`venduto in ${formatCount(famiglie.length, 'famiglia', 'famiglie')}`] : []),
  ]
  return parts.join(' · ')
}

/** The window types of the catalogue. */
export default function TipiPage() {
  const { data: read, isWaiting } = useRouteQuery<TipiPageQuery>(query)
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const items = read.tipiInCatalogo.map((one): TipoEntry => {
    const tipo = readTipo(one)
    return {
      ...tipo,
      fixed: tipo.fisso,
      detail: detailOf(tipo),
      picture: <TipoImage tipo={tipo} side={52} />,
      segni: <EntrySigns ritirato={tipo.ritirato} word="Ritirato" notices={noticesOf(tipo)} />,
    }
  })
  return (
    <CatalogoListPage
      title="Tipi di serramento"
      pagina="/tipi"
      text="Quello che si può chiedere in un preventivo e mettere in un ordine. Una famiglia vende un tipo quando ha almeno un vincolo misura per lui."
      count={items.length}
      isWaiting={isWaiting}
    >
      <CatalogoEntries
        oggetto="TIPO_SERRAMENTO"
        title="Tipi di serramento"
        text="Nel preventivo compaiono in quest’ordine."
        items={items}
        add="Aggiungi tipo"
        mutations={{ remove: deleteMutation, retire: updateMutation, arrange: sortMutation }}
        dialog={(tipo, events) => (
          <TipoDialog tipo={tipo} aperture={read.apertureInCatalogo} accessori={read.accessoriInCatalogo} {...events} />
        )}
        list="tipiInCatalogo"
        onChanged={reread}
      />
    </CatalogoListPage>
  )
}
