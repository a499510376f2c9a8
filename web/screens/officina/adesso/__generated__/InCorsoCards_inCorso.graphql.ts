/**
 * @generated SignedSource<<1d24517f77a1f4249b2ec7a1dbc45074>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InCorsoCards_inCorso$data = ReadonlyArray<{
  readonly pk: number;
  readonly postazioni: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"InCorsoCards_lavoro">;
  readonly " $fragmentType": "InCorsoCards_inCorso";
}>;
export type InCorsoCards_inCorso$key = ReadonlyArray<{
  readonly " $data"?: InCorsoCards_inCorso$data;
  readonly " $fragmentSpreads": FragmentRefs<"InCorsoCards_inCorso">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InCorsoCards_inCorso",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postazioni",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InCorsoCards_lavoro"
    }
  ],
  "type": "LavoroInCorso",
  "abstractKey": null
};

(node as any).hash = "3363c9ed5c812f1158a201afe38f0f32";

export default node;
