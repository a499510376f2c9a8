import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { formatCount } from '../../../../../server/shared/formats/formats.ts'
import { formaDisegnoLabels } from '../../../../../server/vendite/tipiSerramento/rules.ts'
import { useRouteQuery } from '../../../../relay/RouteWithData.tsx'
import { TipoImage } from '../../vincoli/TipoImage.tsx'
import { CatalogoEntries } from '../parts/CatalogoEntries.tsx'
import { CatalogoListPage } from '../parts/CatalogoListPage.tsx'
import { EntrySigns } from '../parts/EntrySigns.tsx'
import type { TipiPageQuery } from './__generated__/TipiPageQuery.graphql.ts'
import updateMutation from './__generated__/TipoDialogUpdateMutation.graphql.ts'
import { readTipo, type TipoEntry } from './readTipo.ts'
import { TipoDialog } from './TipoDialog.tsx'

const query = graphql`
  query TipiPageQuery {
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
      errors {
        code
        field
        message
      }
    }
  }
`

const ordinaMutation = graphql`
  mutation TipiPageOrdinaMutation($pks: [Int!]!) {
    ordinaTipiSerramento(input: { pks: $pks }) {
      pks
      errors {
        code
        field
        message
      }
    }
  }
`

/** What keeps customers from asking for a type that is offered. */
function avvisiOf({ fisso, famiglie, aperture }: TipoEntry): string[] {
  if (fisso) return []
  return [
    ...(famiglie.length === 0 ? ['Nessuna famiglia lo vende'] : []),
    ...(aperture.some(({ ritirato }) => !ritirato) ? [] : ['Senza aperture']),
  ]
}

function dettaglioOf({ disegno, ante, conTelaio, famiglie }: TipoEntry): string {
  const parti = [
    formaDisegnoLabels[disegno],
    formatCount(ante, 'anta', 'ante'),
    ...(conTelaio ? [] : ['senza telaio']),
    ...(famiglie.length > 0 ? [`venduto in ${formatCount(famiglie.length, 'famiglia', 'famiglie')}`] : []),
  ]
  return parti.join(' · ')
}

/** The window types of the catalogue. */
export default function TipiPage() {
  const { riferimento, inAttesa } = useRouteQuery<TipiPageQuery>()
  const letto = usePreloadedQuery<TipiPageQuery>(query, riferimento)
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const voci = letto.tipiInCatalogo.map((uno): TipoEntry => {
    const tipo = readTipo(uno)
    return {
      ...tipo,
      dettaglio: dettaglioOf(tipo),
      figura: <TipoImage tipo={tipo} lato={52} />,
      segni: <EntrySigns ritirato={tipo.ritirato} parola="Ritirato" avvisi={avvisiOf(tipo)} />,
    }
  })
  return (
    <CatalogoListPage
      titolo="Tipi di serramento"
      pagina="/tipi"
      testo="Quello che si può chiedere in un preventivo e mettere in un ordine. Una famiglia vende un tipo quando ha almeno un vincolo misura per lui."
      conteggio={voci.length}
      inAttesa={inAttesa}
    >
      <CatalogoEntries
        oggetto="TipoSerramento"
        titolo="Tipi di serramento"
        testo="Nel preventivo compaiono in quest’ordine."
        voci={voci}
        aggiungi="Aggiungi tipo"
        mutations={{ remove: deleteMutation, retire: updateMutation, arrange: ordinaMutation }}
        dialog={(tipo, events) => (
          <TipoDialog
            tipo={tipo}
            aperture={letto.apertureInCatalogo}
            accessori={letto.accessoriInCatalogo}
            {...events}
          />
        )}
        onChanged={rileggi}
      />
    </CatalogoListPage>
  )
}
