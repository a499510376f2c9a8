/**
 * @generated SignedSource<<c389aa2f1ed1472b66131aae75013600>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessoriPage_accessorio$data = {
  readonly id: string;
  readonly nome: string;
  readonly pk: number;
  readonly ritirato: boolean;
  readonly usi: number;
  readonly versione: number;
  readonly " $fragmentType": "AccessoriPage_accessorio";
};
export type AccessoriPage_accessorio$key = {
  readonly " $data"?: AccessoriPage_accessorio$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessoriPage_accessorio">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AccessoriPage_accessorio"
};

(node as any).hash = "6be6309203f45a03406b160dd5f8ac40";

export default node;
