/**
 * @generated SignedSource<<951fd6886121647833cac3bf30206c63>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readPage_fornitore$data = {
  readonly nome: string;
  readonly pk: number;
  readonly tempo: number;
  readonly tipologia: string;
  readonly " $fragmentType": "readPage_fornitore";
};
export type readPage_fornitore$key = {
  readonly " $data"?: readPage_fornitore$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPage_fornitore">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPage_fornitore"
};

(node as any).hash = "07882fd6ecebbc0e04dc33ecdd560144";

export default node;
