/**
 * @generated SignedSource<<ca15486baef1678984c9f0bc63185c4b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalisiListPage_analisi$data = {
  readonly data: string;
  readonly nome: string;
  readonly numeroOrdini: number;
  readonly ordini: ReadonlyArray<{
    readonly ordine: {
      readonly numeroCommessa: string;
      readonly pk: number;
    };
  }>;
  readonly pk: number;
  readonly totali: unknown;
  readonly " $fragmentType": "AnalisiListPage_analisi";
};
export type AnalisiListPage_analisi$key = {
  readonly " $data"?: AnalisiListPage_analisi$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalisiListPage_analisi">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AnalisiListPage_analisi"
};

(node as any).hash = "014599d08f99bd410d83bd2f3b0d0c62";

export default node;
