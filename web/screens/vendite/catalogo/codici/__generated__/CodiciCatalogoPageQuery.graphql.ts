/**
 * @generated SignedSource<<f064666f1d7383736ea67f3d59b00e8e>>
 * @relayHash 2a5a998c0a64a58fc360ac4b8f1209fe
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3ffd66c4456f7d6de640a741a1b39ed05f3c623ee7caf223b987b8b4e532c4f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CodiciCatalogoPageQuery$variables = Record<PropertyKey, never>;
export type CodiciCatalogoPageQuery$data = {
  readonly codiciSerramento: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readTempistiche_codice">;
  }>;
};
export type CodiciCatalogoPageQuery = {
  response: CodiciCatalogoPageQuery$data;
  variables: CodiciCatalogoPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "name": "categoria",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "forma",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "codice",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "versione",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "puoEliminare",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CodiciCatalogoPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CodiceSerramento",
        "kind": "LinkedField",
        "name": "codiciSerramento",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readTempistiche_codice",
            "selections": (v0/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CodiciCatalogoPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CodiceSerramento",
        "kind": "LinkedField",
        "name": "codiciSerramento",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e3ffd66c4456f7d6de640a741a1b39ed05f3c623ee7caf223b987b8b4e532c4f",
    "metadata": {},
    "name": "CodiciCatalogoPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a3356f80f81e54f1e3f6db0f48e0019";

export default node;
