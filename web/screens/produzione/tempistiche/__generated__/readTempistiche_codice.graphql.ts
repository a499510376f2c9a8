/**
 * @generated SignedSource<<b970fe1129b6d3e2be12ad5ba1187452>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readTempistiche_codice$data = {
  readonly categoria: string;
  readonly codice: string;
  readonly forma: string;
  readonly pk: number;
  readonly puoEliminare: boolean;
  readonly versione: number;
  readonly " $fragmentType": "readTempistiche_codice";
};
export type readTempistiche_codice$key = {
  readonly " $data"?: readTempistiche_codice$data;
  readonly " $fragmentSpreads": FragmentRefs<"readTempistiche_codice">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readTempistiche_codice"
};

(node as any).hash = "84616bb890d9be7de2f4b7f17bd556da";

export default node;
