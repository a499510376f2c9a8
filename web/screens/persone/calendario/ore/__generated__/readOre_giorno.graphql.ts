/**
 * @generated SignedSource<<eacbd1364ec25350ba377d537ff68cc2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readOre_giorno$data = {
  readonly giorno: string;
  readonly oreLavorativeBanchi: number;
  readonly oreLavorativeMacchine: number;
  readonly pk: number;
  readonly versione: number;
  readonly " $fragmentType": "readOre_giorno";
};
export type readOre_giorno$key = {
  readonly " $data"?: readOre_giorno$data;
  readonly " $fragmentSpreads": FragmentRefs<"readOre_giorno">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readOre_giorno"
};

(node as any).hash = "7b69a13dd210eb76b1a34c35c4a2e225";

export default node;
