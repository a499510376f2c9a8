/**
 * @generated SignedSource<<61153dcfa4152e69696373fc5415a280>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfermeCount_query$data = {
  readonly daInviare: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "ConfermeCount_query";
};
export type ConfermeCount_query$key = {
  readonly " $data"?: ConfermeCount_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfermeCount_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfermeCount_query",
  "selections": [
    {
      "alias": "daInviare",
      "args": [
        {
          "kind": "Literal",
          "name": "filtro",
          "value": {
            "chiusi": false,
            "stato": "in_attesa"
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "ConfermeOrdineConnection",
      "kind": "LinkedField",
      "name": "confermeOrdine",
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
      "storageKey": "confermeOrdine(filtro:{\"chiusi\":false,\"stato\":\"in_attesa\"},first:1)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a5a6b592688d72571111e1be83531a5d";

export default node;
