/**
 * @generated SignedSource<<ed7fa7455b80466959ef0d6a26a724f9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FornitureCount_query$data = {
  readonly attese: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "FornitureCount_query";
};
export type FornitureCount_query$key = {
  readonly " $data"?: FornitureCount_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FornitureCount_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FornitureCount_query",
  "selections": [
    {
      "alias": "attese",
      "args": [
        {
          "kind": "Literal",
          "name": "filtro",
          "value": {
            "inRitardo": true
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "OrdiniFornitoreConnection",
      "kind": "LinkedField",
      "name": "ordiniFornitore",
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
      "storageKey": "ordiniFornitore(filtro:{\"inRitardo\":true},first:1)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5cb255b15ed509022a0e3a9a54b39198";

export default node;
