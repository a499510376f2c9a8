/**
 * @generated SignedSource<<d22e2706264fffe922ee747c8fea989b>>
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
  readonly totali: ReadonlyArray<{
    readonly minuti: number;
    readonly postazione: string;
  }>;
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

(node as any).hash = "ece2bbd85d9245d27ff82d53be2e3b22";

export default node;
