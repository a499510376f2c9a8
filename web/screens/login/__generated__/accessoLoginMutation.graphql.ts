/**
 * @generated SignedSource<<8cd5a27745c01925244db9214d823ae8>>
 * @relayHash 869a0e1e4f76f14a37bf0e48911dbcf3
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 838f00432e97ed04738fbb4a60671f83f9b305ff52b77a9e296cb9114b75a547

import type { ConcreteRequest } from 'relay-runtime';
export type LoginInput = {
  password?: string | null;
  ricordami?: boolean | null;
  username?: string | null;
};
export type accessoLoginMutation$variables = {
  input: LoginInput;
};
export type accessoLoginMutation$data = {
  readonly login: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly pk: number;
    } | null;
  };
};
export type accessoLoginMutation = {
  response: accessoLoginMutation$data;
  variables: accessoLoginMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "LoginPayload",
    "kind": "LinkedField",
    "name": "login",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pk",
            "storageKey": null
          }
        ],
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
    "name": "accessoLoginMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "accessoLoginMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "838f00432e97ed04738fbb4a60671f83f9b305ff52b77a9e296cb9114b75a547",
    "metadata": {},
    "name": "accessoLoginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "993d2b6c5e4f9ebb2a74d7fad264baef";

export default node;
