import { graphql, readInlineData } from 'relay-runtime'
import type { readAttivita_attivita$key } from '#generated/readAttivita_attivita.graphql.ts'
import type { readAttivita_dettaglio$key } from '#generated/readAttivita_dettaglio.graphql.ts'
import { countPezzi, TIPI_PEZZO, unitaPezzi } from '#officina/lavorazioni/rules.ts'
import { ETICHETTE_PEZZI } from '#ordini/distinte/liste/labels/kinds/rules.ts'
import type { DrawingShape } from '#shared/drawings/drawings.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatDate, formatSize } from '#shared/formats/formats.ts'
import { type ShownAttivita, times } from './attivita.ts'
import type { AttivitaDetail } from './edit/AttivitaForm.tsx'

const fragment = graphql`
  fragment readAttivita_attivita on Attivita @inline {
    pk
    data
    ordine {
      pk
      numeroCommessa
      nomeCliente
      riferimento
    }
    lavorazione {
      pk
      nome
      attivitaNumero
    }
    secondaLavorazione {
      pk
      nome
    }
    oraInizio
    oraFine
    fineProposta
    chiusura
    tempo
    note
    fineLavorazione
    numeroPezzi
    versione
    motivoNonModificabile
  }
`

const detailFragment = graphql`
  fragment readAttivita_dettaglio on Attivita @inline {
    motivoNonEliminabile
    etichette
    lavorazione {
      attivitaNumero
      controlli {
        pk
        descrizione
        frequenza
        attivo
      }
    }
    secondaLavorazione {
      controlli {
        pk
        descrizione
        frequenza
        attivo
      }
    }
    righe {
      pk
      posizione
      tipoSerramento
      finestra
      descrizione
      altezza
      larghezza
      numero
      ante
      senso
      forma
      specchiature {
        x
        y
        larghezza
        altezza
        ante
        senso
        forma
      }
      foto
      pezzi {
        posizione
        fatto
        suo
        fattoDa
        fattoIl
      }
    }
    sessioni {
      pk
      data
      oraInizio
      oraFine
      tempo
      operatore {
        user {
          firstName
          lastName
        }
      }
      note
      pezzi
    }
  }
`

/** How the device names an activity that the server has. */
export const attivitaObject = (pk: number) => `attivita:${pk}`

/** An activity as lists show it. */
export function readAttivita(key: readAttivita_attivita$key): ShownAttivita {
  const { ordine, lavorazione, numeroPezzi, ...read } = readInlineData<readAttivita_attivita$key>(fragment, key)
  return {
    object: attivitaObject(read.pk),
    pk: read.pk,
    data: read.data,
    ordine: ordine
      ? {
          pk: ordine.pk,
          numeroCommessa: ordine.numeroCommessa,
          cliente: ordine.nomeCliente,
          riferimento: ordine.riferimento,
        }
      : null,
    lavorazione: { pk: lavorazione.pk, nome: lavorazione.nome },
    secondaLavorazione: read.secondaLavorazione ?? null,
    oraInizio: read.oraInizio ?? null,
    oraFine: read.oraFine ?? null,
    fineProposta: read.fineProposta ?? null,
    chiusura: read.chiusura ?? null,
    tempo: read.tempo ?? null,
    note: read.note,
    fineLavorazione: read.fineLavorazione,
    avanzamento: numeroPezzi > 0 ? countPezzi(numeroPezzi, wordOfEnum(TIPI_PEZZO, lavorazione.attivitaNumero)) : '',
    versione: read.versione,
    motivoNonModificabile: read.motivoNonModificabile ?? null,
    // Known once it is opened.
    motivoNonEliminabile: '',
    inAttesa: false,
  }
}

const photosOf = (addresses: readonly (string | null | undefined)[]) =>
  addresses.flatMap((indirizzo, n) => (indirizzo ? [{ posizione: n + 1, indirizzo }] : []))

/** What the dialog of an activity needs besides, and why the activity may not be removed. */
export function readDetail(
  key: readAttivita_dettaglio$key,
): AttivitaDetail & { readonly motivoNonEliminabile: string | null } {
  const { lavorazione, secondaLavorazione, righe, sessioni, motivoNonEliminabile, etichette } =
    readInlineData<readAttivita_dettaglio$key>(detailFragment, key)
  const tipo = wordOfEnum(TIPI_PEZZO, lavorazione.attivitaNumero)
  return {
    motivoNonEliminabile: motivoNonEliminabile ?? null,
    unita: unitaPezzi(tipo),
    etichette: etichette.map((one) => wordOfEnum(ETICHETTE_PEZZI, one)),
    righe: righe.map(
      ({ pk, posizione, tipoSerramento, finestra, descrizione, altezza, larghezza, numero, pezzi, ...look }) => ({
        pk,
        riga: posizione,
        look: {
          ...look,
          foto: photosOf(look.foto),
          specchiature: look.specchiature.map(({ forma, senso, ...one }) => ({
            ...one,
            disegno: forma as DrawingShape,
            senso: senso ?? null,
          })),
          senso: look.senso ?? null,
          altezza: altezza ?? null,
          larghezza: larghezza ?? null,
        },
        title: [`${posizione}. ${tipoSerramento}`, finestra, descrizione].filter(Boolean).join(', '),
        misure: [
          larghezza != null && altezza != null ? formatSize(larghezza, altezza) : null,
          `${numero} ${numero === 1 ? 'pezzo' : 'pezzi'}`,
        ]
          .filter(Boolean)
          .join(', '),
        pezzi: pezzi.map((pezzo) => ({
          posizione: pezzo.posizione,
          fattoDa: pezzo.fatto
            ? `${pezzo.fattoDa ?? 'Ufficio'}${pezzo.fattoIl ? `, ${formatDate(pezzo.fattoIl)}` : ''}`
            : null,
        })),
      }),
    ),
    ownPezzi: righe.flatMap(({ pezzi }) => pezzi).filter(({ suo }) => suo).length,
    controlli: [
      ...lavorazione.controlli.map((controllo) => ({ ...controllo, required: true })),
      // Its last pieces may be others'.
      ...(secondaLavorazione?.controlli ?? []).map((controllo) => ({ ...controllo, required: false })),
    ].filter(({ attivo }) => attivo),
    sessions: sessioni.map(({ pk, data, oraInizio, oraFine, tempo, operatore, note, pezzi }) => ({
      pk,
      data,
      orario: times({ oraInizio: oraInizio ?? null, oraFine: oraFine ?? null }),
      tempo: tempo ?? null,
      operatore: [
        operatore ? `${operatore.user.firstName} ${operatore.user.lastName}` : 'Ufficio',
        pezzi > 0 && countPezzi(pezzi, tipo),
      ]
        .filter(Boolean)
        .join(', '),
      note,
    })),
  }
}
