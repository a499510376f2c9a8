/**
 * @generated SignedSource<<128b740a9453eec184e913b93d9c3c2f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readFigure_gruppo$data = {
  readonly chiave: string;
  readonly dal: string;
  readonly lavorazioni: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
  }>;
  readonly numeroOrdini: number;
  readonly operatori: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
  }>;
  readonly ordini: ReadonlyArray<{
    readonly numeroCommessa: string;
    readonly pk: number;
  }>;
  readonly percentuale: number;
  readonly performance: number;
  readonly tempo: number;
  readonly tempoTeorico: number;
  readonly " $fragmentType": "readFigure_gruppo";
};
export type readFigure_gruppo$key = {
  readonly " $data"?: readFigure_gruppo$data;
  readonly " $fragmentSpreads": FragmentRefs<"readFigure_gruppo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readFigure_gruppo"
};

(node as any).hash = "c59c43cc8c6643219c9fd9ac27c0bbe1";

export default node;
