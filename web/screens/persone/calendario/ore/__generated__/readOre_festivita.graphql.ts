/**
 * @generated SignedSource<<163ca702144884b4163c7ecd0e9112cf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readOre_festivita$data = {
  readonly giornoA: string;
  readonly giornoDa: string;
  readonly oraA: string | null;
  readonly oraDa: string | null;
  readonly title: string;
  readonly " $fragmentType": "readOre_festivita";
};
export type readOre_festivita$key = {
  readonly " $data"?: readOre_festivita$data;
  readonly " $fragmentSpreads": FragmentRefs<"readOre_festivita">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readOre_festivita"
};

(node as any).hash = "0c47066274c93c76de34d53db56e5d16";

export default node;
