/**
 * @generated SignedSource<<c16b7c8f7d290e95b671b8d4a3ca4a5c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TipoPezzo = "ante" | "n_vetri" | "numero";
import type { FragmentRefs } from "relay-runtime";
export type readAttivita_dettaglio$data = {
  readonly lavorazione: {
    readonly attivitaNumero: TipoPezzo;
    readonly controlli: ReadonlyArray<{
      readonly attivo: boolean;
      readonly descrizione: string;
      readonly frequenza: string;
      readonly pk: number;
    }>;
  };
  readonly motivoNonEliminabile: string | null;
  readonly righe: ReadonlyArray<{
    readonly altezza: number | null;
    readonly ante: number;
    readonly descrizione: string;
    readonly forma: string;
    readonly foto: ReadonlyArray<{
      readonly indirizzo: string;
      readonly posizione: number;
    }>;
    readonly larghezza: number | null;
    readonly numero: number;
    readonly pezzi: ReadonlyArray<{
      readonly fatto: boolean;
      readonly fattoDa: string | null;
      readonly fattoIl: string | null;
      readonly posizione: number;
      readonly suo: boolean;
    }>;
    readonly pk: number;
    readonly posizione: number;
    readonly tipoSerramento: string;
  }>;
  readonly secondaLavorazione: {
    readonly controlli: ReadonlyArray<{
      readonly attivo: boolean;
      readonly descrizione: string;
      readonly frequenza: string;
      readonly pk: number;
    }>;
  } | null;
  readonly sessioni: ReadonlyArray<{
    readonly data: string;
    readonly note: string;
    readonly operatore: {
      readonly firstName: string;
      readonly lastName: string;
    } | null;
    readonly oraFine: string | null;
    readonly oraInizio: string | null;
    readonly pezzi: number;
    readonly pk: number;
    readonly tempo: number | null;
  }>;
  readonly " $fragmentType": "readAttivita_dettaglio";
};
export type readAttivita_dettaglio$key = {
  readonly " $data"?: readAttivita_dettaglio$data;
  readonly " $fragmentSpreads": FragmentRefs<"readAttivita_dettaglio">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readAttivita_dettaglio"
};

(node as any).hash = "006324d91afb9ba9b255d48faf512b26";

export default node;
