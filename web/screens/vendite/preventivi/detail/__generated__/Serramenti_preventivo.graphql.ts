/**
 * @generated SignedSource<<5a9d954d6c2e078a73f690ba66005c05>>
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
    readonly " $fragmentSpreads": FragmentRefs<"SerramentoCard_serramento">;
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
          "name": "SerramentoCard_serramento"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};

(node as any).hash = "c2097177d336f4566db4b5b97ecef1fd";

export default node;
