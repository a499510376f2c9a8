/**
 * @generated SignedSource<<99fc771fb2146fa8ee5f9e0de5b628af>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AreaConsegna = "EST" | "OVEST";
export type StatoMargine = "rischio" | "sicuro" | "tardi";
import type { FragmentRefs } from "relay-runtime";
export type readPage_ordine$data = {
  readonly areaConsegna: AreaConsegna | null;
  readonly cliente: {
    readonly nome: string;
  };
  readonly dataConsegna: string | null;
  readonly margine: number | null;
  readonly nonSchedulabile: boolean;
  readonly numeroCommessa: string;
  readonly pk: number;
  readonly riferimento: string;
  readonly senzaMisure: boolean;
  readonly statoMargine: StatoMargine | null;
  readonly " $fragmentType": "readPage_ordine";
};
export type readPage_ordine$key = {
  readonly " $data"?: readPage_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPage_ordine">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPage_ordine"
};

(node as any).hash = "79510f28bef84ba36f9825c8fd0b9967";

export default node;
