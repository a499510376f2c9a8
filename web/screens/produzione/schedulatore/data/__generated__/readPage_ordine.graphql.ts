/**
 * @generated SignedSource<<0437aab45b4b4fd853186c984b295085>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AreaConsegna = "EST" | "OVEST";
import type { FragmentRefs } from "relay-runtime";
export type readPage_ordine$data = {
  readonly areaConsegna: AreaConsegna | null;
  readonly cliente: {
    readonly nome: string;
  };
  readonly dataConsegna: string | null;
  readonly nonSchedulabile: boolean;
  readonly numeroCommessa: string;
  readonly pk: number;
  readonly riferimento: string;
  readonly senzaMisure: boolean;
  readonly " $fragmentType": "readPage_ordine";
};
export type readPage_ordine$key = {
  readonly " $data"?: readPage_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPage_ordine">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPage_ordine"
};

(node as any).hash = "ff1c560bf1c6208d9890c448175b9a3b";

export default node;
