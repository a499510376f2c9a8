/**
 * @generated SignedSource<<b9644ac63ffaada3925aff1409522a36>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readFamiglia_famiglia$data = {
  readonly descrizione: string;
  readonly immagini: ReadonlyArray<{
    readonly immagine: string;
    readonly nome: string;
    readonly pk: number;
  }>;
  readonly mancanze: ReadonlyArray<{
    readonly codice: string;
    readonly testo: string;
  }>;
  readonly nome: string;
  readonly opzioni: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
    readonly ritirato: boolean;
    readonly usi: number;
    readonly valori: ReadonlyArray<{
      readonly html: string;
      readonly nome: string;
      readonly pk: number;
      readonly ritirato: boolean;
      readonly usi: number;
    }>;
  }>;
  readonly pk: number;
  readonly ritirato: boolean;
  readonly tipologiaFamiglia: number;
  readonly versione: number;
  readonly " $fragmentType": "readFamiglia_famiglia";
};
export type readFamiglia_famiglia$key = {
  readonly " $data"?: readFamiglia_famiglia$data;
  readonly " $fragmentSpreads": FragmentRefs<"readFamiglia_famiglia">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readFamiglia_famiglia"
};

(node as any).hash = "51f598375c209156ab5b38b05ddb50db";

export default node;
