/**
 * @generated SignedSource<<c1fa3bae5be192e88dbae60a4984aefe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InProgressCards_lasciateAperte$data = ReadonlyArray<{
  readonly pk: number;
  readonly " $fragmentSpreads": FragmentRefs<"InProgressCards_lavoro">;
  readonly " $fragmentType": "InProgressCards_lasciateAperte";
}>;
export type InProgressCards_lasciateAperte$key = ReadonlyArray<{
  readonly " $data"?: InProgressCards_lasciateAperte$data;
  readonly " $fragmentSpreads": FragmentRefs<"InProgressCards_lasciateAperte">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InProgressCards_lasciateAperte",
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
      "name": "InProgressCards_lavoro"
    }
  ],
  "type": "LavoroInCorso",
  "abstractKey": null
};

(node as any).hash = "4bc70a0823665a3ccbce603035f4a92b";

export default node;
