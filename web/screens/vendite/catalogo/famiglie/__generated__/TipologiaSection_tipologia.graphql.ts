/**
 * @generated SignedSource<<333e33610cc692917b6b218a9dbb9bfe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TipologiaSection_tipologia$data = {
  readonly nome: string;
  readonly pk: number;
  readonly usi: number;
  readonly versione: number;
  readonly " $fragmentType": "TipologiaSection_tipologia";
};
export type TipologiaSection_tipologia$key = {
  readonly " $data"?: TipologiaSection_tipologia$data;
  readonly " $fragmentSpreads": FragmentRefs<"TipologiaSection_tipologia">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TipologiaSection_tipologia"
};

(node as any).hash = "dcb20c7744b0adc021d5ee0f0dc4f72a";

export default node;
