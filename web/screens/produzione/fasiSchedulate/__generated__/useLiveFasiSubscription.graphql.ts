/**
 * @generated SignedSource<<ecebc24496f9e746f5f5da424b7d0dc6>>
 * @relayHash 2c154e354c104f94e29b71ca9dfd5e14
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ce22f200853f78b608a90e298e8612d5af079e0b6a3b0a28b02de3fe61e2174

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveFasiSubscription$variables = {
  dopo?: string | null;
};
export type useLiveFasiSubscription$data = {
  readonly faseSchedulataAggiornata: {
    readonly evento: string;
    readonly nodo: {
      readonly pk: number;
    } | null;
    readonly pk: number;
    readonly requestId: string | null;
  };
};
export type useLiveFasiSubscription = {
  response: useLiveFasiSubscription$data;
  variables: useLiveFasiSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dopo"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "dopo",
    "variableName": "dopo"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "evento",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requestId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveFasiSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FaseSchedulataAggiornata",
        "kind": "LinkedField",
        "name": "faseSchedulataAggiornata",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineDiFase",
            "kind": "LinkedField",
            "name": "nodo",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveFasiSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FaseSchedulataAggiornata",
        "kind": "LinkedField",
        "name": "faseSchedulataAggiornata",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineDiFase",
            "kind": "LinkedField",
            "name": "nodo",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4ce22f200853f78b608a90e298e8612d5af079e0b6a3b0a28b02de3fe61e2174",
    "metadata": {},
    "name": "useLiveFasiSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5f4490237ee9947435fd103109b72267";

export default node;
