/**
 * @generated SignedSource<<2fb5fc6b84cb2fe430d14c85b8179291>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
import type { FragmentRefs } from "relay-runtime";
export type readRitardi_fase$data = {
  readonly colpisce: ReadonlyArray<string>;
  readonly fine: string;
  readonly fineStimata: string;
  readonly minutiRitardo: number;
  readonly nomeFase: string;
  readonly numeroCommessa: string;
  readonly ordinePk: number;
  readonly reparto: RepartoFase;
  readonly " $fragmentType": "readRitardi_fase";
};
export type readRitardi_fase$key = {
  readonly " $data"?: readRitardi_fase$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRitardi_fase">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRitardi_fase"
};

(node as any).hash = "7062d080928c64324bb0dec3c73c5db6";

export default node;
