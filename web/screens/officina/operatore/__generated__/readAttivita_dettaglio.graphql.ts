/**
 * @generated SignedSource<<62662a3044595efa0366fd1dcf58ddd9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readAttivita_dettaglio$data = {
  readonly lavorazione: {
    readonly attivitaNumero: string;
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
    readonly descrizione: string;
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

(node as any).hash = "47382c08ae54ee10fcb88fabddedefc1";

export default node;
