/**
 * @generated SignedSource<<5b71ebd0656b4d425d966ce81f0cd873>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type model_assenza$data = {
  readonly giornoA: string;
  readonly giornoDa: string;
  readonly oraA: string | null;
  readonly oraDa: string | null;
  readonly personaPk: number;
  readonly pk: number;
  readonly title: string;
  readonly versione: number;
  readonly " $fragmentType": "model_assenza";
};
export type model_assenza$key = {
  readonly " $data"?: model_assenza$data;
  readonly " $fragmentSpreads": FragmentRefs<"model_assenza">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "model_assenza"
};

(node as any).hash = "c3a6ae92c7a42573424f19753bd6bebb";

export default node;
