/**
 * @generated SignedSource<<5d96aec50606073a9a67f9d26c51adb2>>
 * @relayHash 0b009e02920f3fe8a1549852c4b99914
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba537afb9184838aa636208c39e3a7b98ec83ebe065782891b4e845f469ab2e2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityDialogQuery$variables = Record<PropertyKey, never>;
export type SecurityDialogQuery$data = {
  readonly secondoFattore: {
    readonly attivoDal: string | null;
    readonly codiciRimasti: number;
  } | null;
  readonly sessioni: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"OwnSessions_sessione">;
  }>;
};
export type SecurityDialogQuery = {
  response: SecurityDialogQuery$data;
  variables: SecurityDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "SecondoFattore",
  "kind": "LinkedField",
  "name": "secondoFattore",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attivoDal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codiciRimasti",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = [
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
    "name": "dispositivo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "indirizzo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "creataIl",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ultimoUso",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "questa",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SecurityDialogQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Sessione",
        "kind": "LinkedField",
        "name": "sessioni",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "OwnSessions_sessione",
            "selections": (v1/*:: as any*/),
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
    "name": "SecurityDialogQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Sessione",
        "kind": "LinkedField",
        "name": "sessioni",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ba537afb9184838aa636208c39e3a7b98ec83ebe065782891b4e845f469ab2e2",
    "metadata": {},
    "name": "SecurityDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "584dd62f8f7410aee3047d443f288793";

export default node;
