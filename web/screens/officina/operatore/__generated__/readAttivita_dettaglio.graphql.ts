/**
 * @generated SignedSource<<9cd888249324dbb47dbc51645d68abdf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SensoApertura = "ANTA_RIBALTA_DESTRA" | "ANTA_RIBALTA_SINISTRA" | "DESTRA" | "FISSA" | "RIBALTA" | "SCORREVOLE" | "SINISTRA";
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
    readonly senso: SensoApertura | null;
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

(node as any).hash = "8549dd448383f8d8e48deaeb8d63ea5f";

export default node;
