/**
 * @generated SignedSource<<871d19c5dd47e3ca71babf4429bde968>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckListSection_voce$data = {
  readonly id: string;
  readonly nome: string;
  readonly pk: number;
  readonly usi: number;
  readonly versione: number;
  readonly " $fragmentType": "CheckListSection_voce";
};
export type CheckListSection_voce$key = {
  readonly " $data"?: CheckListSection_voce$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckListSection_voce">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CheckListSection_voce"
};

(node as any).hash = "cf0e0750de93ab65c38ffa16762d1a00";

export default node;
