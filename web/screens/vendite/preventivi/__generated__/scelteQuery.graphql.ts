/**
 * @generated SignedSource<<f312f0451cc78b1563d56f4bbde893c3>>
 * @relayHash 7691b95cc47795fcc03e5b507de1d528
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d533d64d7cec00605efbb73230e01d7f1cb2579a6631fb4ffecae3859e8c7a7

import type { ConcreteRequest } from 'relay-runtime';
export type scelteQuery$variables = {
  conAgenti: boolean;
};
export type scelteQuery$data = {
  readonly agenti?: ReadonlyArray<{
    readonly pk: number;
    readonly user: {
      readonly nome: string;
    };
  }>;
  readonly statiPreventivo: ReadonlyArray<{
    readonly pk: number;
    readonly stato: string;
  }>;
};
export type scelteQuery = {
  response: scelteQuery$data;
  variables: scelteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "conAgenti"
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
    "args": null,
    "concreteType": "StatoPreventivo",
    "kind": "LinkedField",
    "name": "statiPreventivo",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stato",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "condition": "conAgenti",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Agente",
        "kind": "LinkedField",
        "name": "agenti",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nome",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "scelteQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "scelteQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "3d533d64d7cec00605efbb73230e01d7f1cb2579a6631fb4ffecae3859e8c7a7",
    "metadata": {},
    "name": "scelteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "141f37469846e460ec706e7faef6d2e8";

export default node;
