import { graphql, readInlineData } from 'relay-runtime'
import type { readListino_listino$data, readListino_listino$key } from '#generated/readListino_listino.graphql.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { STATI_LISTINO, type StatoListino } from '#vendite/listini/words/rules.ts'

const fragment = graphql`
  fragment readListino_listino on Listino @inline {
    id
    pk
    nome
    dal
    al
    stato
    versione
    scontoMaxAgenti
    scontoMaxUfficio
    costo
    puoModificare
    motivoNonModificabile
    puoEliminare
    puoMettereInVigore
    puoArchiviare
    rilievi {
      codice
      messaggio
      vocePk
    }
    voci {
      pk
      versione
      famigliaPk
      tipoSerramentoPk
      valorePk
      modo
      prezzo
      minimoMq
      costo
      famiglia {
        nome
      }
      tipoSerramento {
        nome
      }
      valore {
        nome
      }
    }
    supplementi {
      motivo
      famigliaPk
      valorePk
      tipoAperturaPk
      accessorioPk
      oltreMm
      calcolo
      importo
      minimoMq
    }
    servizi {
      nome
      tipo
      calcolo
      importo
      minimo
      piano
      zona
      iva
      costo
    }
    sconti {
      tipoCliente
      clientePk
      cliente {
        nome
      }
      percentuale
    }
  }
`

/** A price list as its page shows it. */
export type ListinoDetail = Omit<readListino_listino$data, 'stato'> & { stato: StatoListino }
export type VoceOfListino = ListinoDetail['voci'][number]

/** Reads a price list out of its query, or of what a mutation answers. */
export function readListino(key: readListino_listino$key): ListinoDetail {
  const listino = readInlineData(fragment, key)
  return { ...listino, stato: wordOfEnum(STATI_LISTINO, listino.stato) }
}

/** Address of the grid of an entry. */
export const vocePath = (listinoPk: number, vocePk: number) => `/listini/${listinoPk}/voci/${vocePk}`

/** 'Classica 68 × Finestra a 1 anta, Rovere' */
export function voceName({
  famiglia,
  tipoSerramento,
  valore,
}: Pick<VoceOfListino, 'famiglia' | 'tipoSerramento' | 'valore'>) {
  const name = `${famiglia.nome} × ${tipoSerramento.nome}`
  return valore ? `${name}, ${valore.nome}` : name
}
