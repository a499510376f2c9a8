/**
 * @generated SignedSource<<3df914933b432083a4b9aadb2bb99f15>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readRows_agenti$data = {
  readonly budgetAgente: number | null;
  readonly codice: string;
  readonly differenzaNettoBudget: number | null;
  readonly listinoSerramenti: number;
  readonly mediaOrdini: number | null;
  readonly mediaSerramenti: number | null;
  readonly nettoSerramenti: number;
  readonly numeroClienti: number;
  readonly numeroOrdini: number;
  readonly numeroSerramenti: number;
  readonly pk: number;
  readonly scontoSerramenti: number;
  readonly userData: {
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly " $fragmentType": "readRows_agenti";
};
export type readRows_agenti$key = {
  readonly " $data"?: readRows_agenti$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRows_agenti">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRows_agenti"
};

(node as any).hash = "e99c70be3af6c851732db4e4bf2b8e5b";

export default node;
