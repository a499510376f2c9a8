/**
 * @generated SignedSource<<e9d2da01ad5c8a5a62cc1a5402dcd67c>>
 * @relayHash 89ecb46f75fafa60ebb3d71cbf9d2f6a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c8f63afa68b3fb683880d93683a924723606ff663b3b28b0bc80fb2b4659d0c

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
    "id": "7c8f63afa68b3fb683880d93683a924723606ff663b3b28b0bc80fb2b4659d0c",
    "metadata": {},
    "name": "accessoLoginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c9ed093d7fdcd58b53f8468e1caa2e31";

export default node;
