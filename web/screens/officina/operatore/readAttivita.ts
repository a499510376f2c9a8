import { graphql, readInlineData } from 'relay-runtime'
import { contaPezzi, type TipoPezzo, unitaPezzi } from '../../../../server/officina/lavorazioni/rules.ts'
import { formatDate, formatSize } from '../../../../server/shared/formats/formats.ts'
import type { readAttivita_attivita$key } from './__generated__/readAttivita_attivita.graphql.ts'
import type { readAttivita_dettaglio$key } from './__generated__/readAttivita_dettaglio.graphql.ts'
import { type AttivitaMostrata, orario } from './attivita.ts'
import type { AttivitaDettaglio } from './edit/AttivitaForm.tsx'

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
      descrizione
      altezza
      larghezza
      numero
      ante
      senso
      forma
      foto {
        posizione
        indirizzo
      }
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
        firstName
        lastName
      }
      note
      pezzi
    }
  }
`

/** How the device names an activity that the server has. */
export const attivitaObject = (pk: number) => `attivita:${pk}`

/** An activity as lists show it. */
export function readAttivita(key: readAttivita_attivita$key): AttivitaMostrata {
  const { ordine, lavorazione, numeroPezzi, ...letta } = readInlineData<readAttivita_attivita$key>(fragment, key)
  return {
    object: attivitaObject(letta.pk),
    pk: letta.pk,
    data: letta.data,
    ordine: ordine
      ? {
          pk: ordine.pk,
          numeroCommessa: ordine.numeroCommessa,
          cliente: ordine.nomeCliente,
          riferimento: ordine.riferimento,
        }
      : null,
    lavorazione: { pk: lavorazione.pk, nome: lavorazione.nome },
    secondaLavorazione: letta.secondaLavorazione ?? null,
    oraInizio: letta.oraInizio ?? null,
    oraFine: letta.oraFine ?? null,
    fineProposta: letta.fineProposta ?? null,
    tempo: letta.tempo ?? null,
    note: letta.note,
    fineLavorazione: letta.fineLavorazione,
    avanzamento: numeroPezzi > 0 ? contaPezzi(numeroPezzi, lavorazione.attivitaNumero as TipoPezzo) : '',
    versione: letta.versione,
    motivoNonModificabile: letta.motivoNonModificabile ?? null,
    // Known once it is opened.
    motivoNonEliminabile: '',
    inAttesa: false,
  }
}

/** What the dialog of an activity needs besides, and why the activity may not be removed. */
export function readDettaglio(
  key: readAttivita_dettaglio$key,
): AttivitaDettaglio & { readonly motivoNonEliminabile: string | null } {
  const { lavorazione, secondaLavorazione, righe, sessioni, motivoNonEliminabile } =
    readInlineData<readAttivita_dettaglio$key>(detailFragment, key)
  const tipo = lavorazione.attivitaNumero as TipoPezzo
  return {
    motivoNonEliminabile: motivoNonEliminabile ?? null,
    unita: unitaPezzi(tipo),
    righe: righe.map(
      ({ pk, posizione, tipoSerramento, descrizione, altezza, larghezza, numero, pezzi, ...aspetto }) => ({
        pk,
        aspetto: { ...aspetto, senso: aspetto.senso ?? null, altezza: altezza ?? null, larghezza: larghezza ?? null },
        titolo: [`${posizione}. ${tipoSerramento}`, descrizione].filter(Boolean).join(', '),
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
    pezziMiei: righe.flatMap(({ pezzi }) => pezzi).filter(({ suo }) => suo).length,
    controlli: [
      ...lavorazione.controlli.map((controllo) => ({ ...controllo, obbligatorio: true })),
      // Its last pieces may be others'.
      ...(secondaLavorazione?.controlli ?? []).map((controllo) => ({ ...controllo, obbligatorio: false })),
    ].filter(({ attivo }) => attivo),
    sessioni: sessioni.map(({ pk, data, oraInizio, oraFine, tempo, operatore, note, pezzi }) => ({
      pk,
      data,
      orario: orario({ oraInizio: oraInizio ?? null, oraFine: oraFine ?? null }),
      tempo: tempo ?? null,
      operatore: [
        operatore ? `${operatore.firstName} ${operatore.lastName}` : 'Ufficio',
        pezzi > 0 && contaPezzi(pezzi, tipo),
      ]
        .filter(Boolean)
        .join(', '),
      note,
    })),
  }
}
