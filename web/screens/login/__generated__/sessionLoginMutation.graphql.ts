/**
 * @generated SignedSource<<c826c0a86e4a337df74f78243536de13>>
 * @relayHash 1d58b4ded2f6dbce450e14bed0711b42
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae721a2fc7d9345ccce2fce350a943a9f9a26486fc492f055c4f716954394016

import type { ConcreteRequest } from 'relay-runtime';
export type LoginInput = {
  codice?: string | null;
  password: string;
  ricordami?: boolean | null;
  username: string;
};
export type sessionLoginMutation$variables = {
  input: LoginInput;
};
export type sessionLoginMutation$data = {
  readonly login: {
    readonly codici: ReadonlyArray<string>;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type sessionLoginMutation = {
  response: sessionLoginMutation$data;
  variables: sessionLoginMutation$variables;
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
        "kind": "ScalarField",
        "name": "codici",
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
    "name": "sessionLoginMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionLoginMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ae721a2fc7d9345ccce2fce350a943a9f9a26486fc492f055c4f716954394016",
    "metadata": {},
    "name": "sessionLoginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0f6dd0b3d9d742e014fb982e731e4604";

export default node;
