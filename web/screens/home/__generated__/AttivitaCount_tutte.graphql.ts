/**
 * @generated SignedSource<<8041e20e7c9ce031b3e6a3e5abb0de21>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttivitaCount_tutte$data = {
  readonly aperte: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "AttivitaCount_tutte";
};
export type AttivitaCount_tutte$key = {
  readonly " $data"?: AttivitaCount_tutte$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttivitaCount_tutte">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttivitaCount_tutte",
  "selections": [
    {
      "alias": "aperte",
      "args": [
        {
          "kind": "Literal",
          "name": "filtro",
          "value": {
            "aperte": true
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "AttivitaOperatoriConnection",
      "kind": "LinkedField",
      "name": "attivitaOperatori",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "attivitaOperatori(filtro:{\"aperte\":true},first:1)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f88dd8b982474d830aa27bbc79e53cf9";

export default node;
