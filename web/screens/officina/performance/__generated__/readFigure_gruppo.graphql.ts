/**
 * @generated SignedSource<<6df30b6dcf20dc74391c7c96e8e9d95c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readFigure_gruppo$data = {
  readonly buchi: ReadonlyArray<{
    readonly alle: string;
    readonly dalle: string;
    readonly minuti: number;
  }>;
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

(node as any).hash = "9fdf78ff66d01da4383d55410ef34559";

export default node;
