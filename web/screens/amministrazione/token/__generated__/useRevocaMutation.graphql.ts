/**
 * @generated SignedSource<<9bb9111d2197c9de8d7177d40e14e72a>>
 * @relayHash 5df671cc440bb6f904c99853a3c47709
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd4d2e8de23724782d59d2aa1f51d35b8fc441c0a7582456117fadb980c8bb13

import type { ConcreteRequest } from 'relay-runtime';
export type useRevocaMutation$variables = {
  pk: number;
};
export type useRevocaMutation$data = {
  readonly revokeToken: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fatto: boolean;
  };
};
export type useRevocaMutation = {
  response: useRevocaMutation$data;
  variables: useRevocaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "RevokeTokenPayload",
    "kind": "LinkedField",
    "name": "revokeToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fatto",
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
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRevocaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRevocaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fd4d2e8de23724782d59d2aa1f51d35b8fc441c0a7582456117fadb980c8bb13",
    "metadata": {},
    "name": "useRevocaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "51ebd21a037440ee896f60f6ae53486e";

export default node;
