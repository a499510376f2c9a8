import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { type Location, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useGuardiaModifiche } from '../../../forms/useGuardiaModifiche.ts'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { VincoliPageQuery } from './__generated__/VincoliPageQuery.graphql.ts'
import { type Appunti, ContestoVincoli } from './contesto.ts'
import { FiltriVincoli } from './FiltriVincoli.tsx'
import { ElencoTipi } from './matrice/ElencoTipi.tsx'
import { Legenda } from './matrice/Legenda.tsx'
import { Matrice } from './matrice/Matrice.tsx'
import { contaRilievi, creaMatrice, filtraMatrice } from './matrice/matrice.ts'
import { PannelloAperto } from './pannello/PannelloAperto.tsx'
import { statoVincoli } from './stato.ts'
import { useRegistroModifiche } from './useModifiche.ts'
import { useRileggiAlRitorno } from './useRileggiAlRitorno.ts'

const query = graphql`
  query VincoliPageQuery {
    famiglie {
      pk
      nome
      tipologiaFamiglia {
        nome
      }
    }
    tipiSerramento {
      pk
      nome
      ante
      disegno
      immagine
      versione
      altezzaMin
      altezzaMax
      larghezzaMin
      larghezzaMax
      aperture {
        pk
        nome
        senso
      }
    }
    tipiApertura {
      pk
      nome
      immagine
    }
    vincoli {
      id
      pk
      versione
      famigliaPk
      tipoSerramentoPk
      altezzaMin
      altezzaMax
      larghezzaMin
      larghezzaMax
    }
  }
`

/** Another panel or none: what is being written in the open one would be lost. */
function lasciaPannello(da: Location, a: Location): boolean {
  const pannello = ({ pathname, search }: Location) => {
    const ricerca = new URLSearchParams(search)
    return [pathname, ricerca.get('tipo'), ricerca.get('famiglia')].join()
  }
  return pannello(da) !== pannello(a)
}

/** 'Vincoli misura': which measures each family makes of each window type. */
export default function VincoliPage() {
  const { riferimento, inAttesa } = useRouteQuery<VincoliPageQuery>()
  const dati = usePreloadedQuery<VincoliPageQuery>(query, riferimento)
  const { valori, imposta, azzera } = useUrlState(statoVincoli)
  const { revalidate } = useRevalidator()
  const [appunti, setAppunti] = useState<Appunti | null>(null)
  const modifiche = useRegistroModifiche()
  const telefono = useIsPhone()

  useGuardiaModifiche(modifiche.presenti, lasciaPannello)
  useRileggiAlRitorno(() => void revalidate())

  const matrice = useMemo(() => creaMatrice(dati), [dati])
  const { cerca_tipo, cerca_famiglia } = valori
  const segnalazioni = valori.segnalazioni === true
  const mostrata = useMemo(
    () => filtraMatrice(matrice, { tipo: cerca_tipo, famiglia: telefono ? '' : cerca_famiglia, segnalazioni }),
    [matrice, telefono, cerca_tipo, cerca_famiglia, segnalazioni],
  )
  const rilievi = useMemo(() => contaRilievi(matrice), [matrice])
  const contesto = {
    matrice,
    aperture: dati.tipiApertura,
    appunti,
    copia: setAppunti,
    rileggi: () => void revalidate(),
    segnalaModifiche: modifiche.segnala,
  }
  const apri = (tipo: number, famiglia: number | null) => imposta({ tipo, famiglia })
  const niente = matrice.tipi.length === 0 || matrice.gruppi.length === 0

  return (
    <Pagina
      titolo="Vincoli misura"
      inAttesa={inAttesa}
      piena
      filtri={<FiltriVincoli valori={valori} imposta={imposta} azzera={azzera} rilievi={rilievi} telefono={telefono} />}
    >
      {niente ? (
        <EmptyState
          titolo="Nessun tipo o nessuna famiglia"
          testo="Qui si indicano le misure che ogni famiglia consente per ogni tipo di serramento."
        />
      ) : mostrata.tipi.length === 0 || mostrata.gruppi.length === 0 ? (
        <EmptyState
          titolo={segnalazioni && rilievi === 0 ? 'Nessuna segnalazione' : 'Nessun risultato con questi filtri'}
          testo={segnalazioni && rilievi === 0 ? 'I vincoli non hanno lacune né sovrapposizioni.' : undefined}
        />
      ) : telefono ? (
        <ElencoTipi
          matrice={mostrata}
          famiglia={valori.mostra}
          onFamiglia={(mostra) => imposta({ mostra }, { sostituisci: true })}
          onApri={apri}
        />
      ) : (
        <>
          <Matrice matrice={mostrata} onApri={apri} />
          <Legenda />
        </>
      )}
      <ContestoVincoli value={contesto}>
        <PannelloAperto
          tipo={valori.tipo}
          famiglia={valori.famiglia}
          onApri={apri}
          onChiudi={() => imposta({ tipo: null, famiglia: null }, { sostituisci: true })}
        />
      </ContestoVincoli>
    </Pagina>
  )
}
