/**
 * @generated SignedSource<<d863c6411f37a1db7c4bed0036b730fe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FornitureWork_fornitura$data = {
  readonly dataConsegna: string | null;
  readonly fornitore: {
    readonly nome: string;
  };
  readonly ordine: {
    readonly numeroCommessa: string;
    readonly pk: number;
  };
  readonly pk: number;
  readonly tipologia: string;
  readonly " $fragmentType": "FornitureWork_fornitura";
};
export type FornitureWork_fornitura$key = {
  readonly " $data"?: FornitureWork_fornitura$data;
  readonly " $fragmentSpreads": FragmentRefs<"FornitureWork_fornitura">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FornitureWork_fornitura"
};

(node as any).hash = "5ff2b210e859bf7a6591d865c5d55bb3";

export default node;
