/**
 * @generated SignedSource<<e88f4944251adeafa652ce76b3504a5c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Serramenti_preventivo$data = {
  readonly serramenti: ReadonlyArray<{
    readonly pk: number;
    readonly " $fragmentSpreads": FragmentRefs<"SchedaSerramento_serramento">;
  }>;
  readonly totaleQuantita: number;
  readonly " $fragmentType": "Serramenti_preventivo";
};
export type Serramenti_preventivo$key = {
  readonly " $data"?: Serramenti_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"Serramenti_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Serramenti_preventivo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totaleQuantita",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Serramento",
      "kind": "LinkedField",
      "name": "serramenti",
      "plural": true,
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
          "name": "SchedaSerramento_serramento"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};

(node as any).hash = "1b1d2a52411a1706b7aba3edc0e35305";

export default node;
