/**
 * @generated SignedSource<<6c7ec87524523c20d3b21196e3724cb3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TipoPezzo = "ante" | "n_vetri" | "numero";
import type { FragmentRefs } from "relay-runtime";
export type controlliRows_gruppo$data = {
  readonly attivitaNumero: TipoPezzo;
  readonly controlli: ReadonlyArray<{
    readonly descrizione: string;
    readonly effettuato: {
      readonly conforme: boolean;
      readonly data: string;
      readonly motivoBloccato: string | null;
      readonly note: string;
      readonly operatore: {
        readonly firstName: string;
        readonly lastName: string;
      };
      readonly operatorePk: number;
      readonly pk: number;
    } | null;
    readonly frequenza: string;
    readonly pk: number;
  }>;
  readonly nome: string;
  readonly pezzi: number;
  readonly pk: number;
  readonly " $fragmentType": "controlliRows_gruppo";
};
export type controlliRows_gruppo$key = {
  readonly " $data"?: controlliRows_gruppo$data;
  readonly " $fragmentSpreads": FragmentRefs<"controlliRows_gruppo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "controlliRows_gruppo"
};

(node as any).hash = "fbc65008487349838f0fb5359b771ccf";

export default node;
