/**
 * @generated SignedSource<<0daf8a91a975fe1c5f8bb2f85c23538e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readPage_festivita$data = {
  readonly giornoA: string;
  readonly giornoDa: string;
  readonly oraDa: string | null;
  readonly " $fragmentType": "readPage_festivita";
};
export type readPage_festivita$key = {
  readonly " $data"?: readPage_festivita$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPage_festivita">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPage_festivita"
};

(node as any).hash = "e124c67426086b19709d627a01e616d7";

export default node;
