/**
 * @generated SignedSource<<b1997a1a93585f9525a3f8c90f912b8c>>
 * @relayHash 72408ed155951e7340c91a17288843a1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be42b576413ce0b1bc254e4f0aabe6afbfb7d5ab840e20c5991710688169bfc6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityDialogQuery$variables = Record<PropertyKey, never>;
export type SecurityDialogQuery$data = {
  readonly secondoFattore: {
    readonly attivoDal: string | null;
    readonly codiciRimasti: number;
    readonly obbligatorio: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "obbligatorio",
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
    "id": "be42b576413ce0b1bc254e4f0aabe6afbfb7d5ab840e20c5991710688169bfc6",
    "metadata": {},
    "name": "SecurityDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1933256f34a7512a250ac80a4d13a48c";

export default node;
