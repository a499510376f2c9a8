/**
 * @generated SignedSource<<ab158b264e320b017fc73dee40729589>>
 * @relayHash 012c0b7fa8088bce0149d37c8c135623
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bde24b12e18fd890a7b4b44ec22b1b90d09a1ee4faed5491c74c5e80802f2301

import type { ConcreteRequest } from 'relay-runtime';
export type CambiaPasswordInput = {
  attuale?: string | null;
  confirmPassword?: string | null;
  password?: string | null;
};
export type CambiaPasswordMutation$variables = {
  input: CambiaPasswordInput;
};
export type CambiaPasswordMutation$data = {
  readonly cambiaPassword: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fatto: boolean;
  };
};
export type CambiaPasswordMutation = {
  response: CambiaPasswordMutation$data;
  variables: CambiaPasswordMutation$variables;
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
    "concreteType": "CambiaPasswordPayload",
    "kind": "LinkedField",
    "name": "cambiaPassword",
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
    "name": "CambiaPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CambiaPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bde24b12e18fd890a7b4b44ec22b1b90d09a1ee4faed5491c74c5e80802f2301",
    "metadata": {},
    "name": "CambiaPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7cecb1a12a64bdcef3a120bd4b37311e";

export default node;
