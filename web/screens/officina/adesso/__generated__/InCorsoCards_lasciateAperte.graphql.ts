/**
 * @generated SignedSource<<92bc31ec10c901d4b8c4ede45d6e288e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InCorsoCards_lasciateAperte$data = ReadonlyArray<{
  readonly pk: number;
  readonly " $fragmentSpreads": FragmentRefs<"InCorsoCards_lavoro">;
  readonly " $fragmentType": "InCorsoCards_lasciateAperte";
}>;
export type InCorsoCards_lasciateAperte$key = ReadonlyArray<{
  readonly " $data"?: InCorsoCards_lasciateAperte$data;
  readonly " $fragmentSpreads": FragmentRefs<"InCorsoCards_lasciateAperte">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InCorsoCards_lasciateAperte",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
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

(node as any).hash = "47eb62b836046bf20584e1a4ba219218";

export default node;
