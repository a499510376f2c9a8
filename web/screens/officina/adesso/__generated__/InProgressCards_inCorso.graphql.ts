/**
 * @generated SignedSource<<897ee59ee52ce1b0394afbb0984d14c7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InProgressCards_inCorso$data = ReadonlyArray<{
  readonly pk: number;
  readonly postazioni: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"InProgressCards_lavoro">;
  readonly " $fragmentType": "InProgressCards_inCorso";
}>;
export type InProgressCards_inCorso$key = ReadonlyArray<{
  readonly " $data"?: InProgressCards_inCorso$data;
  readonly " $fragmentSpreads": FragmentRefs<"InProgressCards_inCorso">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InProgressCards_inCorso",
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
      "name": "InProgressCards_lavoro"
    }
  ],
  "type": "LavoroInCorso",
  "abstractKey": null
};

(node as any).hash = "db48eee6a6af396e1625bcc34f65b9f6";

export default node;
