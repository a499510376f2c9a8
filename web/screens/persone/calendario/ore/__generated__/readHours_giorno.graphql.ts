/**
 * @generated SignedSource<<deded071eda4545850918adfcf0d2d85>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readHours_giorno$data = {
  readonly giorno: string;
  readonly oreLavorativeBanchi: number;
  readonly oreLavorativeMacchine: number;
  readonly pk: number;
  readonly versione: number;
  readonly " $fragmentType": "readHours_giorno";
};
export type readHours_giorno$key = {
  readonly " $data"?: readHours_giorno$data;
  readonly " $fragmentSpreads": FragmentRefs<"readHours_giorno">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readHours_giorno"
};

(node as any).hash = "499e6ef1d4194c5ad4d4ef7073a15d34";

export default node;
