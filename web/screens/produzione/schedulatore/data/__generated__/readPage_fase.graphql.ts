/**
 * @generated SignedSource<<23a12b1f3896804aebb5b52628fac574>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type UnitaFase = "days" | "hours" | "minutes";
import type { FragmentRefs } from "relay-runtime";
export type readPage_fase$data = {
  readonly infiniteCapacity: boolean;
  readonly nome: string;
  readonly reparto: RepartoFase | null;
  readonly unit: UnitaFase;
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
