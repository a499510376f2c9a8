/**
 * @generated SignedSource<<e4d81bace1bcbe7995d6f182151d3681>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TipoPezzo = "ante" | "n_vetri" | "numero";
import type { FragmentRefs } from "relay-runtime";
export type LavorazioniSection_lavorazione$data = {
  readonly attiva: boolean;
  readonly attivitaNumero: TipoPezzo;
  readonly controlli: ReadonlyArray<{
    readonly attivo: boolean;
    readonly descrizione: string;
    readonly frequenza: string;
    readonly id: string;
    readonly pk: number;
    readonly usi: number;
    readonly versione: number;
  }>;
  readonly fase: string;
  readonly id: string;
  readonly nome: string;
  readonly pk: number;
  readonly quota: number;
  readonly usi: number;
  readonly versione: number;
  readonly " $fragmentType": "LavorazioniSection_lavorazione";
};
export type LavorazioniSection_lavorazione$key = {
  readonly " $data"?: LavorazioniSection_lavorazione$data;
  readonly " $fragmentSpreads": FragmentRefs<"LavorazioniSection_lavorazione">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "LavorazioniSection_lavorazione"
};

(node as any).hash = "1aeead72c9b4fa87390e07adb45ffa18";

export default node;
