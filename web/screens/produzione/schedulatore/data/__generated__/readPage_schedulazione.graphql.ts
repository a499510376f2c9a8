/**
 * @generated SignedSource<<0bc26cc687823663f60d5226217590be>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readPage_schedulazione$data = {
  readonly motivoNonSchedulato: string;
  readonly salvata: boolean;
  readonly tempiCambiati: boolean;
  readonly tempisticheMancanti: ReadonlyArray<{
    readonly codice: string;
    readonly famiglia: string;
    readonly forma: string;
    readonly tipo: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"read_piano">;
  readonly " $fragmentType": "readPage_schedulazione";
};
export type readPage_schedulazione$key = {
  readonly " $data"?: readPage_schedulazione$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPage_schedulazione">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPage_schedulazione"
};

(node as any).hash = "5120d95ca7891976a452205fd14ca551";

export default node;
