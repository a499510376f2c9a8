/**
 * @generated SignedSource<<32155ece26628a3aef205e0152d61db1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type model_festivita$data = {
  readonly giornoA: string;
  readonly giornoDa: string;
  readonly oraA: string | null;
  readonly oraDa: string | null;
  readonly pk: number;
  readonly title: string;
  readonly versione: number;
  readonly " $fragmentType": "model_festivita";
};
export type model_festivita$key = {
  readonly " $data"?: model_festivita$data;
  readonly " $fragmentSpreads": FragmentRefs<"model_festivita">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "model_festivita"
};

(node as any).hash = "674d3a1fafe43fb4d5e084c01258c862";

export default node;
