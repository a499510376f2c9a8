/**
 * @generated SignedSource<<5b450c2af623f734df2238664c7f3f57>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readControlli_gruppo$data = {
  readonly attivitaNumero: string;
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
  readonly " $fragmentType": "readControlli_gruppo";
};
export type readControlli_gruppo$key = {
  readonly " $data"?: readControlli_gruppo$data;
  readonly " $fragmentSpreads": FragmentRefs<"readControlli_gruppo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readControlli_gruppo"
};

(node as any).hash = "353c4216365d915226b8ddc9d750bba2";

export default node;
