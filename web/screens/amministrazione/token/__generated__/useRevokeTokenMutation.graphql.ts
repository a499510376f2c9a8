/**
 * @generated SignedSource<<6ff0c327456f064d99589a4ce89cd02a>>
 * @relayHash 7517a9438bca1e181de1660a0029fa9e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd27c102064f4cea3eccc272537e46cd9d947ca7dfac63f5e76bb4c937be7fd4

import type { ConcreteRequest } from 'relay-runtime';
export type useRevokeTokenMutation$variables = {
  pk: number;
};
export type useRevokeTokenMutation$data = {
  readonly revokeToken: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fatto: boolean;
  };
};
export type useRevokeTokenMutation = {
  response: useRevokeTokenMutation$data;
  variables: useRevokeTokenMutation$variables;
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
    "name": "useRevokeTokenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRevokeTokenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bd27c102064f4cea3eccc272537e46cd9d947ca7dfac63f5e76bb4c937be7fd4",
    "metadata": {},
    "name": "useRevokeTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e54b1112223b419da45de41facdb5ee";

export default node;
