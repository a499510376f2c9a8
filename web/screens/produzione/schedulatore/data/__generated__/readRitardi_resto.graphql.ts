/**
 * @generated SignedSource<<cfcda167dd08f6d1f52f501ed6434228>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readRitardi_resto$data = {
  readonly minutiRimasti: number;
  readonly nomeFase: string;
  readonly " $fragmentType": "readRitardi_resto";
};
export type readRitardi_resto$key = {
  readonly " $data"?: readRitardi_resto$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRitardi_resto">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRitardi_resto"
};

(node as any).hash = "7a81544b4a902c8750c9e1f3f4cb84fd";

export default node;
