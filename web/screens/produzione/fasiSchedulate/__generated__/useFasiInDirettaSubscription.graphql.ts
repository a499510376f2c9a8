/**
 * @generated SignedSource<<a1f38b0e37ec33ce9819dd3cb567b416>>
 * @relayHash 662520929301e2997d1c4f7dffb78b83
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d9f58aa5a893ca06227703c22326fae6a8ccee7b9e85440125bb3030e10318e

import type { ConcreteRequest } from 'relay-runtime';
export type useFasiInDirettaSubscription$variables = {
  dopo?: string | null;
};
export type useFasiInDirettaSubscription$data = {
  readonly faseSchedulataAggiornata: {
    readonly evento: string;
    readonly nodo: {
      readonly pk: number;
    } | null;
    readonly pk: number;
  };
};
export type useFasiInDirettaSubscription = {
  response: useFasiInDirettaSubscription$data;
  variables: useFasiInDirettaSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dopo"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "dopo",
        "variableName": "dopo"
      }
    ],
    "concreteType": "FaseSchedulataAggiornata",
    "kind": "LinkedField",
    "name": "faseSchedulataAggiornata",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "evento",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineDiFase",
        "kind": "LinkedField",
        "name": "nodo",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFasiInDirettaSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFasiInDirettaSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7d9f58aa5a893ca06227703c22326fae6a8ccee7b9e85440125bb3030e10318e",
    "metadata": {},
    "name": "useFasiInDirettaSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f096f608d19e778d6b9e5f9574f546ad";

export default node;
