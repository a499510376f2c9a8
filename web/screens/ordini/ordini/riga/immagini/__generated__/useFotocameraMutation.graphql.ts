/**
 * @generated SignedSource<<a366b9d1c836e4441155fd3fbbf56859>>
 * @relayHash 58671127e5e037230db0e3342dd6d4e0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7399a1a744af502c249b83bba0cdf8c9e27d17fd0e4cea31642d9146e215790a

import type { ConcreteRequest } from 'relay-runtime';
export type useFotocameraMutation$variables = Record<PropertyKey, never>;
export type useFotocameraMutation$data = {
  readonly scattaFoto: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly foto: string | null;
  };
};
export type useFotocameraMutation = {
  response: useFotocameraMutation$data;
  variables: useFotocameraMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "input",
        "value": {}
      }
    ],
    "concreteType": "ScattaFotoPayload",
    "kind": "LinkedField",
    "name": "scattaFoto",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "foto",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "scattaFoto(input:{})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFotocameraMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFotocameraMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7399a1a744af502c249b83bba0cdf8c9e27d17fd0e4cea31642d9146e215790a",
    "metadata": {},
    "name": "useFotocameraMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5b418fb1ccecb884dbed4a1ae1fd3b0a";

export default node;
