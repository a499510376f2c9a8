// The reference data: one request that browser and server keep.
import { graphql } from '../relay/graphql.ts'
import { sendDocument } from '../relay/network.ts'
import type { catalogoQuery$data } from './__generated__/catalogoQuery.graphql.ts'
import type { WizardCatalogo } from './model.ts'
import { onSale } from './onSale.ts'

const query = graphql`
  query catalogoQuery {
    configurazione {
      tipiCliente
      tipiIntervento
      piani
      telefonoCommerciale
      sito
      informativaPrivacy
      azienda {
        ragioneSociale
      }
    }
    famiglie {
      pk
      nome
      descrizione
      tipologiaFamiglia {
        nome
      }
      immagini {
        immagine
      }
      opzioni {
        pk
        nome
        valori {
          pk
          nome
          html
        }
      }
    }
    tipiSerramento {
      pk
      nome
      disegno
      ante
      altezzaMin
      altezzaMax
      larghezzaMin
      larghezzaMax
      aperture {
        pk
        nome
        senso
      }
      accessori {
        pk
        nome
      }
    }
    vincoli {
      pk
      famigliaPk
      tipoSerramentoPk
      altezzaMin
      altezzaMax
      larghezzaMin
      larghezzaMax
    }
  }
`

/**
 * Reads the catalogue.
 * @throws NetworkError, VersionError, RefusalError, ServerError
 */
export async function fetchCatalogo(): Promise<WizardCatalogo> {
  const { data } = await sendDocument(query.params, {}, { conCache: true })
  return catalogoFromAnswer(data as unknown as catalogoQuery$data)
}

const voce = ({ pk, nome }: { pk: number; nome: string }) => ({ id: pk, nome })

/** The answer under the names of the shared rules. */
function catalogoFromAnswer({ configurazione, famiglie, tipiSerramento, vincoli }: catalogoQuery$data): WizardCatalogo {
  const { azienda, ...impostazioni } = configurazione
  return onSale({
    ...impostazioni,
    azienda: azienda.ragioneSociale,
    famiglie: famiglie.map((famiglia) => ({
      ...voce(famiglia),
      descrizione: famiglia.descrizione,
      tipologia: famiglia.tipologiaFamiglia.nome,
      immagini: famiglia.immagini.map(({ immagine }) => immagine),
      opzioni: famiglia.opzioni.map((opzione) => ({
        ...voce(opzione),
        valori: opzione.valori.map((value) => ({ ...voce(value), html: value.html })),
      })),
    })),
    tipi: tipiSerramento.map(({ pk, ...tipo }) => ({
      ...tipo,
      id: pk,
      aperture: tipo.aperture.map(({ pk: id, ...apertura }) => ({ ...apertura, id })),
      accessori: tipo.accessori.map(voce),
    })),
    vincoli: vincoli.map(({ pk, famigliaPk, tipoSerramentoPk, ...misure }) => ({
      ...misure,
      id: pk,
      famiglia: famigliaPk,
      tipoSerramento: tipoSerramentoPk,
    })),
  })
}
