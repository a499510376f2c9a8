/**
 * @generated SignedSource<<53a4a0895c76ed11e8118b4fa93a4e1e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readPage_fase$data = {
  readonly infiniteCapacity: boolean;
  readonly nome: string;
  readonly reparto: string | null;
  readonly unit: string;
  readonly " $fragmentType": "readPage_fase";
};
export type readPage_fase$key = {
  readonly " $data"?: readPage_fase$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPage_fase">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPage_fase"
};

(node as any).hash = "aed5d64336089d03ab62b6396ee8ad93";

export default node;
