/**
 * @generated SignedSource<<069466fa63a7160ca1322e36ef110865>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readRitardi_fase$data = {
  readonly colpisce: ReadonlyArray<string>;
  readonly fine: string;
  readonly fineStimata: string;
  readonly minutiRitardo: number;
  readonly nomeFase: string;
  readonly numeroCommessa: string;
  readonly ordinePk: number;
  readonly reparto: string;
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
